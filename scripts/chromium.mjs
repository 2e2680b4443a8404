import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { run, say } from "./toolchain.mjs";

const places = [
  process.env.CHROMIUM,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
];

/** Browser tests need Chromium. Where none is found, the system's package manager brings it. */
export function ensureChromium() {
  if (places.some((place) => place && existsSync(place))) return;
  if (process.platform === "darwin") {
    if (existsSync("/Applications/Google Chrome.app")) return;
    stop("Install Google Chrome");
  }
  if (!has("apt-get")) stop("Install Chromium with your system's package manager");
  say("Installing Chromium for the browser tests …");
  const [command, ...before] = process.getuid?.() === 0 ? ["apt-get"] : ["sudo", "apt-get"];
  run(command, [...before, "update", "-qq"]);
  run(command, [...before, "install", "-y", "-qq", "--no-install-recommends", "chromium"], {
    DEBIAN_FRONTEND: "noninteractive",
  });
}

function has(command) {
  return spawnSync(command, ["--version"], { stdio: "ignore" }).status === 0;
}

function stop(advice) {
  console.error(`The browser tests found no Chromium. ${advice}, or name its path in CHROMIUM.`);
  process.exit(1);
}
