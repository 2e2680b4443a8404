import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { type Context, Hono } from "hono";
import { LRUCache } from "lru-cache";
import type { Logger } from "pino";
import { Busy, openAdmission } from "../http/admission.ts";
import { isBuildReplaced, replacedAlarm } from "../http/build-replaced.ts";
import { limitedBody } from "../http/limited-body.ts";
import { packedHeaders, packedWords, refusePacked } from "../http/packed-body.ts";
import { rateLimit, takesTurnsAs } from "../http/rate-limit.ts";
import { describeError } from "../log/describe-error.ts";
import type { FindPages } from "../search/open-search.ts";
import { Overran } from "../threads/overran.ts";
import { openThreads } from "../threads/threads.ts";
import { patience, within } from "../threads/within.ts";
import type { Question, ToolAnswer } from "./answer-tool.ts";
import type { Told } from "./protocol.ts";

/** Bytes of a request: a plan of 200 places and 500 flows has some 60,000. */
const longestRequest = 256_000;
/**
 * Requests of one network a minute. A conversation takes three to begin with, and the protocol's own conformance suite
 * some hundred at once; what computes has bounds of its own.
 */
const maxPerMinute = 240;
/** Questions under way: one network has one at most, so there is always room for another's. */
const atOnce = 2;
/** Questions that wait, and those of one network; and how long (ms) each does. */
const longestQueue = 8;
const longestQueueOfNetwork = 3;
const longestWait = 5000;
/** A question that takes longer than this (ms) is given up; where the machine is busy, after three times as long. */
const longest = 10_000;
/** Answers that took longer than whoever asked has waited: how many are kept, and for how long (ms). */
const kept = { max: 50, ttl: 120_000 };

const words = {
  pending: "This is being worked out. Ask the same again in a few seconds.",
  busy: "Others ask at this moment. Ask again in a few seconds.",
  often: "Too many requests in one minute. Ask again in a moment.",
  late: "This takes longer than the server has for one question. The planner's page works it out in the browser.",
  large: "This request is larger than any plan that the planner reads.",
  deep: "This is nested more deeply than any plan that the planner reads.",
  foreign: "This address answers only under the site's own name.",
  unread: "This is no JSON: see the Model Context Protocol, Streamable HTTP.",
  batch: "Send one message a request: the protocol has no batches since its version of 2025-06-18.",
  failed: "Something stopped on our side. Ask again in a moment.",
  method: "This address answers POST: see the Model Context Protocol, Streamable HTTP.",
};

type Settings = {
  siteUrl: string;
  search: FindPages;
  addressOf: (context: Context) => string;
  log: Logger;
};

/**
 * `/mcp`: the planner and the search for assistants, by the Model Context Protocol. No conversation is kept between
 * requests, so each brings all that its answer needs; what computes runs in a thread, with a deadline.
 */
export function openAssistants() {
  const built = resolve("build/assistant.js");
  const file = existsSync(built) ? built : resolve("server/assistants/answer-tool.ts");
  const threads = openThreads<Question, ToolAnswer>({ file, most: atOnce, longest, heap: 256, rest: 30_000 });
  const admission = openAdmission({
    ...{ atOnce, longestQueue, longestQueueOfNetwork, longestWait, longest: 3 * longest },
  });

  /** What is worked out, and what was while nobody waited, by question. */
  const underWay = new Map<string, Promise<Told>>();
  const late = new LRUCache<string, Told>(kept);

  return { requests, close: () => threads.close() };

  function requests({ siteUrl, search, addressOf, log }: Settings) {
    const limit = rateLimit(maxPerMinute);
    const app = new Hono();
    const limited = limitedBody(longestRequest, (context) => refuse(context, 413, words.large));
    const plain = refusePacked((context) => refuse(context, 415, packedWords, { headers: packedHeaders }));
    app.all("/mcp", plain, limited, async (context) => {
      if (!isOwn(context.req.raw, siteUrl)) return refuse(context, 403, words.foreign);
      if (context.req.method !== "POST")
        return refuse(context, 405, words.method, { headers: { Allow: "POST" } });
      const address = addressOf(context);
      const passed = await limit(address);
      if (!passed.ok)
        return refuse(context, 429, words.often, { headers: { "Retry-After": `${passed.retryAfter}` } });
      const [isRead, parsedBody] = await bodyOf(context);
      if (!isRead) return refuse(context, 400, words.unread, { code: errorCodes.parse });
      /* A hundred searches in one request would count as one. */
      if (Array.isArray(parsedBody)) return refuse(context, 400, words.batch, { code: errorCodes.invalid });
      /* A site that no assistant asks doesn't load the protocol. */
      const { respond } = await import("./protocol.ts");
      const turn = takesTurnsAs(address);
      const asked = {
        siteUrl,
        search: async (query: string) =>
          (await within(patience, search(query))) ?? { refusal: words.pending },
        answer: (question: Question) => answer(turn, question),
      };
      const response = await respond(context.req.raw, parsedBody, asked);
      response.headers.set("Cache-Control", "no-store");
      return response;
    });
    app.onError((error, context) => {
      const isReplaced = isBuildReplaced();
      log.error(
        { ...(isReplaced && replacedAlarm), error: describeError(error) },
        "an assistant's request failed",
      );
      const headers: Record<string, string> = isReplaced ? { "Retry-After": "60" } : {};
      return refuse(context, isReplaced ? 503 : 500, words.failed, { code: errorCodes.failed, headers });
    });
    return app;
  }

  async function answer(turn: string, question: Question): Promise<Told> {
    const key = keyOf(question);
    if (key === undefined) return { refusal: words.deep };
    const known = late.get(key);
    if (known) return known;
    const working = underWay.get(key) ?? workOut(key, turn, question);
    return (await within(patience, working)) ?? { refusal: words.pending };
  }

  function workOut(key: string, turn: string, question: Question) {
    const began = performance.now();
    const working = admitted(turn, question).then((told) => {
      if (performance.now() - began > patience && !("refusal" in told)) late.set(key, told);
      return told;
    });
    underWay.set(key, working);
    const forget = () => underWay.delete(key);
    working.then(forget, forget);
    return working;
  }

  async function admitted(turn: string, question: Question): Promise<Told> {
    try {
      return await admission.admit({ lane: "visitors", network: turn }, () => threads.run(question));
    } catch (error) {
      if (error instanceof Busy) return { refusal: words.busy };
      if (error instanceof Overran) return { refusal: words.late };
      /* It is nested too deeply to be handed to a thread. */
      if (error instanceof RangeError) return { refusal: words.deep };
      throw error;
    }
  }
}

/** Tells questions apart; undefined where one is nested too deeply. */
function keyOf(question: Question) {
  try {
    return createHash("sha256").update(JSON.stringify(question)).digest("base64");
  } catch {
    return undefined;
  }
}

/** A page of another site, or a name that it has pointed at this machine, can't ask through a visitor's browser. */
function isOwn(request: Request, siteUrl: string) {
  const { host } = new URL(siteUrl);
  const own = (name: string | null) =>
    name === host || /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(name ?? "");
  const origin = request.headers.get("Origin");
  return own(request.headers.get("Host")) && (origin === null || own(URL.parse(origin)?.host ?? null));
}

async function bodyOf(context: Context): Promise<[isRead: boolean, body?: unknown]> {
  try {
    return [true, await context.req.json()];
  } catch {
    return [false];
  }
}

/** JSON-RPC's own codes, and the one that the protocol's SDK gives whatever is refused by HTTP. */
const errorCodes = { parse: -32_700, invalid: -32_600, refused: -32_000, failed: -32_603 };

/** Refuses a request in a message of the protocol, which clients show; it answers no id, since none was read. */
function refuse(
  context: Context,
  status: 400 | 403 | 405 | 413 | 415 | 429 | 500 | 503,
  message: string,
  { code = errorCodes.refused, headers = {} }: { code?: number; headers?: Record<string, string> } = {},
) {
  return context.json({ jsonrpc: "2.0", error: { code, message }, id: null }, status, {
    "Cache-Control": "no-store",
    ...headers,
  });
}

export type Assistants = ReturnType<typeof openAssistants>;
