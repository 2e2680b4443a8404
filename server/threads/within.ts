import { setTimeout as wait } from "node:timers/promises";

/** Milliseconds after which whoever asked for long work gets words, and may ask again; the work goes on. */
export const patience = 1200;

/** What a promise gives, or undefined if that takes longer. */
export async function within<Value>(ms: number, promise: Promise<Value>): Promise<Value | undefined> {
  const early = new AbortController();
  const late = wait(ms, undefined, { signal: early.signal }).catch(() => undefined);
  promise.catch(() => {});
  return Promise.race([promise, late]).finally(() => early.abort());
}
