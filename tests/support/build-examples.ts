import { execFileSync } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { siteSources, sourceFingerprint } from "../../scripts/site/source-fingerprint.ts";

const stamp = "build/examples/sources.txt";

/** Builds the page of all primitives alone: in development, each visit of it takes four times as long. */
export default async function setup() {
  const fingerprint = await sourceFingerprint(siteSources);
  if ((await readFile(stamp, "utf8").catch(() => "")) === fingerprint) return;
  reactRouter(["build", "--logLevel", "warn", "--minify", "false"], { ONLY_EXAMPLES: "yes" });
  /* A build writes the types of its own routes; the site's come back. */
  reactRouter(["typegen"]);
  await writeFile(stamp, fingerprint);
}

function reactRouter(parameters: string[], env = {}) {
  execFileSync(process.execPath, ["node_modules/.bin/react-router", ...parameters], {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, NODE_ENV: "production", ...env },
  });
}
