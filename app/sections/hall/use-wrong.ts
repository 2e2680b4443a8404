import { useState } from "react";
import type { Disturbance } from "#planner/traffic/disturbances.ts";
import { keyOf } from "./key-of.ts";
import type { RunningHall } from "./running-hall.ts";

/** What a visitor has made go wrong on a floor. `toggle` makes it so, or mends it. */
export function useWrong() {
  const [wrong, setWrong] = useState<readonly Disturbance[]>([]);
  function toggle(running: RunningHall | undefined, what: Disturbance) {
    const others = wrong.filter((other) => keyOf(other) !== keyOf(what));
    const lasts = others.length < wrong.length;
    setWrong(lasts ? others : [...wrong, what]);
    running?.tell({ kind: lasts ? "mend" : "disturb", what });
  }
  return { wrong, setWrong, toggle };
}
