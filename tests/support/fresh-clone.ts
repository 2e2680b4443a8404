import { type SpawnOptions, spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";

/** What no clone has: it is installed, built or written by a running site. `.git` is left out: an archive has none. */
const left = new Set([".git", ".env", ".react-router", "build", "data", "generated", "node_modules", "out"]);

/** Copies what is in the repository to a folder whose path has a blank and a letter beyond ASCII. */
export async function freshClone(entries: readonly string[] | "all" = "all") {
  const folder = await mkdtemp(join(tmpdir(), "fresh clone ü "));
  for (const name of entries === "all" ? await readdir(".") : entries)
    await cp(name, join(folder, name), {
      recursive: true,
      filter: (path) => !path.split("/").some((part) => left.has(part)),
    });
  return {
    folder,
    write: (name: string, content: object) => writeFile(join(folder, name), JSON.stringify(content)),
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }),
  };
}

/**
 * Runs `npm start` in a folder, on a free port, until the site says where it is.
 * @throws {Error} with what it wrote if it ends before
 */
export async function npmStart(
  cwd: string,
  env: NodeJS.ProcessEnv,
  user: Pick<SpawnOptions, "uid" | "gid"> = {},
) {
  const npm = spawn("npm", ["start"], {
    ...user,
    cwd,
    env: { ...env, HOST: "127.0.0.1", PORT: "0" },
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  let output = "";
  const exited = once(npm, "close");
  const origin = await new Promise<string>((found, fail) => {
    const read = (line: string) => {
      output += `${line}\n`;
      const listening = /The site is at (http:\S+)/.exec(line)?.[1];
      if (listening) found(listening);
    };
    for (const stream of [npm.stdout, npm.stderr]) createInterface({ input: stream }).on("line", read);
    void exited.then(() => fail(new Error(output)));
  });
  return {
    origin,
    output: () => output,
    /** As Ctrl+C does: npm and all that it started. */
    stop: async () => {
      process.kill(-(npm.pid ?? 0), "SIGINT");
      await exited;
    },
  };
}
