import { useEffect, useMemo, useState } from "react";
import type { MoneyAnswer } from "#planner/money/verdict.ts";
import type { Known, Sizing } from "#planner/sizing/sizing.ts";

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
            else show({ ...told, state: told.kind });
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

/** ms in which a plan that is being changed may change again. */
const pause = 50;
