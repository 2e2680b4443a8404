import type { State } from "#planner/traffic/moves.ts";

/** A vehicle's state in a word or two, beside it on a floor. Most drive, so driving is told by motion alone. */
export const vehicleSigns = {
  driving: "",
  turning: "",
  waiting: "waits",
  picking: "picks up",
  dropping: "sets down",
  charging: "charges",
  parked: "free",
  stopped: "stopped",
} as const satisfies Record<State, string>;
