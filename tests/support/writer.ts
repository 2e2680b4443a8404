import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { type BrowserContext, chromium, type Page } from "playwright-core";
import { signedIn } from "./blog-editor.ts";
import { chromiumLaunch } from "./browser.ts";

/** Text typed at least this long before a browser ended has to survive. */
const settled = 400; /* ms */
const longestSave = 90_000; /* ms */

/** If the machine loses more browsers than this, the result says nothing about the site. */
const maxLosses = 5;

type Desk = {
  /** A folder that outlives the browser, with what its pages keep. */
  profile: string;
  origin: string;
  cookie: string;
  /** Of the editor. */
  address: string;
  /** The id of the block that is written in. */
  block: number;
};

export type Writer = Awaited<ReturnType<typeof openWriter>>;

/**
 * Somebody who writes in one block of a post. A browser that ends without `kill` is named in `losses` and treated as
 * if it had been killed: another one takes its place, and what was typed has to be in the draft there.
 */
export async function openWriter(desk: Desk) {
  const { address, block } = desk;
  const losses: string[] = [];
  let browser = await open();
  let isNoted = false;

  return {
    losses,
    begin: () =>
      inPage(async (page) => {
        await page.goto(address);
        await page.getByRole("textbox", { name: "Title" }).waitFor();
      }),
    type,
    kill: () => browser.kill(),
    /** Whether the browser has ended since the post was opened in it. */
    isGone: () => browser.endedAt() !== undefined,
    /** What stands in the block: in the page, or if its browser has ended, in the draft that a new one is offered. */
    async read() {
      if (browser.endedAt() !== undefined) {
        noteLoss(new Error("The browser has been closed while nothing was asked of it"));
        await replaceBrowser();
      }
      return inPage(async (page) => (await blockOf(page).textContent()) ?? "");
    },
    save: () => inPage(save),
    close: () => browser.context.close().catch(() => {}),
  };

  /** Types unique words until it is stopped or the browser is gone. */
  function type() {
    const typed: { word: string; at: number }[] = [];
    let isOver = false;
    const begun = Promise.withResolvers<void>();
    const loop = (async () => {
      await blockOf(browser.page).click();
      await browser.page.keyboard.press("Control+End");
      while (!isOver) {
        const word = randomUUID().slice(0, 8);
        await browser.page.keyboard.type(` ${word}`, { delay: 15 });
        typed.push({ word, at: Date.now() });
        begun.resolve();
      }
    })().catch(noteLoss);
    return {
      /** The first word stands there. */
      begun: Promise.race([begun.promise, loop]),
      /** @returns the words that have to be found again */
      async end() {
        isOver = true;
        await loop;
        const until = (browser.endedAt() ?? Number.POSITIVE_INFINITY) - settled;
        return typed.filter(({ at }) => at <= until).map(({ word }) => word);
      },
    };
  }

  /** Does something in the page; if the browser dies, repeats it in another one. */
  async function inPage<T>(action: (page: Page) => Promise<T>): Promise<T> {
    try {
      return await action(browser.page);
    } catch (error) {
      noteLoss(error);
      await replaceBrowser();
      return inPage(action);
    }
  }

  async function replaceBrowser() {
    await browser.context.close().catch(() => {});
    browser = await open();
    isNoted = false;
    await inPage(async (page) => {
      await page.goto(address);
      await takeDraft(page);
    });
  }

  async function open(): ReturnType<typeof openBrowser> {
    try {
      return await openBrowser(desk);
    } catch (error) {
      takeDown(error);
      return open();
    }
  }

  function noteLoss(error: unknown) {
    if (isEndOfBrowser(error) && (browser.isKilled() || isNoted)) return;
    takeDown(error);
    isNoted = true;
    browser.kill();
  }

  /** Keeps what a browser said last; any other error is thrown on. */
  function takeDown(error: unknown) {
    if (!isEndOfBrowser(error)) throw error;
    losses.push(
      `at ${new Date().toISOString()}: ${error.stack?.replaceAll(/^.*(dbus|launching).*\n/gm, "")}`,
    );
    if (losses.length > maxLosses) throw new Error("Browsers end again and again", { cause: error });
  }

  function blockOf(page: Page) {
    return page.locator(`[data-block="${block}"] [data-writing]`);
  }
}

function isEndOfBrowser(error: unknown): error is Error {
  return error instanceof Error && /has been closed|Target crashed/.test(error.message);
}

async function openBrowser({ profile, origin, cookie }: Desk) {
  const context = await chromium.launchPersistentContext(profile, {
    ...chromiumLaunch(),
    reducedMotion: "reduce",
    // Playwright would close the browser in the middle of a round when this process is told to stop.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
  let endedAt: number | undefined;
  let isKilled = false;
  const end = () => {
    endedAt ??= Date.now();
  };
  context.on("close", end);
  context.setDefaultTimeout(45_000);
  await context.addCookies(signedIn(origin, cookie).cookies);
  const page = await context.newPage();
  page.on("dialog", (dialog) => void dialog.accept());
  page.on("crash", end);
  const pid = await processOf(context);
  return {
    context,
    page,
    /** When it ended, in ms since 1970, by `kill` or by itself. */
    endedAt: () => endedAt,
    /** Whether `kill` ended it. */
    isKilled: () => isKilled,
    kill() {
      isKilled ||= endedAt === undefined;
      end();
      if (context.browser()?.isConnected()) process.kill(pid, "SIGKILL");
    },
  };
}

/** The process of the browser itself, whose death takes the others along. */
export async function processOf(context: BrowserContext) {
  const session = await context.browser()?.newBrowserCDPSession();
  if (!session) throw new Error("The browser does not say which process it is");
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  const browser = processInfo.find(({ type }) => type === "browser");
  if (!browser) throw new Error("There is no browser process");
  return browser.id;
}

/** Takes up the draft that is offered after a crash, if one is. */
async function takeDraft(page: Page) {
  const take = page.getByRole("button", { name: "Continue with them" });
  await take.or(page.getByRole("textbox", { name: "Title" })).waitFor();
  if (await take.isVisible()) await take.click();
}

/** Saves; over a conflict with one's own version, which keeps the other one as a version. @returns 1 for a conflict */
async function save(page: Page) {
  await page.getByRole("button", { name: "Update Blog" }).click();
  const mine = page.getByRole("button", { name: "Save mine" });
  const again = page.getByRole("button", { name: "Save again" });
  const latest = Date.now() + longestSave;
  let conflicts = 0;
  while (!page.url().includes("saved=")) {
    if (Date.now() > latest) throw new Error(`It is not saved:\n${await page.locator("body").innerText()}`);
    if (await mine.isVisible()) {
      conflicts = 1;
      await mine.click();
    } else if (await again.isVisible()) await again.click();
    await wait(100);
  }
  return conflicts;
}
