import { useEffect, useRef, useState } from "react";
import type { Counts } from "#planner/fleet/total.ts";
import type { Message } from "#planner/messages/headers.ts";
import type { HallEvent } from "#planner/session/journal.ts";
import { drawHall, type Marked } from "./draw-hall.ts";
import { HallLoop } from "./hall-loop.ts";
import type { HallPlan } from "./hall-plan.ts";
import { type HallView, viewOf } from "./hall-view.ts";
import { type Earlier, RunningHall } from "./running-hall.ts";
import { keepSharp, whileSeen } from "./while-seen.ts";

type Asked = {
  token: string;
  count: Counts | undefined;
  seed: number | undefined;
  /** ms of the run; undefined: the worker finds a moment in the middle of a shift. */
  begins: number | undefined;
  /** Set if it is known before the worker has read it. */
  plan: HallPlan | undefined;
  marked: Marked;
};

/** How many messages of the chosen vehicle are shown. */
const most = 12;

/** Runs a hall in a worker and draws it on a canvas while any of its `place` is in view. */
export function useRunningHall(
  { token, count, seed, begins, plan, marked }: Asked,
  onHappened: (happened: readonly HallEvent[]) => void,
  onEarlier: (earlier: Earlier) => void,
) {
  const place = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const running = useRef<RunningHall>(undefined);
  const latest = useRef({ plan, marked, onHappened, onEarlier });
  const listensTo = useRef<number>(undefined);
  const [view, setView] = useState<HallView>();
  const [messages, setMessages] = useState<readonly Message[]>([]);

  useEffect(() => {
    latest.current = { plan, marked, onHappened, onEarlier };
  });

  useEffect(() => {
    const hall: RunningHall = new RunningHall(
      { token, count, seed, begins: begins ?? "midShift" },
      {
        changed: () => {
          loop.begin();
          setView(viewOf(hall));
        },
        happened: (happened) => latest.current.onHappened(happened),
        wentBack: (earlier) => {
          setMessages([]);
          setView(viewOf(hall));
          latest.current.onEarlier(earlier);
        },
        heard: ({ vehicle, messages: heard }) => {
          if (vehicle !== listensTo.current || heard.length === 0) return;
          setMessages((before) => heard.toReversed().concat(before).slice(0, most));
        },
      },
    );
    const loop = new HallLoop(hall);
    running.current = hall;
    const stop = place.current
      ? whileSeen(place.current, (now) => {
          const { draw, view } = loop.next(now);
          const floor = latest.current.plan ?? hall.plan;
          if (draw && hall.state && floor && canvas.current)
            drawHall(canvas.current, hall.state, floor, latest.current.marked);
          if (view) setView(viewOf(hall));
        })
      : undefined;
    return () => {
      stop?.();
      hall.close();
    };
  }, [token, count, seed, begins]);

  /* The canvas of a large plan exists only once the worker has read the plan. */
  const ready = view?.ready === true;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a plan that the worker reads brings its canvas
  useEffect(() => {
    if (canvas.current) return keepSharp(canvas.current);
  }, [ready]);

  function listen(vehicle: number | undefined) {
    listensTo.current = vehicle;
    setMessages([]);
    running.current?.tell({ kind: "listen", vehicle });
  }

  return { place, canvas, running, view, messages, listen };
}
