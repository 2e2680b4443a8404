// What tests need beside npm's packages. `npm test` installs it if it is missing, `npm run doctor` names it.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { findChromium, hasShell } from "./find-chromium.mjs";
import { findFirefox } from "./firefox.mjs";
import { findMiniBrowser } from "./webkit.mjs";

const isLinux = process.platform === "linux";
const browserTests = ["browser", "engines", "timing"];

/**
 * Each: its name, what it is for, the parts of `npm test` that use it, its package in Debian and its kin, whether it is
 * there; and where it may be missing, what happens then.
 */
export const testTools = [
  {
    name: "Chromium without windows",
    purpose: "pages are tested in it",
    parts: browserTests,
    package: "chromium-headless-shell",
    isThere: hasShell,
    without: finds(findChromium)
      ? "Tests open pages in Chromium itself, which is a half more work, and leave out the pictures of `ui/`."
      : undefined,
  },
  {
    name: "Firefox",
    purpose: "the journeys through three engines",
    parts: ["engines"],
    package: "firefox-esr",
    isThere: () => finds(findFirefox),
  },
  {
    name: "WebKit with its driver",
    purpose: "the journeys through three engines",
    parts: ["engines"],
    package: "webkit2gtk-driver",
    isThere: () => finds(findMiniBrowser) && existsSync("/usr/bin/WebKitWebDriver"),
    without: isLinux ? undefined : "WebKit's journeys are left out: they need Linux.",
  },
  {
    name: "Xvfb",
    purpose: "a screen for WebKit that nobody sees",
    parts: ["engines"],
    package: "xvfb",
    isThere: () => existsSync("/usr/bin/Xvfb"),
    without: isLinux ? undefined : "It is WebKit's.",
  },
  {
    name: "nginx",
    purpose: "restarts behind a proxy, and the example in deploy/",
    parts: ["integration"],
    package: "nginx-light",
    isThere: () => has("nginx"),
  },
  {
    name: "Caddy",
    purpose: "its example in deploy/",
    parts: ["integration"],
    package: "caddy",
    isThere: () => has("caddy"),
    without: "Tests leave out the example for Caddy.",
  },
  {
    name: "Mosquitto",
    purpose: "the broker that several processes of sandboxes share",
    parts: ["integration"],
    package: "mosquitto",
    isThere: () => spawnSync("mosquitto", ["-h"], { stdio: "ignore" }).error === undefined,
  },
  {
    name: "poppler",
    purpose: "the PDFs are read with it",
    parts: ["integration"],
    package: "poppler-utils",
    isThere: () => ["pdfinfo", "pdftotext", "pdftoppm"].every(has),
  },
  {
    name: "strace",
    purpose: "one test has the disk fail with it",
    parts: ["integration"],
    package: "strace",
    isThere: () => has("strace"),
    without: "The test of a failing disk is left out.",
  },
  {
    name: "ezdxf for /usr/bin/python3",
    purpose: "the vehicles' DXF files are read with it",
    parts: ["integration"],
    package: "python3-ezdxf",
    isThere: () => spawnSync("/usr/bin/python3", ["-c", "import ezdxf"], { stdio: "ignore" }).status === 0,
  },
];

/** @param {string} command answers to one of the usual questions for its version */
function has(command) {
  return ["--version", "-v"].some((flag) => spawnSync(command, [flag], { stdio: "ignore" }).status === 0);
}

function finds(find) {
  try {
    return Boolean(find());
  } catch {
    return false;
  }
}
