import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, expect, test } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "mag-watchdog-"));
const started: ChildProcess[] = [];
afterAll(() => {
  for (const process of started) process.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});

/* SIGUSR2 makes its main thread stand still, as a sum without end would. */
const standstill = join(folder, "standstill.mjs");
writeFileSync(standstill, `process.on("SIGUSR2", () => { for (;;); });\n`);

test.concurrent("a site whose main thread stands still ends itself, and says why", {
  timeout: 60_000,
}, async () => {
  const site = start("build/main.js", { NODE_OPTIONS: `--import=${standstill}` });
  await site.origin();
  site.process.kill("SIGUSR2");
  const [, signal] = await once(site.process, "exit");
  expect(signal).toBe("SIGKILL");
  expect(site.output()).toContain("has stood still for 10 s");
});

test.concurrent("a site that was stopped is noticed and replaced within 30 s in a container", {
  timeout: 60_000,
}, async () => {
  const supervisor = start("build/supervise.js");
  const before = await supervisor.origin();
  expect((await fetch(`${before}/healthz`)).status).toBe(200);
  process.kill(await childOf(supervisor.process.pid), "SIGSTOP");
  const began = performance.now();
  const after = await supervisor.origin(2);
  expect((await fetch(`${after}/healthz`)).status).toBe(200);
  expect(performance.now() - began).toBeLessThan(30_000);
  expect(supervisor.output()).toContain("The site has said nothing for 15 s");
  supervisor.process.kill("SIGTERM");
  expect(await once(supervisor.process, "exit")).toEqual([0, null]);
});

test.concurrent("systemd hears that the site is ready, and again and again that it runs", async () => {
  const heard = join(folder, "heard");
  writeFileSync(join(folder, "systemd-notify"), `#!/bin/sh\necho "$1" >> ${heard}\n`, { mode: 0o755 });
  const site = start("build/main.js", {
    PATH: `${folder}:${process.env["PATH"]}`,
    NOTIFY_SOCKET: "/run/systemd/notify",
  });
  await site.origin();
  await expect
    .poll(() => readFile(heard, "utf8").catch(() => ""), { timeout: 10_000 })
    .toMatch(/^READY=1\nWATCHDOG=1\nWATCHDOG=1\n/);
  site.process.kill("SIGTERM");
  await once(site.process, "exit");
});

function start(program: string, env: Record<string, string> = {}) {
  const dataDir = mkdtempSync(join(folder, "data-"));
  const child = spawn(process.execPath, [program], {
    env: {
      PATH: process.env["PATH"],
      NODE_ENV: "production",
      HOST: "127.0.0.1",
      PORT: "0",
      DRAIN_SECONDS: "0",
      LOG_LEVEL: "silent",
      DATA_DIR: dataDir,
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  started.push(child);
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => {
      output += chunk;
    });
  return {
    process: child,
    output: () => output,
    /** The address that it printed at its first start, or at a later one. */
    async origin(start = 1) {
      for (;;) {
        const found = [...output.matchAll(/The site is at (http:\S+)/g)].at(start - 1)?.[1];
        if (found) return found;
        if (child.exitCode !== null) throw new Error(output);
        await wait(50);
      }
    },
  };
}

async function childOf(parent: number | undefined) {
  const children = await readFile(`/proc/${parent}/task/${parent}/children`, "utf8");
  return Number(children.trim());
}
