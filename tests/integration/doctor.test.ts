import { once } from "node:events";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runScript } from "#tests/support/command.ts";
import { freePort } from "#tests/support/free-port.ts";

let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "mag-doctor-"));
});
afterAll(() => rm(dataDir, { recursive: true }));

const ask = (env: Record<string, string>) =>
  runScript("doctor-site", [], { DATA_DIR: dataDir, PORT: "0", ...env });

test("if nothing is wrong it says so, and leaves nothing behind", async () => {
  const { code, stdout } = await ask({});
  expect(stdout).not.toContain("✗");
  expect(stdout).toContain("There is no database yet");
  expect(code).toBe(0);
  expect(await readdir(dataDir)).toEqual([]);
});

test("it names what is wrong (a port in use, a variable, a database) without a password", async () => {
  const busy = createServer().listen(0, "127.0.0.1");
  await once(busy, "listening");
  const { port } = busy.address() as AddressInfo;
  const [inUse, misread, away] = await Promise.all([
    ask({ PORT: `${port}` }),
    ask({ SITE_URL: "www.mag-robotics.example" }),
    ask({ DATABASE_URL: `postgres://site:secret@127.0.0.1:${await freePort()}/site` }),
  ]);
  busy.close();
  expect(inUse.stdout).toContain(`✗ 127.0.0.1:${port} is not free (EADDRINUSE). Set PORT`);
  expect(misread.stdout).toMatch(/✗ .*\n.*SITE_URL/);
  expect(away.stdout).toMatch(/✗ The PostgreSQL database 127\.0\.0\.1:\d+\/site can't be used/);
  expect(away.stdout).not.toContain("secret");
  expect([inUse.code, misread.code, away.code]).toEqual([1, 1, 1]);
});
