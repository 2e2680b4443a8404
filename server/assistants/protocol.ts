import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { WebStandardStreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js";
import {
  CallToolRequestSchema,
  type CallToolResult,
  ErrorCode,
  InitializeRequestSchema,
  JSONRPCMessageSchema,
  ListToolsRequestSchema,
  SetLevelRequestSchema,
} from "@modelcontextprotocol/sdk/types.js";
import { company } from "#content/company/company.ts";
import type { Found, SearchAnswer } from "../search/open-search.ts";
import { longestQuery } from "../search/words.ts";
import type { Question, ToolAnswer } from "./answer-tool.ts";
import { tools } from "./tools.ts";

/** What a tool answers, or why none could be asked now. */
type Refusal = { refusal: string };
export type Told = ToolAnswer | Refusal;

type Asked = {
  siteUrl: string;
  search: (query: string) => Promise<SearchAnswer | Refusal>;
  answer: (question: Question) => Promise<Told>;
};

/** Answers one message of the protocol. */
export async function respond(request: Request, parsedBody: unknown, asked: Asked) {
  const wrong = faultOf(parsedBody);
  if (wrong) return wrong;
  const server = serverFor(asked);
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  return transport.handleRequest(takingBoth(request), { parsedBody });
}

/** The transport looks for the two types by name; who takes anything, as curl does, or says nothing takes them, too. */
function takingBoth({ url, headers }: Request) {
  const given = headers.get("Accept") ?? "*/*";
  const all = new Headers(headers);
  if (given.includes("*/*")) all.set("Accept", "application/json, text/event-stream");
  return new Request(url, { method: "POST", headers: all });
}

const schemas: Record<string, { safeParse: (message: unknown) => Read }> = {
  initialize: InitializeRequestSchema,
  "logging/setLevel": SetLevelRequestSchema,
  "tools/list": ListToolsRequestSchema,
  "tools/call": CallToolRequestSchema,
};
type Read = { error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined };

/**
 * What is no message, or has the wrong parameters: by the SDK, the one would be no JSON and the other a fault of this
 * server, told in JSON.
 */
function faultOf(body: unknown) {
  const { id, method } = (body ?? {}) as { id?: unknown; method?: unknown };
  const fault = (status: number, code: ErrorCode, message: string) =>
    Response.json({ jsonrpc: "2.0", error: { code, message }, id: isId(id) ? id : null }, { status });
  if (!JSONRPCMessageSchema.safeParse(body).success)
    return fault(400, ErrorCode.InvalidRequest, "This is no message of JSON-RPC 2.0.");
  const schema = isId(id) && typeof method === "string" && Object.hasOwn(schemas, method) && schemas[method];
  const issue = schema ? schema.safeParse(body).error?.issues[0] : undefined;
  if (!issue) return undefined;
  const where = issue.path.map(String).join(".").slice(0, 60);
  return fault(200, ErrorCode.InvalidParams, `${where}: ${issue.message}`.slice(0, 300));
}

const isId = (id: unknown) => typeof id === "string" || Number.isInteger(id);

function serverFor({ siteUrl, search, answer }: Asked) {
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
    if (!tool) throw invalid(`There is no tool "${params.name.slice(0, 60)}".`);
    const input = params.arguments ?? {};
    if (tool.name === "search_site") return found(siteUrl, search, input);
    return inWords(siteUrl, await answer({ tool: tool.name, input }));
  });
  return server;
}

/** The SDK's own error would begin with its code in words, and clients put that before it again. */
function invalid(message: string) {
  return Object.assign(new Error(message), { code: ErrorCode.InvalidParams });
}

function inWords(siteUrl: string, told: Told): CallToolResult {
  if ("refusal" in told) return failed(told.refusal);
  if (!told.ok) return failed(told.errors.map(({ path, message }) => `${path} ${message}`.trim()).join("; "));
  const { path, ...rest } = told.value;
  return answered({ ...rest, ...(path && { link: new URL(path, siteUrl).href }) });
}

async function found(siteUrl: string, search: Asked["search"], input: unknown): Promise<CallToolResult> {
  const { query, ...more } = input as { query?: unknown };
  const [unknown] = Object.keys(more);
  if (unknown !== undefined) return failed(`${unknown.slice(0, 60)} is no field of this tool`);
  if (typeof query !== "string" || query.length > longestQuery)
    return failed(`query must be text of at most ${longestQuery} characters`);
  const outcome = await search(query);
  if ("refusal" in outcome) return failed(outcome.refusal);
  const { found, count, partly } = outcome;
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
