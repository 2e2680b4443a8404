import { findChromium, hasShell } from "./find-chromium.mjs";
import { installSystemPackage, offers } from "./system-package.mjs";

/** Browser tests need Chromium, best without its windows. What is missing comes from the system's package manager. */
export function ensureChromium() {
  if (hasShell()) return;
  if (offers("chromium-headless-shell"))
    installSystemPackage("chromium-headless-shell", "Chromium's headless shell for the browser tests");
  try {
    findChromium();
  } catch (error) {
    const mayInstall = !process.env.CHROMIUM && process.platform !== "darwin";
    if (mayInstall && installSystemPackage("chromium", "Chromium for the browser tests")) return;
    console.error(error.message);
    process.exit(1);
  }
}
