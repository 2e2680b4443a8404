import type { Browser, Page } from "playwright-core";
import { openPage, untilReady } from "./browser.ts";

export type VisitOptions = NonNullable<Parameters<typeof openPage>[2]>;

/** Opens an address, waits until its script answers, does what a test is about, and looks at the console. */
export async function visitPage(
  browser: Browser,
  address: string,
  act: (page: Page) => Promise<void>,
  options: VisitOptions = {},
): Promise<void> {
  const { page, close, checkConsole } = await openPage(browser, address, options);
  try {
    if (options.javaScriptEnabled !== false) await untilReady(page);
    await act(page);
    checkConsole();
  } finally {
    await close();
  }
}
