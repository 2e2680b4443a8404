import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { signedIn } from "#tests/support/blog-editor.ts";
import { openPage, startBrowser } from "#tests/support/browser.ts";
import { lookAtAll, visitedPaths } from "#tests/support/paths.ts";
import { doorPaths, startSiteWithStaffPages } from "#tests/support/staff-paths.ts";
import { findTextTroubles, spaceText } from "#tests/support/text-troubles.ts";

let site: Awaited<ReturnType<typeof startSiteWithStaffPages>>;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([startSiteWithStaffPages(), startBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await site.stop();
});

/* WCAG 2.2, 1.4.12. Nothing but the styles changes with the width, so a page is opened once for all of them. */
const widths = [320, 375, 768, 1280];

test("no text of a public page is cut, lost or covered when it is spaced", async () => {
  expect(await findAtAllWidths([...visitedPaths, ...doorPaths, "/nowhere"])).toEqual([]);
}, 240_000);

test("no text of a staff page is cut, lost or covered when it is spaced", async () => {
  const asAdmin = { storageState: signedIn(site.origin, site.admin.cookie) };
  expect(await findAtAllWidths(site.paths, asAdmin)).toEqual([]);
}, 120_000);

test("a headline that its box cuts, or whose words run into the next, is found", async () => {
  const { page, close } = await openPage(browser, "about:blank", { viewport: { width: 600, height: 400 } });
  await page.setContent(`<style>body { font: 20px/1.1 sans-serif } h1 { margin: 0; font: inherit }</style>
    <h1 style="height: 25px; overflow: hidden; width: 10em">Grows to two lines</h1>
    <h1 style="width: 6.5em; margin-block: 3em; overflow-wrap: normal">Unbreakable</h1>
    <h1>Well</h1>`);
  expect(await findTextTroubles(page)).toEqual([]);
  await spaceText(page);
  expect(await findTextTroubles(page)).toEqual([
    '"Grows to two lines" in h1 is cut by h1',
    expect.stringMatching(/^"Unbreakable" in h1 is over the edge of h1 by \d+ px$/),
  ]);
  await close();
});

async function findAtAllWidths(paths: readonly string[], options: Parameters<typeof openPage>[2] = {}) {
  const troubles: string[] = [];
  await lookAtAll(
    browser,
    site.origin,
    paths,
    { reducedMotion: "reduce", ...options },
    async (page, path) => {
      await spaceText(page);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        const found = await findTextTroubles(page);
        troubles.push(...found.map((trouble) => `${path} at ${width} px: ${trouble}`));
      }
    },
  );
  return troubles;
}
