import { type Edit, edited, type Floor } from "./floor.ts";

/** Past floors, the current one, and the undone ones. */
export type History = { past: readonly Floor[]; now: Floor; future: readonly Floor[] };
const maxSteps = 200;

export function edit(history: History, step: Edit | "undo" | "redo"): History {
  const { past, now, future } = history;
  if (step === "undo") {
    const before = past.at(-1);
    return before ? { past: past.slice(0, -1), now: before, future: [now, ...future] } : history;
  }
  if (step === "redo") {
    const [after, ...later] = future;
    return after ? { past: [...past, now], now: after, future: later } : history;
  }
  const next = edited(now, step);
  return next === now ? history : { past: [...past, now].slice(-maxSteps), now: next, future: [] };
}
