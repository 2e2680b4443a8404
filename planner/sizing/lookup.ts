import type { Sizing } from "./sizing.ts";

/**
 * The name under which threads that render pages ask for sizings: of a `BroadcastChannel`, and of the environment datum
 * that says that somebody answers there.
 */
export const lookupChannel = "sizings";

/** A question, and its answer with the same id. `key` is that of `planKey`. */
export type Lookup = { ask: string; key: string };
export type LookedUp = { answer: string; sizing: Sizing | undefined };
