import { isWholeRun } from "../whole-run.ts";
import { startChromium } from "./chromium.ts";
import { startFirefox } from "./firefox.ts";
import { startWebKit } from "./webkit.ts";

/** The engines that the journeys go through; GTK's WebKit is there on Linux alone. */
export const engines = [
  /* All browser tests of a whole run are in it. */
  ...(isWholeRun ? [] : [["Chromium", startChromium] as const]),
  ["Firefox", startFirefox],
  ...(process.platform === "linux" ? [["WebKit", startWebKit] as const] : []),
] as const;
