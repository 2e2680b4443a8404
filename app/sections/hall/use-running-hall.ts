import { useEffect, useRef, useState } from "react";
import type { Driven, Happening, Update } from "#planner/session/session.ts";
import type { State } from "#planner/traffic/moves.ts";
import { drawHall, type Marked } from "./draw-hall.ts";
import type { Floor } from "./floor-box.ts";
import { RunningHall } from "./running-hall.ts";

/** What the page says of a hall, some times a second. */
export type HallView = {
  time: number;
  playing: boolean;
  ready: boolean;
  refused: string | undefined;
  failed: boolean;
  counts: Update["counts"];
  vehicles: {
    id: number;
    state: State;
    driven: Driven;
    battery: number;
    held: "stop" | "radio" | undefined;
  }[];
};

type Asked = { token: string; count: number | undefined; floor: Floor; marked: Marked };

/** ms between two views, and between two pictures where less motion is wanted. */
const times = { view: 250, still: 1000 };

/** Runs a hall in a worker and draws it on a canvas as long as somebody sees anything of its `place`. */
export function useRunningHall(
  { token, count, floor, marked }: Asked,
  onHappened: (happened: readonly Happening[]) => void,
) {
  const place = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const running = useRef<RunningHall>(undefined);
  const latest = useRef({ floor, marked, onHappened });
  const [view, setView] = useState<HallView>();

  useEffect(() => {
    latest.current = { floor, marked, onHappened };
  });

  useEffect(() => {
    const calm = matchMedia("(prefers-reduced-motion: reduce)");
    const hall = new RunningHall(token, count, {
      changed: () => {
        if (hall.ready && hall.time === 0) hall.play(!calm.matches);
        setView(viewOf(hall));
      },
      happened: (happened) => latest.current.onHappened(happened),
    });
    running.current = hall;
    const stop = whileSeen(place.current, canvas.current, (now, last) => {
      const still = calm.matches;
      const waits = still && hall.playing && !hall.isStepping;
      if (waits && now - last.drawn < times.still) return;
      hall.frame(now, still ? times.still : undefined, still);
      last.drawn = now;
      if (canvas.current) drawHall(canvas.current, hall, latest.current.floor, latest.current.marked);
      if (now - last.viewed < times.view) return;
      last.viewed = now;
      setView(viewOf(hall));
    });
    return () => {
      stop();
      hall.close();
    };
  }, [token, count]);

  return { place, canvas, running, view };
}

function viewOf(hall: RunningHall): HallView {
  const { time, playing, ready, refused, failed, counts } = hall;
  const vehicles = hall.vehicles.map((vehicle) => {
    const { id, driven, battery, held } = vehicle;
    return { id, driven, battery, held, state: hall.stateOf(vehicle) };
  });
  return { time, playing, ready: ready !== undefined, refused, failed, counts, vehicles };
}

/** Calls for each picture while a place is in sight, and keeps its canvas as sharp as the screen. */
function whileSeen(
  place: Element | null,
  canvas: HTMLCanvasElement | null,
  draw: (now: number, last: { drawn: number; viewed: number }) => void,
) {
  if (!place || !canvas) return () => {};
  const last = { drawn: 0, viewed: 0 };
  let request = 0;
  const frame = (now: number) => {
    request = requestAnimationFrame(frame);
    draw(now, last);
  };
  const sight = new IntersectionObserver(([entry]) => {
    cancelAnimationFrame(request);
    if (entry?.isIntersecting) request = requestAnimationFrame(frame);
  });
  const size = new ResizeObserver(([entry]) => {
    const { width = 0, height = 0 } = entry?.contentRect ?? {};
    canvas.width = Math.round(width * devicePixelRatio);
    canvas.height = Math.round(height * devicePixelRatio);
  });
  sight.observe(place);
  size.observe(canvas);
  return () => {
    cancelAnimationFrame(request);
    sight.disconnect();
    size.disconnect();
  };
}
