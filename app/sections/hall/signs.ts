import type { State } from "#planner/traffic/moves.ts";

/** A sign for each state in which a vehicle doesn't travel, 12 high: no two are alike in black and white. */
export const signs: Partial<Record<State, string>> = {
  /* Two bars. */
  waiting: "M3 1v9M8 1v9",
  /* An arrow up from a floor, and one down to it. */
  picking: "M6 8v-7M3 4l3 -3l3 3M1 11h10",
  dropping: "M6 1v7M3 5l3 3l3 -3M1 11h10",
  charging: "M7 0l-4 6h5l-3 5",
  /* A ring. */
  parked: "M6 2a4 4 0 1 1 -0.01 0",
  stopped: "M2 2l8 8M10 2l-8 8",
};
