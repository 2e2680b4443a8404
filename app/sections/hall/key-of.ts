import type { Disturbance } from "#planner/traffic/disturbances.ts";

/** A key that is equal for equal disturbances. */
export const keyOf = (what: Disturbance) => JSON.stringify(what);
