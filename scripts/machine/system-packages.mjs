import { spawnSync } from "node:child_process";
import { run } from "./toolchain.mjs";

/**
 * How this user installs packages of Debian and its derivatives.
 * @returns {string[] | undefined} undefined if there is another package manager, or no permission to use it
 */
export function aptGet() {
  const succeeds = (command, ...parameters) =>
    spawnSync(command, parameters, { stdio: "ignore" }).status === 0;
  if (!succeeds("apt-get", "--version")) return undefined;
  if (process.getuid?.() === 0) return ["apt-get"];
  return process.stdin.isTTY || succeeds("sudo", "-n", "true") ? ["sudo", "apt-get"] : undefined;
}

/**
 * Installs packages of Debian and its derivatives; ends this process if that fails.
 * @param {string[]} how as `aptGet` says
 * @param {string[]} names
 */
export function installSystemPackages([command, ...before], names) {
  const install = ["install", "-y", "-qq", "--no-install-recommends"];
  run(command, [...before, "update", "-qq"]);
  run(command, [...before, ...install, ...names.map(offered)], { DEBIAN_FRONTEND: "noninteractive" });
}

/** Older systems have no Chromium without windows. */
function offered(name) {
  const { stdout } = spawnSync("apt-cache", ["policy", name], { encoding: "utf8" });
  const isOffered = /Candidate: (?!\(none\))/.test(stdout ?? "");
  return !isOffered && name === "chromium-headless-shell" ? "chromium" : name;
}
