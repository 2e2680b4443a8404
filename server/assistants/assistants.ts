import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { WebStandardStreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js";
import {
  CallToolRequestSchema,
  type CallToolResult,
  ErrorCode,
  ListToolsRequestSchema,
  McpError,
} from "@modelcontextprotocol/sdk/types.js";
import { type Context, Hono } from "hono";
import { company } from "#content/company/company.ts";
import { Busy, openAdmission } from "../http/admission.ts";
import { limitedBody } from "../http/limited-body.ts";
import { networkOf, rateLimit } from "../http/rate-limit.ts";
import type { FindPages, Found } from "../search/open-search.ts";
import { longestQuery } from "../search/words.ts";
import { Overran } from "../threads/overran.ts";
import { openThreads } from "../threads/threads.ts";
import type { Question, ToolAnswer } from "./answer-tool.ts";
import { type ToolName, tools } from "./tools.ts";

/** Bytes of a request: a plan of 200 places and 500 flows has some 60,000. */
const longestRequest = 256_000;
/** Requests of one network a minute; a conversation takes three to begin with. */
const maxPerMinute = 60;
/** Questions under way: one network has one at most, so there is always room for another's. */
const atOnce = 2;
/** Questions that wait, and those of one network; and how long (ms) each does. */
const longestQueue = 8;
const longestQueueOfNetwork = 3;
const longestWait = 5000;
/** A question that takes longer than this (ms), its wait among it, is given up. */
const longest = 10_000;

const words = {
  busy: "Others ask at this moment. Ask again in a few seconds.",
  often: "Too many requests in one minute. Ask again in a moment.",
  late: "This takes longer than the server has for one question. The planner's page works it out in the browser.",
  large: "This request is larger than any plan that the planner reads.",
  deep: "This is nested more deeply than any plan that the planner reads.",
  foreign: "This address answers only under the site's own name.",
  unread: "This is no JSON: see the Model Context Protocol, Streamable HTTP.",
  batch: "Send one message a request: the protocol has no batches since its version of 2025-06-18.",
  method: "This address answers POST: see the Model Context Protocol, Streamable HTTP.",
};

type Settings = {
  siteUrl: string;
  search: FindPages;
  addressOf: (context: Context) => string;
};

type Asking = Pick<Settings, "siteUrl" | "search"> & {
  /** Of whoever asks. */
  network: string;
};

/**
 * `/mcp`: the planner and the search for assistants, by the Model Context Protocol. Nothing is kept between requests, so
 * each brings all that its answer needs; what computes runs in a thread, with a deadline.
 */
export function openAssistants() {
  const built = resolve("build/assistant.js");
  const file = existsSync(built) ? built : resolve("server/assistants/answer-tool.ts");
  const threads = openThreads<Question, ToolAnswer>({ file, most: atOnce, longest, heap: 256, rest: 30_000 });
  const admission = openAdmission({
    ...{ atOnce, longestQueue, longestQueueOfNetwork, longestWait, longest },
  });

  return { requests, close: () => threads.close() };

  function requests({ siteUrl, search, addressOf }: Settings) {
    const limit = rateLimit(maxPerMinute);
    const app = new Hono();
    const limited = limitedBody(longestRequest, (context) => say(context, 413, words.large));
    app.all("/mcp", limited, async (context) => {
      if (!isOwn(context.req.raw, siteUrl)) return say(context, 403, words.foreign);
      if (context.req.method !== "POST") return say(context, 405, words.method, { Allow: "POST" });
      const network = networkOf(addressOf(context));
      const passed = await limit(network);
      if (!passed.ok) return say(context, 429, words.often, { "Retry-After": `${passed.retryAfter}` });
      const [isRead, parsedBody] = await bodyOf(context);
      if (!isRead) return say(context, 400, words.unread);
      /* A hundred searches in one request would count as one. */
      if (Array.isArray(parsedBody)) return say(context, 400, words.batch);
      const server = serverFor({ siteUrl, search, network });
      const transport = new WebStandardStreamableHTTPServerTransport({
        enableJsonResponse: true,
      });
      await server.connect(transport);
      const response = await transport.handleRequest(context.req.raw, { parsedBody });
      response.headers.set("Cache-Control", "no-store");
      return response;
    });
    return app;
  }

  function serverFor({ siteUrl, search, network }: Asking) {
    const server = new Server(
      { name: company.name, version: "1", websiteUrl: siteUrl },
      {
        capabilities: { tools: {}, logging: {} },
        instructions: `Figures of ${company.name}'s vehicles and of fleets planned with them. Give them as they are answered, with their sources and what is assumed, and the link. There is no price list.`,
      },
    );
    server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: [...tools] }));
    server.setRequestHandler(CallToolRequestSchema, async ({ params }) => {
      const tool = tools.find(({ name }) => name === params.name);
      if (!tool)
        throw new McpError(ErrorCode.InvalidParams, `There is no tool "${params.name.slice(0, 60)}".`);
      const input = params.arguments ?? {};
      if (tool.name === "search_site") return found(siteUrl, search, input);
      return answer({ siteUrl, network }, { tool: tool.name, input });
    });
    return server;
  }

  async function answer(
    { siteUrl, network }: Omit<Asking, "search">,
    question: { tool: ToolName; input: unknown },
  ): Promise<CallToolResult> {
    try {
      const outcome = await admission.admit({ lane: "visitors", network }, (left) =>
        threads.run(question, left),
      );
      if (!outcome.ok)
        return failed(outcome.errors.map(({ path, message }) => `${path} ${message}`.trim()).join("; "));
      const { path, ...told } = outcome.value;
      return answered({ ...told, ...(path && { link: new URL(path, siteUrl).href }) });
    } catch (error) {
      if (error instanceof Busy) return failed(words.busy);
      if (error instanceof Overran) return failed(words.late);
      /* It is nested too deeply to be handed to a thread. */
      if (error instanceof RangeError) return failed(words.deep);
      throw error;
    }
  }
}

async function found(siteUrl: string, search: FindPages, input: unknown): Promise<CallToolResult> {
  const { query } = input as { query?: unknown };
  if (typeof query !== "string" || query.length > longestQuery)
    return failed(`query must be text of at most ${longestQuery} characters`);
  const { found, count, partly } = await search(query);
  return answered({
    answer: {
      count,
      partly,
      pages: found.map(({ title, kind, path, heading, text }) => ({
        title,
        kind,
        link: new URL(path, siteUrl).href,
        heading: plain(heading),
        text: plain(text),
      })),
    },
    sources: ["the site's pages"],
    link: new URL(`/search?${new URLSearchParams({ q: query })}`, siteUrl).href,
  });
}

/** An excerpt without its marks. */
const plain = (segments: Found["text"]) => segments.map(({ text }) => text).join("");

/** Every client reads the text; those that read structure needn't parse it. */
function answered(structuredContent: Record<string, unknown>): CallToolResult {
  return { content: [{ type: "text", text: JSON.stringify(structuredContent) }], structuredContent };
}

function failed(text: string): CallToolResult {
  return { content: [{ type: "text", text: text.slice(0, 2000) }], isError: true };
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

function say(context: Context, status: 400 | 403 | 405 | 413 | 429, text: string, headers = {}) {
  return context.text(`${text}\n`, status, { "Cache-Control": "no-store", ...headers });
}

export type Assistants = ReturnType<typeof openAssistants>;
