import { execFileSync } from "node:child_process";

/** Makes sure that the tests see the site as its sources are now. */
export default function setup() {
  execFileSync(process.execPath, ["scripts/build.ts"], { stdio: "inherit" });
}
