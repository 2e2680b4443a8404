// Starts the assembled site once, so that Node keeps its modules compiled in NODE_COMPILE_CACHE: the next start takes
// less. Run by the Dockerfile with the assembled Node, in the folder where the site will stand.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const DATA_DIR = mkdtempSync(join(tmpdir(), "warm-"));
const env = {
  ...process.env,
  DATA_DIR,
  HOST: "127.0.0.1",
  PORT: "0",
  DRAIN_SECONDS: "0",
  LOG_LEVEL: "silent",
};
const site = spawn(process.execPath, ["build/main.js"], { env, stdio: ["ignore", "pipe", "inherit"] });
let output = "";
site.stdout.on("data", async (chunk) => {
  output += chunk;
  const origin = /The site is at (http:\S+)/.exec(output)?.[1];
  if (!origin) return;
  output = "";
  for (const path of ["/", "/search?q=fork"]) await fetch(origin + path);
  site.kill("SIGTERM");
});
const [code] = await once(site, "exit");
rmSync(DATA_DIR, { recursive: true, force: true });
process.exit(code ?? 1);
