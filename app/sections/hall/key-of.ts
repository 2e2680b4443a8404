import type { Disturbance } from "#planner/traffic/disturbances.ts";

/** The same for the same trouble. */
export const keyOf = (what: Disturbance) => JSON.stringify(what);
