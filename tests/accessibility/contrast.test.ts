import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { signedIn } from "#tests/support/blog-editor.ts";
import { openPage, startBrowser } from "#tests/support/browser.ts";
import { findFaintTexts, showEverything } from "#tests/support/contrast.ts";
import { lookAtAll, visitedPaths } from "#tests/support/paths.ts";
import { doorPaths, startSiteWithStaffPages } from "#tests/support/staff-paths.ts";

let site: Awaited<ReturnType<typeof startSiteWithStaffPages>>;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([startSiteWithStaffPages(), startBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await site.stop();
});

const paths = [...visitedPaths, ...doorPaths, "/nowhere"];

test("every text of every public page stands out from what lies behind it", async () => {
  const { faint, looked } = await lookEverywhere(paths);
  expect(looked).toBeGreaterThan(6 * 60 * paths.length);
  expect(faint).toEqual([]);
}, 400_000);

test("every text of every staff page stands out from what lies behind it", async () => {
  const asAdmin = { storageState: signedIn(site.origin, site.admin.cookie) };
  const { faint, looked } = await lookEverywhere(site.paths, asAdmin);
  expect(looked).toBeGreaterThan(6 * 10 * site.paths.length);
  expect(faint).toEqual([]);
}, 200_000);

test("faint text is found on a ground, under opacity, over a picture, in a drawing and in a field", async () => {
  const { page, close } = await openPage(browser, "about:blank", { viewport: { width: 600, height: 500 } });
  const grey =
    "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'><rect width='100%25' height='100%25' fill='%23666'/></svg>";
  await page.setContent(`<style>body { background: #fff; color: #000; font: 20px sans-serif }</style>
    <p>Well</p>
    <p style="color: #999">Grey</p>
    <p style="color: #999; font-size: 30px">Large and grey</p>
    <p style="opacity: 0.4">Veiled</p>
    <p style="color: oklch(70% 0 0); background: #000">Well on black</p>
    <div style="position: relative">
      <img src="${grey}" width="400" height="60" style="position: absolute">
      <p style="position: relative">On a picture</p>
    </div>
    <svg width="400" height="40"><rect width="400" height="40" fill="#000"/><text y="25" fill="#333">Drawn</text></svg>
    <input value="Written"><input placeholder="Asked" class="asked">
    <style>.asked::placeholder { color: #ccc }</style>
    <p style="visibility: hidden; color: #fff">Unseen</p><button disabled style="color: #eee">Off</button>`);
  const { faint, count } = await findFaintTexts(page, await page.context().newCDPSession(page));
  expect(count).toBe(9);
  expect(faint).toEqual([
    expect.stringMatching(/^"Grey" in p: 2\.8\d instead of 4\.5$/),
    expect.stringMatching(/^"Large and grey" in p: 2\.8\d instead of 3$/),
    expect.stringMatching(/^"Veiled"/),
    expect.stringMatching(/^"On a picture"/),
    expect.stringMatching(/^"Drawn"/),
    expect.stringMatching(/^"Asked"/),
  ]);
  await close();
});

/** Opens each address once and looks at it at three widths in both schemes. */
async function lookEverywhere(paths: readonly string[], options: Parameters<typeof openPage>[2] = {}) {
  const faint: string[] = [];
  let looked = 0;
  const windows = { reducedMotion: "reduce" as const, viewport: { width: 1280, height: 900 }, ...options };
  await lookAtAll(browser, site.origin, paths, windows, async (page: Page, path) => {
    const drawing = await page.context().newCDPSession(page);
    await showEverything(page);
    for (const width of [1280, 375, 320]) {
      await page.setViewportSize({ width, height: 900 });
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        const found = await findFaintTexts(page, drawing);
        looked += found.count;
        faint.push(...found.faint.map((text) => `${path} at ${width} px, ${colorScheme}: ${text}`));
      }
    }
    await drawing.detach();
  });
  return { faint, looked };
}
