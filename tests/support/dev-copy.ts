import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, readdir, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";

/** Linked instead of copied, because no test changes it. */
const linked = ["node_modules", "public", "photographs", "generated"];
const leftOut = ["build", "data", "tests", ...linked];

/** Copies the project and starts `npm run dev`'s server in the copy. */
export async function startDevCopy() {
  const folder = await mkdtemp(join(tmpdir(), "mag-dev-"));
  const entries = (await readdir(".")).filter((name) => !name.startsWith(".") && !leftOut.includes(name));
  await Promise.all([
    ...entries.map((name) => cp(name, join(folder, name), { recursive: true })),
    ...linked.map((name) => symlink(resolve(name), join(folder, name))),
  ]);
  const { stop, ...site } = await startDevSite(folder);
  return {
    ...site,
    fileOf: (path: string) => join(folder, path),
    stop: async () => {
      const code = await stop();
      await rm(folder, { recursive: true, force: true });
      return code;
    },
  };
}

/** Starts `npm run dev`'s server in a folder with the project, on a free port and over an empty folder of data. */
export async function startDevSite(folder: string) {
  const server = spawn(process.execPath, ["--conditions=development", "scripts/commands/dev.ts"], {
    cwd: folder,
    env: {
      PATH: process.env["PATH"],
      NODE_ENV: "development",
      HOST: "127.0.0.1",
      PORT: "0",
      DATA_DIR: join(folder, "data"),
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const exited = once(server, "exit") as Promise<[code: number | null]>;
  const output: string[] = [];
  server.stderr.on("data", (chunk: Buffer) => output.push(chunk.toString()));
  const origin = await new Promise<string>((found, fail) => {
    createInterface({ input: server.stdout }).on("line", (line) => {
      output.push(line);
      const listening = /The site is at (http:\S+)/.exec(line)?.[1];
      if (listening) found(listening);
    });
    void exited.then(([code]) => fail(new Error(`It ended with ${code}:\n${output.join("\n")}`)));
  });
  return {
    origin,
    /** @returns the exit code */
    stop: async () => {
      server.kill("SIGTERM");
      const [code] = await exited;
      return code;
    },
  };
}
