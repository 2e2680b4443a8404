import { startChromium } from "./chromium.ts";
import { startFirefox } from "./firefox.ts";
import { startWebKit } from "./webkit.ts";

/** The engines that the journeys go through; GTK's WebKit is there on Linux alone. */
export const engines = [
  ["Chromium", startChromium],
  ["Firefox", startFirefox],
  ...(process.platform === "linux" ? [["WebKit", startWebKit] as const] : []),
] as const;
