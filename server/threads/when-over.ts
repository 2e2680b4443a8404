import { setTimeout as wait } from "node:timers/promises";

/** Processor time (ms) since a moment: of what does a task, and of the whole site, which may hold up its own threads. */
export type Used = { own: number; whole: number };

/** Begins to count at that moment. */
export type CountUse = () => Promise<() => Promise<Used>>;

type Limits = {
  /** Milliseconds that a task may take. */
  within: number;
  /** Milliseconds of a processor with which it is over where others leave it too little; without it, a share of `within`. */
  work?: number | undefined;
};

/**
 * Others hold a task up that has less than this share of a processor, and not one that does nothing; a site that has
 * about a processor holds up its tasks itself.
 */
const heldUp = { least: 0.005, most: 0.6, site: 0.8 };
/** How often a task may have its time where it is held up. */
const maxTimes = 3;
/** How often (ms) one that is held up is looked at, and what has no more time isn't. */
const look = 100;
/** A thread is counted once it answers; one that doesn't in so long (ms) is not held up. */
const longestCount = 500;

/**
 * Resolves when a task has had its time, or is done. Processor time decides, not the clock, where other processes leave the
 * task too little of it: a busy machine is slow instead of refusing pages, and what never ends takes no more of it than
 * elsewhere. It is counted from a quarter of the time on, so that nothing is asked about the many that are done by then.
 */
export async function whenOver(
  { within, work: most = heldUp.most * within }: Limits,
  countUse: CountUse,
  done: AbortSignal,
) {
  const began = performance.now();
  const passed = () => performance.now() - began;
  const until = (time: number) =>
    wait(Math.max(0, time - passed()), undefined, { signal: done }).catch(() => {});
  if (within <= look) return until(within);
  await until(within / 4);
  if (done.aborted) return;
  const from = passed();
  const readUsed = await soon(countUse());
  for (let at = within; !done.aborted; at = passed() + look) {
    await until(at);
    if (done.aborted || passed() >= maxTimes * within) return;
    const used = readUsed && (await soon(readUsed()));
    const counted = passed() - from;
    if (!used || used.own >= most || used.own < heldUp.least * counted) return;
    if (used.whole > heldUp.site * counted) return;
  }
}

/** What is known by then. */
function soon<Value>(value: Promise<Value>): Promise<Value | undefined> {
  return Promise.race([value.catch(() => undefined), wait(longestCount, undefined, { ref: false })]);
}

export const msOf = ({ user, system }: NodeJS.CpuUsage) => (user + system) / 1000;
