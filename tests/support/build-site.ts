import { execFileSync } from "node:child_process";

/** Builds the site from its present sources; once a run, whatever projects are in it. */
export default function setup() {
  const run = String(process.pid);
  if (process.env["SITE_BUILT_IN"] === run) return;
  execFileSync(process.execPath, ["scripts/site/build.ts"], { stdio: "inherit" });
  process.env["SITE_BUILT_IN"] = run;
}
