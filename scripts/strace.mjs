import { has, installSystemPackage } from "./system-package.mjs";
import { say } from "./toolchain.mjs";

/** One test has the disk fail, with strace. Where that is missing, the package manager brings it; Linux alone has it. */
export function ensureStrace() {
  if (process.platform !== "linux" || has("strace")) return;
  if (installSystemPackage("strace", "strace for the test of a failing disk")) return;
  say("There is no strace: install it to test what happens when the disk fails.");
}
