import { existsSync } from "node:fs";

const places = [
  "/usr/bin/firefox-esr",
  "/usr/bin/firefox",
  "/Applications/Firefox.app/Contents/MacOS/firefox",
];

/**
 * Firefox for the journeys through three engines: the one that FIREFOX names, or the system's.
 * @returns {string}
 * @throws {Error} if there is none, saying what to do
 */
export function findFirefox() {
  const path = [process.env.FIREFOX ?? places].flat().find(existsSync);
  if (path) return path;
  throw new Error(
    "No Firefox was found. Install it (Debian: apt-get install firefox-esr), or name its path in FIREFOX.",
  );
}
