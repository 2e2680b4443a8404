import type { Browser, Page } from "playwright-core";
import { type PageOptions, untilReady } from "./browser.ts";
import { openWarmPage } from "./warm-page.ts";

/** Opens an address, waits until its script answers, does what a test is about, and looks at the console. */
export async function visitPage(
  browser: Browser,
  address: string,
  act: (page: Page) => Promise<void>,
  options: PageOptions = {},
): Promise<void> {
  const { page, close, checkConsole } = await openWarmPage(browser, address, options);
  try {
    if (options.javaScriptEnabled !== false) await untilReady(page);
    await act(page);
    checkConsole();
  } finally {
    await close();
  }
}
