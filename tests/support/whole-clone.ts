/*
 * A fresh clone without .git, in a folder whose path has a blank, of a user who isn't root and whose npm has nothing
 * cached; with a Node and an npm that are shipped together:
 *   npm run node -- tests/support/whole-clone.ts 20
 * It starts the site up to its first page, again without a network, and runs the unit tests. CI runs it for each pair.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freshClone, npmStart } from "./fresh-clone.ts";
import { bringPair, pairs } from "./pair.ts";

const major = Number(process.argv[2]) as keyof typeof pairs;
if (!pairs[major]) {
  console.error(`Use: npm run node -- tests/support/whole-clone.ts ${Object.keys(pairs).join("|")}`);
  process.exit(1);
}

await using clone = await freshClone();
const own = await mkdtemp(join(tmpdir(), "pair-"));
await chmod(own, 0o755);
const nobody = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};
const env: NodeJS.ProcessEnv = {
  ...(await bringPair(major, own)),
  HOME: join(clone.folder, "home"),
  npm_config_cache: join(clone.folder, "cache"),
  DATA_DIR: join(clone.folder, "data"),
};
if (nobody.uid) await finished("chown", ["-R", `${nobody.uid}:${nobody.gid}`, clone.folder]);
console.info(`Node ${major} with npm ${pairs[major]}${nobody.uid ? ", as nobody" : ""}, in ${clone.folder}`);

await start("npm start, from nothing", env);
await start("npm start, without a network", { ...env, npm_config_registry: "http://127.0.0.1:9/" });
await finished("npm", ["test", "--", "--project", "unit"], { ...nobody, cwd: clone.folder, env });
await rm(own, { recursive: true });

async function start(name: string, env: NodeJS.ProcessEnv) {
  const began = performance.now();
  const site = await npmStart(clone.folder, env, nobody);
  const page = await fetch(site.origin);
  if (page.status !== 200 || !(await page.text()).includes("<h1"))
    throw new Error(`No page:\n${site.output()}`);
  console.info(`${name}: the first page after ${((performance.now() - began) / 1000).toFixed(0)} s`);
  await site.stop();
}

async function finished(command: string, parameters: string[], options = {}) {
  const [code] = await once(spawn(command, parameters, { stdio: "inherit", ...options }), "close");
  if (code !== 0) throw new Error(`${command} ${parameters.join(" ")} ended with ${code}`);
}
