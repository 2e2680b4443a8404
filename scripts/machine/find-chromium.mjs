import { existsSync } from "node:fs";

const browsers = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** The same engine without windows and menus: opening a page costs two thirds of the work. */
const shells = ["/usr/bin/chromium-headless-shell"];

/**
 * The browser of tests, benchmarks, drawings and the studio: the one that CHROMIUM names, or the system's.
 * @param {{ prefersShell?: boolean }} [choice] whether to prefer the Chromium without windows
 * @returns {string}
 * @throws {Error} if there is none, saying what to do
 */
export function findChromium({ prefersShell = false } = {}) {
  const named = process.env.CHROMIUM;
  const places = prefersShell ? [...shells, ...browsers] : [...browsers, ...shells];
  const path = (named ? [named] : places).find(existsSync);
  if (path) return path;
  throw new Error(
    named
      ? `No Chromium at ${named}, which CHROMIUM names.`
      : "No Chromium was found. Install it (Debian: apt-get install chromium), or name its path in CHROMIUM.",
  );
}

/** Whether the browser that tests prefer is there, or CHROMIUM names another one. */
export function hasShell() {
  return Boolean(process.env.CHROMIUM) || shells.some(existsSync);
}
