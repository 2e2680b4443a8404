import { once } from "node:events";
import { createServer, get, type IncomingMessage, type OutgoingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import pino from "pino";
import { afterAll, expect, test } from "vitest";
import { compressPage } from "./compress-page.ts";
import { filesFirst } from "./files-first.ts";
import { siteFile } from "./site-file.ts";

const words = Buffer.from(`<p>${"Every pallet moves to plan. ".repeat(40)}`);
const file = siteFile({
  body: words,
  compressed: await compressPage(words),
  type: "text/html; charset=utf-8",
  cacheControl: "no-cache",
  tls: false,
});
const onDisk = {
  ...file,
  plain: { ...file.plain, content: { ...file.plain.content, kept: () => undefined } },
};
const files = new Map([
  ["/", file],
  ["/enquiry/sent", file],
  ["/film.mp4", onDisk],
]);

const lines: Record<string, unknown>[] = [];
const log = pino({ base: null }, { write: (line: string) => lines.push(JSON.parse(line)) });
const server = createServer(
  filesFirst(files, log, (_, response) => response.writeHead(299).end("of the app")),
).listen(0, "127.0.0.1");
await once(server, "listening");
afterAll(() => server.close());

test("a file in memory is sent with its headers and an id, which its log line names", async () => {
  const { headers, statusCode, body } = await ask("/", { "Accept-Encoding": "br" });
  expect([statusCode, headers["content-encoding"], headers["x-frame-options"]]).toEqual([200, "br", "DENY"]);
  expect(Number(headers["content-length"])).toBe(body.length);
  const { request, method, path, status } = lines.at(-1) ?? {};
  expect([request, method, path, status]).toEqual([headers["x-request-id"], "GET", "/", 200]);
});

test("a file that the visitor has is not sent again", async () => {
  const { etag = "" } = (await ask("/")).headers;
  const { statusCode, body } = await ask("/", { "If-None-Match": etag });
  expect([statusCode, body.length]).toEqual([304, 0]);
});

test.each<[string, string, OutgoingHttpHeaders?]>([
  ["a part of a file", "/", { Range: "bytes=0-9" }],
  ["a query", "/?q=1"],
  ["an encoded path", "/%2e"],
  ["a page about one enquiry", "/enquiry/sent"],
  ["an address without a file", "/nowhere"],
  ["a file on the disk", "/film.mp4"],
  ["a host that is none", "/", { Host: "a b" }],
  ["a request with a body", "/", { "Content-Length": 0 }],
])("%s is the app's", async (_, path, headers) => {
  expect((await ask(path, headers)).statusCode).toBe(299);
});

async function ask(path: string, headers: OutgoingHttpHeaders = {}) {
  const { port } = server.address() as AddressInfo;
  const [answer] = (await once(get({ port, host: "127.0.0.1", path, headers }), "response")) as [
    IncomingMessage,
  ];
  const body = Buffer.concat(await answer.toArray());
  return { statusCode: answer.statusCode, headers: answer.headers, body };
}
