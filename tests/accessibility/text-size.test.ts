import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openPage, startBrowser } from "#tests/support/browser.ts";
import { lookAtAll, visitedPaths } from "#tests/support/paths.ts";
import { type Site, startSite } from "#tests/support/site.ts";
import { doubleText, findTextTroubles } from "#tests/support/text-troubles.ts";

let site: Site;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([startSite(), startBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await site.stop();
});

test.each([375, 1280])(
  "at twice its size no text of any page is cut, lost or covered at %i px",
  async (width) => {
    const troubles: string[] = [];
    const options = { viewport: { width, height: 900 }, reducedMotion: "reduce" as const };
    await lookAtAll(browser, site.origin, visitedPaths, options, async (page, path) => {
      await doubleText(page);
      troubles.push(...(await findTextTroubles(page)).map((trouble) => `${path}: ${trouble}`));
    });
    expect(troubles).toEqual([]);
  },
  240_000,
);

test("the search for troubles finds each kind of them", async () => {
  const { page, close } = await openPage(browser, "about:blank", { viewport: { width: 600, height: 400 } });
  await page.setContent(`<style>body{margin:0;font:20px/1 sans-serif;overflow-wrap:normal}p{margin:0}</style>
    <p style="width:3em">Unbreakable</p>
    <p style="position:absolute;left:560px;top:100px;width:90px">Outside it</p>
    <div style="height:10px;overflow:hidden"><p style="padding-top:4px">Cut</p></div>
    <p style="position:absolute;top:200px">Under</p><p style="position:absolute;top:204px">Over</p>
    <p style="position:absolute;top:300px">Well</p>`);
  const troubles = await findTextTroubles(page);
  expect(troubles).toEqual([
    expect.stringMatching(/^"Unbreakable" in p is over the edge of p by \d+ px$/),
    expect.stringMatching(/^"Outside it" in p is outside the window$/),
    '"Cut" in p is cut by div',
    '"Over" in p lies on "Under" in p',
  ]);
  await close();
});
