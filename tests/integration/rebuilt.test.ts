import { cp, mkdir, mkdtemp, readdir, rename, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { extname, join, resolve } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { startSite } from "#tests/support/site.ts";

/** A page that is read before the site is built anew, and one that isn't. */
const [known, unknown] = ["/our-solution", "/about-us"];

test("a site under which another build is put goes on with what it has, and says 503 for the rest", async () => {
  const folder = await mkdtemp(join(tmpdir(), "mag-rebuilt-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  for (const part of ["node_modules", "package.json"]) await symlink(resolve(part), join(folder, part));
  const build = join(folder, "build");
  const isSmall = (path: string) =>
    !path.includes("/client/") || ["", ".html", ".br"].includes(extname(path));
  await cp("build", build, { recursive: true, filter: isSmall });
  const site = await startSite({ SANDBOX: "on" }, { folder, parameters: ["build/main.js"] });
  onTestFinished(site.stop);
  const get = (path: string) => fetch(site.origin + path, { headers: { "Accept-Encoding": "br" } });
  const before = await (await get(known)).text();
  const open = () =>
    fetch(`${site.origin}/sandbox`, {
      method: "POST",
      body: "{}",
      headers: { "Content-Type": "application/json" },
    });
  expect((await open()).status).toBe(201);

  await putAnotherInPlace(build);

  const after = await get(known);
  expect([after.status, await after.text()]).toEqual([200, before]);
  expect((await get("/healthz")).status).toBe(200);
  const other = await get(unknown);
  expect([other.status, other.headers.get("retry-after")]).toEqual([503, "60"]);
  expect(await other.text()).toMatch(/\w+ \w+/);
  const asked = await fetch(`${site.origin}/mcp`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: '{"jsonrpc":"2.0","id":1,"method":"tools/list"}',
  });
  expect([asked.status, asked.headers.get("retry-after")]).toEqual([503, "60"]);
  expect((await asked.json()).error.message).toMatch(/Ask again/);
  const opened = await open();
  expect([201, 503]).toContain(opened.status);
  expect(site.output.join("\n")).toContain("build-replaced");
});

/** As a build of other sources does: the same pages, and chunks of code by other names. */
async function putAnotherInPlace(build: string) {
  const next = `${build}-next`;
  await cp(build, next, { recursive: true });
  for (const chunks of ["site", "server/assets"]) {
    await mkdir(join(next, chunks), { recursive: true });
    for (const name of await readdir(join(next, chunks)))
      await rename(join(next, chunks, name), join(next, chunks, `other-${name}`));
  }
  await rename(build, `${build}-replaced`);
  await rename(next, build);
  await rm(`${build}-replaced`, { recursive: true });
}
