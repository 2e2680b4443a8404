import { execFile } from "node:child_process";
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** Not copied: what is installed, built, written by a running site or, in megabytes, never changed by a vehicle. */
const left = new Set([".git", "node_modules", "build", "data", "public", "generated"]);
const shared = ["node_modules", "public", "photographs/studio"];

/** A copy of the project, in which a test may change the line of vehicles. */
export async function copyProject() {
  const folder = await mkdtemp(join(tmpdir(), "mag-copy-"));
  for (const name of await readdir("."))
    if (!left.has(name))
      await cp(name, join(folder, name), { recursive: true, filter: (path) => !shared.includes(path) });
  for (const name of shared) await symlink(join(process.cwd(), name), join(folder, name));
  const path = (name: string) => join(folder, name);
  return {
    folder,
    path,
    edit: async (name: string, change: (text: string) => string) =>
      writeFile(path(name), change(await readFile(path(name), "utf8"))),
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Runs a command of the project there. Resolves to what it wrote; what it writes when it fails is the error. */
export async function runThere(folder: string, ...parameters: string[]): Promise<string> {
  try {
    return (await run(process.execPath, parameters, { cwd: folder, maxBuffer: 2 ** 24 })).stdout;
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`node ${parameters.join(" ")}\n${stdout}${stderr}`);
  }
}
