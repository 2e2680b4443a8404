import { existsSync, readdirSync } from "node:fs";

/**
 * WebKit's small browser, which its WebDriver starts: it is in a folder named after the architecture and version.
 * @returns {string}
 * @throws {Error} if there is none, saying what to do
 */
export function findMiniBrowser() {
  const path = miniBrowsers()[0];
  if (path) return path;
  throw new Error("No WebKit was found. Install it (Debian: apt-get install webkit2gtk-driver xvfb).");
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
