import { execFileSync } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { siteSources, sourceFingerprint } from "../../scripts/source-fingerprint.ts";

const stamp = "build/examples/sources.txt";

/** Builds the page of all primitives alone: in development, each visit of it takes four times as long. */
export default async function setup() {
  const fingerprint = await sourceFingerprint(siteSources);
  if ((await readFile(stamp, "utf8").catch(() => "")) === fingerprint) return;
  execFileSync(
    process.execPath,
    ["node_modules/.bin/react-router", "build", "--logLevel", "warn", "--minify", "false"],
    { stdio: "ignore", env: { ...process.env, NODE_ENV: "production", ONLY_EXAMPLES: "yes" } },
  );
  await writeFile(stamp, fingerprint);
}
