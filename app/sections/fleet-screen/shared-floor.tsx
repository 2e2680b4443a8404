import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from "react";
import { keyOf } from "#app/sections/hall/key-of.ts";
import type { Shown, ShownHall } from "#app/sections/hall/shown-hall.ts";
import type { Disturbance } from "#planner/traffic/disturbances.ts";
import type { ScreenRows } from "./screen-feed.ts";
import type { SiteHall } from "./site-hall.ts";

/** The hall, and the function that draws its map. */
type Running = { hall: ShownHall<ScreenRows>; drawMap: typeof import("./run-screens.ts").drawMap };

type SharedFloor = {
  site: SiteHall;
  /** Set once it runs. */
  running: Running | undefined;
  view: Shown<ScreenRows> | undefined;
  /** Whether its script could not be loaded. */
  failed: boolean;
  wake: () => void;
  wrong: readonly Disturbance[];
  toggle: (what: Disturbance) => void;
};

const Shared = createContext<SharedFloor | undefined>(undefined);

/** One floor for all screens on a page. Its script is loaded when the first of them is seen. */
export function SharedFloorProvider({ site, children }: { site: SiteHall; children: ReactNode }) {
  const [running, setRunning] = useState<Running>();
  const [view, setView] = useState<Shown<ScreenRows>>();
  const [failed, setFailed] = useState(false);
  const [wrong, setWrong] = useState<readonly Disturbance[]>([]);
  const asked = useRef(false);

  useEffect(() => () => running?.hall.close(), [running]);

  async function wake() {
    if (asked.current) return;
    asked.current = true;
    try {
      const { runScreens, drawMap } = await import("./run-screens.ts");
      setRunning({ hall: runScreens(site, setView), drawMap });
    } catch {
      setFailed(true);
    }
  }

  function toggle(what: Disturbance) {
    const key = keyOf(what);
    const lasts = wrong.some((other) => keyOf(other) === key);
    setWrong(lasts ? wrong.filter((other) => keyOf(other) !== key) : [...wrong, what]);
    running?.hall.running.tell({ kind: lasts ? "mend" : "disturb", what });
  }

  const value = { site, running, view, failed: failed || view?.failed === true, wake, wrong, toggle };
  return <Shared value={value}>{children}</Shared>;
}

export function useSharedFloor(): SharedFloor {
  const shared = useContext(Shared);
  if (!shared) throw new Error("A screen stands in a SharedFloorProvider.");
  return shared;
}
