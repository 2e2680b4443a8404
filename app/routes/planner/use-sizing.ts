import { useEffect, useMemo, useState } from "react";
import type { MoneyAnswer } from "#planner/money/verdict.ts";
import type { Known, Sizing, Stop } from "#planner/sizing/sizing.ts";

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

type Found = { asked: string; sized: Sized };

/**
 * Sizes the page's plan in workers, one for each core, unless the server knew its sizing. It begins by itself once the
 * page has nothing else to do.
 */
export function useSizing({ token, wrong, fleet, money, fileQuery }: Loaded): Sized {
  const asked = `${token} ${fileQuery}`;
  const [found, setFound] = useState<Found>();
  /** Whether this script has begun: then no plan waits for a press. */
  const [isHere, setIsHere] = useState(false);
  const isKnown = wrong || fleet.sizing !== undefined;

  useEffect(() => {
    if (isKnown) return;
    setIsHere(true);
    let isOver = false;
    let end = () => {};
    const show = (sized: Sized) => !isOver && setFound({ asked, sized });
    const begin = setTimeout(() => {
      show({ state: "running" });
      import("./size-in-workers.ts").then(
        ({ sizeInWorkers }) => {
          if (isOver) return;
          end = sizeInWorkers({ token, query: fileQuery }, (told) => {
            if (told.kind === "known") show({ state: "running", known: told.known });
            else if (told.kind === "sized") show({ state: "sized", sizing: told.sizing, money: told.money });
            else if (!isOver) setFound((found) => afterwards(found, told));
          });
        },
        () => show({ state: "failed" }),
      );
    }, pause);
    return () => {
      isOver = true;
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

/**
 * With what a stop costs the fleet, or without it where that failed. The fleet stays the same object: what drives it begins
 * anew with another.
 */
function afterwards(
  found: Found | undefined,
  told: { kind: "stopped"; stop: Stop | null } | { kind: "failed" },
): Found | undefined {
  if (!found) return undefined;
  const { sizing } = found.sized;
  if (!sizing) return { ...found, sized: { state: "failed" } };
  const stop = told.kind === "stopped" ? told.stop : null;
  return { ...found, sized: { ...found.sized, sizing: { ...sizing, stop } } };
}

/** ms in which a plan that is being changed may change again. */
const pause = 50;
