import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";

export type Site = Awaited<ReturnType<typeof startSite>>;

/**
 * Starts the real server in a process of its own, on a free port and over an empty folder.
 * @param env variables beside or instead of the defaults: no limits, no mail
 * @param code another version's folder, and what starts it there
 */
export async function startSite(
  env: Record<string, string> = {},
  code = { folder: ".", parameters: ["build/main.js"] },
) {
  const dataDir = env["DATA_DIR"] ?? (await mkdtemp(join(tmpdir(), "mag-site-")));
  const server = spawn(process.execPath, code.parameters, {
    cwd: code.folder,
    env: {
      PATH: process.env["PATH"],
      NODE_ENV: "production",
      HOST: "127.0.0.1",
      PORT: "0",
      SUBMISSION_LIMIT: "0",
      DRAIN_SECONDS: "0",
      CONFIRMATION_LIMIT: "0",
      CONFIRMATION_LIMIT_PER_ADDRESS: "0",
      DATA_DIR: dataDir,
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const output: string[] = [];
  const exited = once(server, "exit") as Promise<[code: number | null, signal: NodeJS.Signals | null]>;
  server.stderr.on("data", (chunk: Buffer) => output.push(chunk.toString()));

  const origin = await new Promise<string>((resolve, reject) => {
    createInterface({ input: server.stdout }).on("line", (line) => {
      output.push(line);
      const listening = /The site is at (http:\S+)/.exec(line)?.[1];
      if (listening) resolve(listening);
    });
    void exited.then(([code]) => reject(new Error(`The server ended with ${code}:\n${output.join("\n")}`)));
  });

  return {
    origin,
    dataDir,
    /** What the server has printed so far, line by line. */
    output,
    exited,
    pid: server.pid ?? Number.NaN,
    signal: (signal: NodeJS.Signals) => server.kill(signal),
    stop: async () => {
      server.kill("SIGTERM");
      await exited;
      if (!env["DATA_DIR"]) await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Whether a site answers that it has too much to do, and when to come again. */
export const isBusy = (status: number, retryAfter: string | null | undefined) =>
  status === 503 && Boolean(retryAfter);

/** Fetches what the server may have to make first, or has no time for: asks again while it says so. */
export async function fetchMade(address: string, init: RequestInit = {}) {
  for (let round = 0; ; round++) {
    const answer = await fetch(address, init);
    const isLater = answer.status === 202 || isBusy(answer.status, answer.headers.get("retry-after"));
    if (!isLater || round === 100) return answer;
    await answer.text();
    await wait(200);
  }
}
