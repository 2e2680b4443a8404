import { existsSync } from "node:fs";

const places = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/**
 * The browser of tests, benchmarks, drawings and the studio: the one that CHROMIUM names, or the system's.
 * @returns {string}
 * @throws {Error} where there is none, saying what to do
 */
export function findChromium() {
  const named = process.env.CHROMIUM;
  const path = named ? [named].find(existsSync) : places.find(existsSync);
  if (path) return path;
  throw new Error(
    named
      ? `No Chromium at ${named}, which CHROMIUM names.`
      : "No Chromium was found. Install it (Debian: apt-get install chromium), or name its path in CHROMIUM.",
  );
}
