import type { Browser, CDPSession, Page } from "playwright-core";
import { type PageOptions, watchConsole } from "./browser.ts";

/** `kind`: the options that can't be changed on an open window. */
type Window = { page: Page; protocol: CDPSession; kind: string };

/** Unused windows, the one that was used last at the end. */
const idle = new WeakMap<Browser, Window[]>();

/** Each window that waits takes memory. */
const maxIdle = 8;

/** A page that every site has, which runs nothing and draws next to nothing. */
const restingPlace = "/favicon.svg";

const events = [
  ...["console", "dialog", "download", "pageerror", "popup", "response", "worker"],
  ...["request", "requestfailed", "requestfinished"],
] as const;

/**
 * Opens an address as `openPage` does, in a window that an earlier test has closed where there is one, which is empty
 * again: the process that draws the page has its scripts compiled. A visit costs two thirds (0.60 and 0.97 s of processor
 * time, with 0.14 s for emptying). What it has fetched before comes from its cache, and the clock can't be
 * installed: it would stay. Where the address is about:blank, a test arranges things and goes to an address by itself.
 */
export async function openWarmPage(browser: Browser, url: string, options: PageOptions = {}) {
  const { expectedErrors = [], viewport, colorScheme, reducedMotion, storageState, ...lasting } = options;
  const kind = `${JSON.stringify(lasting)} ${lasting.beforeScripts}`;
  const window = takeIdle(browser, kind) ?? (await openWindow(browser, kind, lasting));
  const { page } = window;
  await page.setViewportSize(viewport ?? { width: 1280, height: 800 });
  await page.emulateMedia({
    media: null,
    colorScheme: colorScheme ?? "light",
    reducedMotion: reducedMotion ?? "no-preference",
    forcedColors: lasting.forcedColors ?? "none",
  });
  if (typeof storageState === "object") await page.context().addCookies(storageState.cookies);
  const { checkConsole, forget, stop } = watchConsole(page, expectedErrors);
  if (url !== "about:blank") await page.goto(url);
  return {
    page,
    checkConsole,
    forget,
    close: async () => {
      stop();
      if (page.isClosed()) return page.context().close();
      await empty(window);
      await keep(browser, window);
    },
  };
}

function takeIdle(browser: Browser, kind: string) {
  const windows = idle.get(browser) ?? [];
  const index = windows.findLastIndex((window) => window.kind === kind);
  return index < 0 ? undefined : windows.splice(index, 1)[0];
}

/** Keeps a window for another test, in the place of the one that has waited longest. */
async function keep(browser: Browser, window: Window) {
  const windows = [...(idle.get(browser) ?? []), window];
  const [oldest] = windows;
  if (windows.length > maxIdle) windows.shift();
  idle.set(browser, windows);
  if (oldest && !windows.includes(oldest)) await oldest.page.context().close();
}

async function openWindow(
  browser: Browser,
  kind: string,
  { beforeScripts, ...options }: PageOptions,
): Promise<Window> {
  const context = await browser.newContext(options);
  if (beforeScripts) await context.addInitScript(beforeScripts);
  const page = await context.newPage();
  return { page, protocol: await context.newCDPSession(page), kind };
}

/** Leaves nothing behind that a page of the site could find. */
async function empty({ page, protocol }: Window) {
  const context = page.context();
  for (const other of context.pages()) if (other !== page) await other.close();
  for (const event of events) page.removeAllListeners(event);
  await Promise.all([page.unrouteAll({ behavior: "ignoreErrors" }), context.setOffline(false)]);
  const { origin } = new URL(page.url());
  if (origin === "null") return;
  /* The page that is left may write as it goes. */
  await page.goto(origin + restingPlace);
  await Promise.all([
    page.mouse.move(0, 0),
    /* Where a test forbids it, there is nothing in it. */
    page.evaluate(() => sessionStorage.clear()).catch(() => undefined),
    protocol.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" }),
    context.clearCookies(),
  ]);
  await protocol.send("Page.resetNavigationHistory");
}
