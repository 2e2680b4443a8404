import { existsSync, readdirSync } from "node:fs";
import { installSystemPackage } from "./system-package.mjs";
import { say } from "./toolchain.mjs";

/**
 * WebKit's small browser, which its WebDriver starts: it lies in a folder that names the machine and the version.
 * @returns {string}
 * @throws {Error} where there is none, saying what to do
 */
export function findMiniBrowser() {
  const path = miniBrowsers()[0];
  if (path) return path;
  throw new Error("No WebKit was found. Install it (Debian: apt-get install webkit2gtk-driver xvfb).");
}

/** WebKit runs on Linux alone; elsewhere its journeys are left out. */
export function ensureWebKit() {
  if (process.platform !== "linux") return say("WebKit's journeys are left out: they need Linux.");
  if (miniBrowsers().length === 0 || !existsSync("/usr/bin/WebKitWebDriver"))
    installSystemPackage("webkit2gtk-driver", "WebKit for the journeys through three engines");
  if (!existsSync("/usr/bin/Xvfb")) installSystemPackage("xvfb", "a screen for WebKit that nobody sees");
}

function miniBrowsers() {
  return ["/usr/lib", "/usr/libexec"]
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => [folder, ...foldersIn(folder)])
    .flatMap((folder) =>
      ["webkit2gtk-4.1", "webkit2gtk-4.0", "webkitgtk-6.0"].map((name) => `${folder}/${name}/MiniBrowser`),
    )
    .filter(existsSync);
}

function foldersIn(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${folder}/${name}`);
}
