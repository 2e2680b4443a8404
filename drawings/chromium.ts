import { type Browser, chromium } from "playwright-core";
import { findChromium } from "../scripts/machine/find-chromium.mjs";

/** Starts the browser that turns drawings into pixels. */
export function openChromium(): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium(),
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
