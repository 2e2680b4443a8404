import { existsSync } from "node:fs";
import { installSystemPackage } from "./system-package.mjs";

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
  if (!installSystemPackage("chromium", "Chromium for the browser tests"))
    stop("Install Chromium with your system's package manager");
}

function stop(advice) {
  console.error(`The browser tests found no Chromium. ${advice}, or name its path in CHROMIUM.`);
  process.exit(1);
}
