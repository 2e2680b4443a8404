import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openPage, startBrowser, untilReady } from "#tests/support/browser.ts";
import { showEverything } from "#tests/support/contrast.ts";
import { accept, compareWithAccepted, photographExamples } from "#tests/support/example-pictures.ts";
import { startExamples } from "#tests/support/examples.ts";

let browser: Browser;
let examples: Awaited<ReturnType<typeof startExamples>>;

beforeAll(async () => {
  [browser, examples] = await Promise.all([startBrowser(), startExamples()]);
});
afterAll(async () => {
  await browser.close();
  await examples.stop();
});

/* `npm run examples` accepts what has changed, and says what. */
const accepts = import.meta.env.MODE === "accept";

test("every example of ui/ looks as it was accepted, light and dark", async () => {
  const pictures = new Map<string, Buffer>();
  const { page, close, checkConsole } = await openPage(browser, examples.url, {
    reducedMotion: "reduce",
    /* Only this page is there: what it fetches ahead of others is not. */
    expectedErrors: [/^Failed to load resource: .* 404/],
  });
  await untilReady(page);
  await showEverything(page);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    for (const [name, picture] of await photographExamples(page, colorScheme)) pictures.set(name, picture);
  }
  checkConsole();
  await close();
  expect(pictures.size).toBeGreaterThan(100);
  if (accepts) for (const line of await accept(pictures)) console.info(`accepted: ${line}`);
  expect(await compareWithAccepted(pictures)).toEqual([]);
}, 180_000);
