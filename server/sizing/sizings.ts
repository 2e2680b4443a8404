import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { BroadcastChannel, setEnvironmentData } from "node:worker_threads";
import { LRUCache } from "lru-cache";
import { type LookedUp, type Lookup, lookupChannel } from "#planner/sizing/lookup.ts";
import type { Sizing } from "#planner/sizing/sizing.ts";
import { Overran } from "../threads/overran.ts";
import { openThreads } from "../threads/threads.ts";
import type { SizedPlan } from "./size-plan.ts";

/** A sizing that takes longer than this (ms) is given up, and its thread is ended. */
const longest = 20_000;
/** Plans that may wait for the thread, with the one that it sizes. */
const maxWaiting = 4;
/** Sizings that are kept: each has some 1 kB, and at most 6 kB of its plan's key. */
const maxKept = 1000;
/** A thread that has been idle for this long (ms) ends. */
const rest = 30_000;
/** Megabytes of its heap. */
const heap = 256;

export type SizingOutcome = "sized" | "unreadable" | "busy" | "late";

/**
 * Sizes plans when visitors ask for it, one at a time in a thread of its own, and keeps what it found for every page and
 * document that names a fleet.
 */
export function openSizings() {
  const kept = new LRUCache<string, Sizing>({ max: maxKept });
  const tokens = new LRUCache<string, true>({ max: maxKept });
  const underWay = new Map<string, Promise<SizingOutcome>>();
  /* The bundle that the build has made; in development and in tests, the source. */
  const built = resolve("build/sizing.js");
  const file = existsSync(built) ? built : resolve("server/sizing/size-plan.ts");
  const threads = openThreads<string, SizedPlan>({ file, most: 1, longest, heap, rest });
  const channel = openChannel();
  setEnvironmentData(lookupChannel, true);

  return {
    /** @param token of a plan, as it is in an address */
    async size(token: string): Promise<SizingOutcome> {
      if (tokens.get(token)) return "sized";
      const known = underWay.get(token);
      if (known) return known;
      if (underWay.size >= maxWaiting) return "busy";
      const outcome = sizeNow(token).finally(() => underWay.delete(token));
      underWay.set(token, outcome);
      return outcome;
    },
    async close() {
      channel.close();
      await threads.close();
    },
  };

  async function sizeNow(token: string): Promise<SizingOutcome> {
    try {
      const sized = await threads.run(token);
      if (!sized) return "unreadable";
      kept.set(sized.key, sized.sizing);
      tokens.set(token, true);
      return "sized";
    } catch (error) {
      if (error instanceof Overran) return "late";
      throw error;
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
