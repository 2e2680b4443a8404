import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freePort } from "#tests/support/free-port.ts";
import { startNginx } from "#tests/support/nginx.ts";
import { type Site, startSite } from "#tests/support/site.ts";

/* The example of deploy/ as it is, but for names, ports and certificates, which are each machine's own. */
let site: Site;
let nginx: Awaited<ReturnType<typeof startNginx>>;
let origin: string;

beforeAll(async () => {
  site = await startSite({ TRUSTED_PROXIES: "127.0.0.1" });
  const [secure, plain] = [await freePort(), await freePort()];
  origin = `http://127.0.0.1:${secure}`;
  nginx = await startNginx(
    (folder) =>
      readFileSync("deploy/nginx.conf", "utf8")
        .replace("/var/lib/nginx/mag-robotics", join(folder, "cache"))
        .replaceAll("/var/log/nginx/", `${folder}/`)
        .replaceAll(/ {2}listen \[::\]:.*\n/g, "")
        .replace("listen 80;", `listen 127.0.0.1:${plain};`)
        .replace("listen 443 ssl http2;", `listen 127.0.0.1:${secure};`)
        .replaceAll(/ {2}ssl_.*\n/g, "")
        .replaceAll("127.0.0.1:3000", new URL(site.origin).host)
        .replace(/ {2}server 127\.0\.0\.1:3001;\n/, ""),
    secure,
  );
});
afterAll(async () => {
  await nginx[Symbol.asyncDispose]();
  await site.stop();
});

test("pages come through, and are asked for each time", async () => {
  const before = seen("/contact");
  for (let count = 0; count < 2; count++) expect((await fetch(`${origin}/contact`)).status).toBe(200);
  await expect.poll(() => seen("/contact") - before).toBe(2);
});

test("a file whose name never changes is asked for once in each encoding, and kept", async () => {
  const asset = /\/assets\/[^"]+\.css/.exec(await (await fetch(origin)).text())?.[0] ?? "";
  for (const encoding of ["br", "gzip", "br", "gzip", "br"]) {
    const answer = await fetch(origin + asset, { headers: { "Accept-Encoding": encoding } });
    expect([answer.status, answer.headers.get("Content-Encoding")]).toEqual([200, encoding]);
    expect(answer.headers.get("Cache-Control")).toContain("immutable");
  }
  await expect.poll(() => seen(asset)).toBe(2);
});

/** How often the site itself was asked for a path. */
function seen(path: string) {
  return site.output.filter((line) => line.includes(`"path":"${path}"`)).length;
}
