import { BroadcastChannel, setEnvironmentData } from "node:worker_threads";
import { LRUCache } from "lru-cache";
import { type LookedUp, type Lookup, lookupChannel } from "#planner/sizing/lookup.ts";
import type { Sizing } from "#planner/sizing/sizing.ts";
import { Overran } from "../threads/overran.ts";
import { threadFile } from "../threads/thread-file.ts";
import { openThreads } from "../threads/threads.ts";
import type { SizedPlan, SizingTask } from "./size-plan.ts";

/** A sizing that takes longer than this (ms) is given up, and its thread is ended; and what a stop costs its fleet. */
const longest = { fleet: 30_000, stop: 15_000 };
const untold = {
  text: "What it costs that a vehicle stops takes longer to find out than the server has for one plan. The fleet stands without it.",
};
/** Plans that may wait for the thread, with the one that it sizes; and those of one network. */
const most = { waiting: 4, ofNetwork: 2 };
/** Sizings that are kept: each has some 1 kB, and at most 6 kB of its plan's key. */
const maxKept = 1000;
/** A thread that has been idle for this long (ms) ends. */
const rest = 30_000;
/** Megabytes of its heap. */
const heap = 256;
/** For so long (ms), a plan that took too long is not sized again. */
const grudge = 600_000;

export type SizingOutcome = "sized" | "unreadable" | "busy" | "late";

/**
 * Sizes plans when visitors ask for it, one at a time in a thread of its own, and keeps what it found for every page and
 * document that names a fleet.
 */
export function openSizings({ fleet, stop } = longest) {
  const kept = new LRUCache<string, Sizing>({ max: maxKept });
  /** The keys of the plans of tokens. */
  const keys = new LRUCache<string, string>({ max: maxKept });
  const late = new LRUCache<string, true>({ max: maxKept, ttl: grudge });
  const underWay = new Map<string, { network: string; outcome: Promise<SizingOutcome> }>();
  const file = threadFile("sizing", "server/sizing/size-plan.ts");
  const threads = openThreads<SizingTask, SizedPlan>({ file, most: 1, longest: fleet, heap, rest });
  /* Each sizing has its own time: it begins when the one before has ended. */
  let last: Promise<unknown> = Promise.resolve();
  const channel = openChannel();
  setEnvironmentData(lookupChannel, true);

  return {
    /**
     * @param token of a plan, as it is in an address
     * @param network whose visitor asks
     */
    async size(token: string, network: string): Promise<SizingOutcome> {
      if (keys.has(token)) return "sized";
      if (late.has(token)) return "late";
      const known = underWay.get(token);
      if (known) return known.outcome;
      const own = [...underWay.values()].filter((each) => each.network === network);
      if (underWay.size >= most.waiting || own.length >= most.ofNetwork) return "busy";
      const outcome = last.then(() => sizeNow(token)).finally(() => underWay.delete(token));
      last = outcome.catch(() => {});
      underWay.set(token, { network, outcome });
      return outcome;
    },
    /** Whether asking for this plan is no new work. */
    knows: (token: string) => keys.has(token) || late.has(token) || underWay.has(token),
    /** The sizing of a token's plan, once it is sized. */
    sizingOf(token: string) {
      const key = keys.get(token);
      return key === undefined ? undefined : kept.get(key);
    },
    async close() {
      channel.close();
      await threads.close();
    },
  };

  async function sizeNow(token: string): Promise<SizingOutcome> {
    try {
      const sized = await threads.run({ token });
      if (!sized) return "unreadable";
      kept.set(sized.key, await withStop(token, sized.sizing));
      keys.set(token, sized.key);
      return "sized";
    } catch (error) {
      if (!(error instanceof Overran)) throw error;
      late.set(token, true);
      return "late";
    }
  }

  async function withStop(token: string, sized: Sizing): Promise<Sizing> {
    if (sized.stop !== undefined) return sized;
    try {
      return (await threads.run({ token, sized }, stop))?.sizing ?? sized;
    } catch (error) {
      if (!(error instanceof Overran)) throw error;
      return { ...sized, stop: untold };
    }
  }

  /** Answers the threads that render pages. */
  function openChannel() {
    const opened = new BroadcastChannel(lookupChannel);
    opened.onmessage = (event) => {
      const { data } = event as { data: Lookup | LookedUp };
      if (!("ask" in data)) return;
      opened.postMessage({ answer: data.ask, sizing: kept.get(data.key) } satisfies LookedUp);
    };
    /* It must not keep the process from ending. */
    (opened as { unref?: () => void }).unref?.();
    return opened;
  }
}

export type Sizings = ReturnType<typeof openSizings>;
