import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { visitedPaths } from "#tests/support/paths.ts";
import { type Site, startSite } from "#tests/support/site.ts";

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

/* The first answer comes from the disk, through the app; the second from memory, past it. */
test("a file has the same answer and the same line in the log whether it is in memory or not", async () => {
  const home = (await ask("/", "identity")).body.toString();
  const parts = [...home.matchAll(/(?:href|src)="(\/[^"?#]+\.\w+)"/g)].flatMap(([, path]) => path ?? []);
  const paths = new Set([...visitedPaths.filter((path) => !/[?]/.test(path)), ...parts]);
  expect(paths.size).toBeGreaterThan(60);
  for (const path of paths)
    for (const encoding of ["br, gzip", "gzip", "identity"]) {
      const [first, second] = [await ask(path, encoding), await ask(path, encoding)];
      expect(second, `${path} in ${encoding}`).toEqual(first);
    }
  await expect
    .poll(() => new Set(linesOf("/contact").map((line) => Object.keys(line).join())), { timeout: 10_000 })
    .toEqual(new Set(["level,time,request,method,path,status,milliseconds"]));
});

function linesOf(path: string) {
  const lines = site.output.filter((line) => line.startsWith("{")).map((line) => JSON.parse(line));
  return lines.filter((line) => line.path === path);
}

async function ask(path: string, encoding: string) {
  const request = get(site.origin + path, { headers: { "Accept-Encoding": encoding } });
  const [answer] = (await once(request, "response")) as [IncomingMessage];
  const { date, "x-request-id": id, ...headers } = answer.headers;
  return {
    status: answer.statusCode,
    headers,
    hasId: Boolean(id),
    body: Buffer.concat(await answer.toArray()),
  };
}
