import { type Browser, chromium } from "playwright-core";

/** Where Debian and its kin keep the browser that turns drawings into pixels. */
const executablePath = "/usr/bin/chromium";

export function openChromium(): Promise<Browser> {
  return chromium.launch({
    executablePath,
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  });
}
