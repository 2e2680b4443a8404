import { execFile } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import getTLSOptions from "smtp-server/lib/tls-options.js";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freshClone, npmStart } from "#tests/support/fresh-clone.ts";
import { bringPair, lockOfNode } from "#tests/support/pair.ts";

/*
 * The oldest pair that begins, cheaply: it installs the project's Node alone, and starts the site that is built here.
 * CI has each pair install and build everything (tests/support/whole-clone.ts).
 */
let folder: string;
let env: NodeJS.ProcessEnv | undefined;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "mag-pair-"));
  env = await bringPair(18, join(folder, "pair")).catch((error) => {
    if (/code (ENOTFOUND|EAI_AGAIN|ECONN|ETIMEDOUT|ENETUNREACH|ENOTCACHED)/.test(error.stderr))
      return undefined;
    throw error;
  });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const nodeAlone = async () => {
  const clone = await freshClone(["scripts", ".npmrc"]);
  const { manifest, lock } = await lockOfNode();
  await Promise.all([clone.write("package.json", manifest), clone.write("package-lock.json", lock)]);
  return clone;
};

test("npm 9 and Node 18 install the project's own Node and run commands with it", async ({ skip }) => {
  if (!env) return skip("npm 9 and Node 18 are in no cache, and there is no network");
  await using clone = await nodeAlone();
  const ask = ["run", "--silent", "node", "--", "-p", "process.version"];
  const { stdout } = await promisify(execFile)("npm", ask, { cwd: clone.folder, env });
  expect(stdout.trim()).toBe(process.version);
});

test("if the registry's certificate can't be verified, words say so within seconds", async ({ skip }) => {
  if (!env) return skip("npm 9 and Node 18 are in no cache, and there is no network");
  await using clone = await nodeAlone();
  const registry = createServer(getTLSOptions()).listen(0, "127.0.0.1");
  await once(registry, "listening");
  const { port } = registry.address() as AddressInfo;
  const began = Date.now();
  const started = promisify(execFile)("npm", ["start"], {
    cwd: clone.folder,
    env: {
      ...env,
      npm_config_registry: `https://127.0.0.1:${port}/`,
      npm_config_cache: join(folder, "empty"),
      npm_config_strict_ssl: "true",
    },
  });
  await expect(started).rejects.toMatchObject({
    stderr: expect.stringMatching(/certificate can't be verified .*npm config set cafile/),
  });
  expect(Date.now() - began).toBeLessThan(20_000);
  registry.close();
});

test("npm start of npm 9 and Node 18 answers with the first page", async ({ skip }) => {
  if (!env) return skip("npm 9 and Node 18 are in no cache, and there is no network");
  const site = await npmStart(process.cwd(), { ...env, DATA_DIR: join(folder, "data") });
  expect((await fetch(site.origin)).status).toBe(200);
  await site.stop();
});
