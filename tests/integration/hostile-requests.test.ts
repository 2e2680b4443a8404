import { execFile } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type engines, freshDatabase } from "#tests/support/databases.ts";
import { goodFields } from "#tests/support/enquiries.ts";
import { type Site, startSite } from "#tests/support/site.ts";
import { cases } from "#tests/support/whole-run.ts";

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

/* The seed changes each day, and the output names it: what fails once can be done again. */
const seed = Math.floor(Date.now() / 86_400_000);

test.each([
  ["SQLite", cases(8000)],
  ["PostgreSQL", cases(3000)],
] as const satisfies [(typeof engines)[number], number][])(
  "over %s, none of %i hostile requests to every address is answered with a failure or not at all",
  async (engine, count) => {
    await using database = await freshDatabase(engine);
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ["tests/support/hostile-requests.ts", `${count}`, `${seed}`],
      { env: { PATH: process.env["PATH"], ...database.env }, maxBuffer: 64 * 1024 * 1024 },
    );
    const lines = stdout
      .split("\n")
      .filter((line) => line.startsWith("{"))
      .map((line) => JSON.parse(line));
    const { answered } = lines.pop();
    expect(lines, `seed ${seed}`).toEqual([]);
    const total = Object.values<number>(answered).reduce((sum, each) => sum + each, 0);
    expect(total).toBeGreaterThan(count * 0.9);
  },
  240_000,
);

const end = "\r\n\r\n";
const malformed: Record<string, string> = {
  "a method of its own": `TRACE / HTTP/1.1\r\nHost: site${end}`,
  "TRACE of a staff page": `TRACE /staff HTTP/1.1\r\nHost: site${end}`,
  CONNECT: `CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example:443${end}`,
  "OPTIONS of everything": `OPTIONS * HTTP/1.1\r\nHost: site${end}`,
  "an asterisk": `GET * HTTP/1.1\r\nHost: site${end}`,
  "another site's address": `GET http://evil.example/staff HTTP/1.1\r\nHost: site${end}`,
  "an address that is none": `GET http://[::1 HTTP/1.1\r\nHost: site${end}`,
  "a line break in a page's data": `GET /%0d%0aa.data HTTP/1.1\r\nHost: site${end}`,
  "a relative path": `GET contact HTTP/1.1\r\nHost: site${end}`,
  "a path of slashes": `GET ////// HTTP/1.1\r\nHost: site${end}`,
  "a backslash": `GET \\..\\..\\etc HTTP/1.1\r\nHost: site${end}`,
  "bytes that are no ASCII": `GET /\u00e9\u00ff HTTP/1.1\r\nHost: site${end}`,
  "no host": `GET / HTTP/1.1${end}`,
  "a host that is none": `GET /search?q=a HTTP/1.1\r\nHost: a b/c?d#e@f:99999999${end}`,
  "two hosts": `GET / HTTP/1.1\r\nHost: a\r\nHost: b${end}`,
  "an old version": "GET / HTTP/0.9\r\n\r\n",
  "HTTP/1.0": `GET /search?q=fork HTTP/1.0${end}`,
  "a new version": `GET / HTTP/3.0\r\nHost: site${end}`,
  "HTTP/2": "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
  TLS: "\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003",
  "a header that is broken": `GET / HTTP/1.1\r\nHost: site\r\nbroken${end}`,
  "a header of U+0000": `GET / HTTP/1.1\r\nHost: site\r\nX: a\0b${end}`,
  "a folded header": `GET / HTTP/1.1\r\nHost: site\r\nX: a\r\n b${end}`,
  "16 kB of cookies": `GET /staff HTTP/1.1\r\nHost: site\r\nCookie: ${"a=b; ".repeat(3400)}${end}`,
  "a line of 20 kB": `GET /${"a".repeat(20_000)} HTTP/1.1\r\nHost: site${end}`,
  "two lengths": `POST / HTTP/1.1\r\nHost: site\r\nContent-Length: 1\r\nContent-Length: 2${end}ab`,
  "a length and chunks": `POST / HTTP/1.1\r\nHost: site\r\nContent-Length: 3\r\nTransfer-Encoding: chunked${end}0${end}`,
  "a length that is none": `POST / HTTP/1.1\r\nHost: site\r\nContent-Length: -1${end}`,
  "chunks that are none": `POST / HTTP/1.1\r\nHost: site\r\nTransfer-Encoding: chunked${end}zz\r\n`,
  "an encoding that is none": `POST / HTTP/1.1\r\nHost: site\r\nTransfer-Encoding: gzip${end}`,
  "a GET with a body": `GET /search?q=a HTTP/1.1\r\nHost: site\r\nContent-Length: 3${end}abc`,
  "an expectation": `POST / HTTP/1.1\r\nHost: site\r\nExpect: a-miracle\r\nContent-Length: 0${end}`,
  "an upgrade": `GET / HTTP/1.1\r\nHost: site\r\nConnection: Upgrade\r\nUpgrade: websocket${end}`,
  "many in one": `GET /contact HTTP/1.1\r\nHost: site${end}`.repeat(50),
  "one within another": `POST / HTTP/1.1\r\nHost: site\r\nContent-Length: 40${end}GET /staff HTTP/1.1\r\nHost: site${end}`,
};

/* Most are waited for in silence, so several are said at once. */
test.concurrent.each(Object.entries(malformed))(
  "%s is answered without a failure, or cut off",
  async (_, bytes) => {
    const answer = await say(Buffer.from(bytes, "latin1"));
    expect(answer).not.toMatch(/HTTP\/1\.1 5/);
    expect(answer.replaceAll(/HTTP\/1\.1 100 [^\r]*\r\n\r\n/g, "")).toMatch(/^(HTTP\/1\.1 [234]\d\d |$)/);
  },
);

test.concurrent.each(["two lengths", "a length and chunks"])("%s are refused", async (name) => {
  const answer = await say(Buffer.from(malformed[name] ?? "", "latin1"));
  expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual(["HTTP/1.1 400"]);
});

test.each(["/nothing-here", "/contact"])(
  "a few requests for %s sent at once on one connection are answered, and many end it",
  async (path) => {
    const together = (count: number) =>
      say(Buffer.from(`GET ${path} HTTP/1.1\r\nHost: site${end}`.repeat(count)));
    expect((await together(10)).match(/HTTP\/1\.1 (200|404)/g)).toHaveLength(10);
    expect((await together(400)).match(/HTTP\/1\.1 (200|404)/g)?.length ?? 0).toBeLessThan(20);
  },
);

test("nothing of that is logged as a failure, and the site takes enquiries", async () => {
  expect(site.output.join("\n")).not.toMatch(/"level":50/);
  const sent = await fetch(site.origin, {
    method: "POST",
    headers: { accept: "application/json" },
    body: new URLSearchParams({ "form-name": "contact", ...goodFields }),
  });
  expect(sent.status).toBe(200);
});

/** Sends bytes and tells what comes back, until the other side ends or a second passes in silence. */
async function say(bytes: Buffer) {
  const { hostname, port } = new URL(site.origin);
  const socket = connect(Number(port), hostname);
  let answer = "";
  socket.setEncoding("latin1").on("data", (text) => {
    answer += text;
  });
  socket.on("error", () => {});
  socket.setTimeout(1000, () => socket.destroy());
  await once(socket, "connect");
  socket.write(bytes);
  await new Promise((resolve) => socket.once("close", resolve));
  return answer;
}
