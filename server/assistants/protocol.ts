import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { WebStandardStreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js";
import {
  CallToolRequestSchema,
  type CallToolResult,
  ErrorCode,
  ListToolsRequestSchema,
  McpError,
} from "@modelcontextprotocol/sdk/types.js";
import { company } from "#content/company/company.ts";
import type { FindPages, Found } from "../search/open-search.ts";
import { longestQuery } from "../search/words.ts";
import type { Question, ToolAnswer } from "./answer-tool.ts";
import { tools } from "./tools.ts";

/** What a tool answers, or why none could be asked now. */
export type Told = ToolAnswer | { refusal: string };

type Asked = {
  siteUrl: string;
  search: FindPages;
  answer: (question: Question) => Promise<Told>;
};

/** Answers one message of the protocol. */
export async function respond(request: Request, parsedBody: unknown, asked: Asked) {
  const server = serverFor(asked);
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  return transport.handleRequest(request, { parsedBody });
}

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
    if (!tool) throw new McpError(ErrorCode.InvalidParams, `There is no tool "${params.name.slice(0, 60)}".`);
    const input = params.arguments ?? {};
    if (tool.name === "search_site") return found(siteUrl, search, input);
    return inWords(siteUrl, await answer({ tool: tool.name, input }));
  });
  return server;
}

function inWords(siteUrl: string, told: Told): CallToolResult {
  if ("refusal" in told) return failed(told.refusal);
  if (!told.ok) return failed(told.errors.map(({ path, message }) => `${path} ${message}`.trim()).join("; "));
  const { path, ...rest } = told.value;
  return answered({ ...rest, ...(path && { link: new URL(path, siteUrl).href }) });
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
