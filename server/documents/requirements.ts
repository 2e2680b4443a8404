import type { Context } from "hono";
import { LRUCache } from "lru-cache";
import { requirementWords } from "#content/planner/requirement.ts";
import type { RequirementTask } from "../../documents/requirement/requirement-thread.ts";
import { rateLimit, takesTurnsAs } from "../http/rate-limit.ts";
import type { Sizings } from "../sizing/sizings.ts";
import { Overran } from "../threads/overran.ts";
import { threadFile } from "../threads/thread-file.ts";
import { openThreads } from "../threads/threads.ts";
import { patience, within } from "../threads/within.ts";

/** Documents that one network may have made a minute: each takes some 0.3 s of processor time. */
const maxPerMinute = 12;
/**
 * Documents that are kept, of some 100 kB each; that may wait for the thread, with the one that it sets; and those of one
 * network.
 */
const most = { kept: 20, waiting: 8, ofNetwork: 3 };
/** One that takes longer than this (ms) is given up, and its thread is ended. */
const longest = 10_000;
/** A thread that has been idle for this long (ms) ends: it holds some 50 MB. */
const rest = 30_000;
/** Megabytes of its heap. */
const heap = 256;

type Made = Uint8Array<ArrayBuffer> | "unreadable" | "queued" | "busy" | "late";

/**
 * Answers /planner/files/requirement.pdf?plan=…: the requirement document of the plan and the sums in the address, set in
 * a thread of its own. What takes longer than a visitor waits goes on, and the address opens it by itself.
 */
export function openRequirements(sizings: Sizings) {
  const file = threadFile("requirement", "documents/requirement/requirement-thread.ts");
  const threads = openThreads<RequirementTask, Uint8Array<ArrayBuffer> | undefined>({
    file,
    most: 1,
    longest,
    heap,
    rest,
  });
  const kept = new LRUCache<string, Uint8Array<ArrayBuffer>>({ max: most.kept });
  const underWay = new Map<string, { network: string; making: Promise<Made> }>();
  const limit = rateLimit(maxPerMinute);
  const { instead } = requirementWords;

  return {
    /**
     * @param address of the client
     * @returns when the network may ask again (s), if it has asked too often
     */
    async answer(context: Context, address: string): Promise<Response | { retryAfter: number }> {
      const query = new URL(context.req.url).search.slice(1);
      const isNew = !(kept.has(query) || underWay.has(query));
      const passed = isNew ? await limit(address) : ({ ok: true } as const);
      if (!passed.ok) return passed;
      const made = await within(patience, documentOf(query, takesTurnsAs(address)));
      switch (made) {
        case undefined:
          return inWords(context, 202, instead.pending, { Refresh: "4", "Retry-After": "4" });
        case "queued":
          return inWords(context, 202, instead.queued, { Refresh: "10", "Retry-After": "10" });
        case "unreadable":
          return inWords(context, 404, instead.unreadable);
        case "late":
          return inWords(context, 422, instead.late);
        case "busy":
          return inWords(context, 503, instead.busy, { "Retry-After": "10" });
        default:
          return context.body(made, 200, {
            "Content-Type": "application/pdf",
            "Content-Disposition": 'inline; filename="requirement.pdf"',
            "Cache-Control": "private, no-store",
            "X-Robots-Tag": "noindex",
          });
      }
    },
    close: () => threads.close(),
  };

  async function documentOf(query: string, network: string): Promise<Made> {
    const known = kept.get(query) ?? underWay.get(query)?.making;
    if (known) return known;
    const own = [...underWay.values()].filter((each) => each.network === network);
    if (own.length >= most.ofNetwork) return "queued";
    if (underWay.size >= most.waiting) return "busy";
    const making = make(query, network).finally(() => underWay.delete(query));
    underWay.set(query, { network, making });
    return making;
  }

  async function make(query: string, network: string): Promise<Made> {
    const token = new URLSearchParams(query).get("plan") ?? "";
    const outcome = await sizings.size(token, network);
    if (outcome === "unreadable") return outcome;
    if (outcome === "busy") return "queued";
    try {
      const made = await threads.run({ query, sizing: sizings.sizingOf(token) });
      if (!made) return "unreadable";
      kept.set(query, made);
      return made;
    } catch (error) {
      if (error instanceof Overran) return "late";
      throw error;
    }
  }

  function inWords(context: Context, status: 202 | 404 | 422 | 503, words: string, headers = {}) {
    return context.text(`${words}\n`, status, {
      "Cache-Control": "no-store",
      "X-Robots-Tag": "noindex",
      ...headers,
    });
  }
}

export type Requirements = ReturnType<typeof openRequirements>;

/** Whether a plan's document is asked for. The router decodes addresses and ignores case, so this does, too. */
export function isRequirement(path: string) {
  return decodeURIComponent(path).toLowerCase() === "/planner/files/requirement.pdf";
}
