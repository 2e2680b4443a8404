import {
  type Browser,
  type BrowserContextOptions,
  type ConsoleMessage,
  chromium,
  type Page,
  type WebError,
} from "playwright-core";
import { findChromium } from "../../scripts/machine/find-chromium.mjs";

/**
 * Features that Chromium switches off. The list under its address bar is two pages of its own, drawn for every new
 * window; that and a spare process took as long as most tested pages. A new frame for each document instead of the one
 * before takes a seventh of a visit in a used window (six visits: 1.99 and 1.70 s of processor). Chromium heeds only the
 * last `--disable-features`, so Playwright's own list follows.
 */
const withoutFeatures = [
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "SpareRendererForSitePerProcess",
  "RenderDocument",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
];

/**
 * Tests have a processor or two: what Chromium parts among processes and threads is done in one, and a visit takes a
 * tenth less (0.59 and 0.51 s of processor for /contact in a new window, 0.64 and 0.57 for the home page in a used one).
 */
const inFewThreads = [
  "--in-process-gpu",
  "--enable-features=NetworkServiceInProcess2",
  "--num-raster-threads=1",
];

/** Where Chromium is, and how tests start it. */
export function chromiumLaunch(extraArguments: readonly string[] = []) {
  return {
    executablePath: findChromium({ prefersShell: true }),
    args: [
      "--no-sandbox",
      "--disable-gpu",
      /* WebGL, for the 3D view of a vehicle. */
      "--enable-unsafe-swiftshader",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      `--disable-features=${withoutFeatures.join()}`,
      ...inFewThreads,
      ...extraArguments,
    ],
  };
}

/** Starts Chromium once; every page gets a context of its own. */
export async function startBrowser(extraArguments: readonly string[] = []) {
  return chromium.launch(chromiumLaunch(extraArguments));
}

export type PageOptions = BrowserContextOptions & {
  /** Messages that this page may write to the console as errors, for tests of failures. */
  expectedErrors?: RegExp[];
  /** Runs in every document before its own scripts. */
  beforeScripts?: () => void;
};

/** The browser's own message when a page is left during a view transition: no fault of the page. */
const ofTheBrowser = [/^Transition was aborted because of invalid state/];

/**
 * Opens an address as a visitor would. An error on the console or one that nobody caught makes
 * `checkConsole` throw, and a test that opened the page should call it at its end.
 */
export async function openPage(browser: Browser, url: string, options: PageOptions = {}) {
  const { expectedErrors = [], beforeScripts, ...contextOptions } = options;
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...contextOptions });
  if (beforeScripts) await context.addInitScript(beforeScripts);
  const page = await context.newPage();
  const { checkConsole, forget } = watchConsole(page, expectedErrors);
  await page.goto(url);
  /* Drops answers still under way, which have nowhere to go once the page is closed. */
  const close = async () => {
    if (!page.isClosed()) await page.unrouteAll({ behavior: "ignoreErrors" });
    await context.close();
  };
  return { page, close, checkConsole, forget };
}

/** Gathers the errors of a page, and of those that it opens, from now on until `stop`. `checkConsole` throws where one is not expected. */
export function watchConsole(page: Page, expectedErrors: readonly RegExp[]) {
  const context = page.context();
  const problems: string[] = [];
  const uncaught = (error: WebError) => problems.push(error.error().message);
  const logged = (message: ConsoleMessage) => {
    const text = message.text();
    if (message.type() === "error" || text.startsWith("The page was rendered anew")) problems.push(text);
  };
  context.on("weberror", uncaught);
  context.on("console", logged);
  const expected = [...ofTheBrowser, ...expectedErrors];
  const findErrors = () => problems.filter((text) => !expected.some((pattern) => pattern.test(text)));
  return {
    findErrors,
    /** Drops what was logged so far. */
    forget: () => {
      problems.length = 0;
    },
    checkConsole: () => {
      const errors = findErrors();
      if (errors.length > 0) throw new Error(`The console shows errors:\n${errors.join("\n")}`);
    },
    stop: () => {
      context.off("weberror", uncaught);
      context.off("console", logged);
    },
  };
}

/**
 * Does something on the page, which brings its script, and waits until that answers.
 * @param sign what is done; a wheel that does not turn brings the page's script and none of its lazy parts
 */
export async function untilReady(page: Page, sign: "pointerdown" | "wheel" = "pointerdown") {
  await page.evaluate((sign) => dispatchEvent(new Event(sign)), sign);
  await page.waitForSelector("html[data-ready]");
}
