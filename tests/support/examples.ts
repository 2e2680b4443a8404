import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { freePort } from "./free-port.ts";

/** Starts the site as `npm run dev` does: the page /examples exists there only. */
export async function startExamples() {
  const port = await freePort();
  const dataDir = await mkdtemp(join(tmpdir(), "mag-examples-"));
  const server = spawn(process.execPath, ["--conditions=development", "scripts/dev.ts"], {
    env: {
      PATH: process.env["PATH"],
      NODE_ENV: "development",
      HOST: "127.0.0.1",
      PORT: `${port}`,
      DATA_DIR: dataDir,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const output: string[] = [];
  const exited = once(server, "exit");
  server.stderr.on("data", (chunk: Buffer) => output.push(chunk.toString()));
  await new Promise<void>((resolve, reject) => {
    createInterface({ input: server.stdout }).on("line", (line) => {
      output.push(line);
      if (line.includes("reloads as you edit")) resolve();
    });
    void exited.then(([code]) => reject(new Error(`The server ended with ${code}:\n${output.join("\n")}`)));
  });

  return {
    url: `http://127.0.0.1:${port}/examples`,
    stop: async () => {
      server.kill("SIGTERM");
      await exited;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
