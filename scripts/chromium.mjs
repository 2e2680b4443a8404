import { findChromium } from "./find-chromium.mjs";
import { installSystemPackage } from "./system-package.mjs";

/** Browser tests need Chromium. Where none is found, the system's package manager brings it. */
export function ensureChromium() {
  try {
    findChromium();
  } catch (error) {
    const mayInstall = !process.env.CHROMIUM && process.platform !== "darwin";
    if (mayInstall && installSystemPackage("chromium", "Chromium for the browser tests")) return;
    console.error(error.message);
    process.exit(1);
  }
}
