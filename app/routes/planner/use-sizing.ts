import { useEffect, useMemo, useState } from "react";
import type { MoneyAnswer } from "#planner/money/verdict.ts";
import type { Known, Sizing } from "#planner/sizing/sizing.ts";
import type { SizingAsked, SizingTold } from "./size-worker.ts";

/** The sizing of the page's plan, and what follows from it. */
export type Sized = {
  /** waiting: no script has begun yet. */
  state: "waiting" | "running" | "sized" | "failed";
  known?: Known;
  sizing?: Sizing | undefined;
  money?: MoneyAnswer | undefined;
};

type Loaded = {
  token: string;
  wrong: boolean;
  fleet: { sizing: Sizing | undefined; fits: boolean };
  money: MoneyAnswer | undefined;
  fileQuery: string;
};

/**
 * Sizes the page's plan in workers, one for each core, unless the server knew its sizing. It begins by itself once the
 * page has nothing else to do.
 */
export function useSizing({ token, wrong, fleet, money, fileQuery }: Loaded): Sized {
  const asked = `${token} ${fileQuery}`;
  const [found, setFound] = useState<{ asked: string; sized: Sized }>();
  /** Whether this script has begun: then no plan waits for a press. */
  const [isHere, setIsHere] = useState(false);
  const isKnown = wrong || fleet.sizing !== undefined;

  useEffect(() => {
    if (isKnown) return;
    setIsHere(true);
    let worker: Worker | undefined;
    const show = (sized: Sized) => setFound({ asked, sized });
    const end = () => {
      worker?.terminate();
      worker = undefined;
    };
    const begin = setTimeout(() => {
      worker = new Worker(new URL("./size-worker.ts", import.meta.url), { type: "module" });
      worker.onerror = () => {
        end();
        show({ state: "failed" });
      };
      worker.onmessage = ({ data }: MessageEvent<SizingTold>) => {
        if (data.kind === "known") return show({ state: "running", known: data.known });
        end();
        show({ state: "sized", sizing: data.sizing, money: data.money });
      };
      const workers = Math.max(1, Math.min(maxWorkers, navigator.hardwareConcurrency || 1));
      worker.postMessage({ token, query: fileQuery, workers } satisfies SizingAsked);
      show({ state: "running" });
    }, pause);
    return () => {
      clearTimeout(begin);
      end();
    };
  }, [asked, token, fileQuery, isKnown]);

  const { sizing } = fleet;
  return useMemo(() => {
    if (isKnown) return { state: "sized", sizing, money };
    if (found?.asked === asked) return found.sized;
    return { state: isHere ? "running" : "waiting" };
  }, [isKnown, sizing, money, found, asked, isHere]);
}

/** ms in which a plan that is being changed may change again. */
const pause = 50;
/** Each worker loads the planner; more than these gain little. */
const maxWorkers = 16;
