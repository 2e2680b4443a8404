import { spawnSync } from "node:child_process";
import { run, say } from "./toolchain.mjs";

/**
 * Installs a package of Debian and its kin.
 * @param {string} name the package
 * @param {string} purpose what it is and what for, as the terminal says it
 * @returns {boolean} false where the system has another package manager
 */
export function installSystemPackage(name, purpose) {
  if (!has("apt-get")) return false;
  say(`Installing ${purpose} …`);
  const { command, before } = aptGet();
  run(command, [...before, "update", "-qq"]);
  run(command, [...before, "install", "-y", "-qq", "--no-install-recommends", name], {
    DEBIAN_FRONTEND: "noninteractive",
  });
  return true;
}

/**
 * Whether the system's package manager can install a package.
 * @param {string} name the package
 */
export function offers(name) {
  if (!has("apt-get")) return false;
  const { command, before } = aptGet();
  spawnSync(command, [...before, "update", "-qq"], { stdio: "ignore" });
  const { stdout, status } = spawnSync("apt-cache", ["policy", name], { encoding: "utf8" });
  return status === 0 && /Candidate: (?!\(none\))/.test(stdout);
}

/** @param {string} command answers to one of the usual questions for its version */
export function has(command) {
  return ["--version", "-v"].some((flag) => spawnSync(command, [flag], { stdio: "ignore" }).status === 0);
}

function aptGet() {
  const [command, ...before] = process.getuid?.() === 0 ? ["apt-get"] : ["sudo", "apt-get"];
  return { command, before };
}
