import type { Locator } from "playwright-core";
import { expect } from "vitest";
import { test } from "#tests/support/browser-test.ts";

/* The dark scheme dims photographs by a filter, which lays them over the outline of their parent. */
test.for([
  ["/products/Mag", "light"],
  ["/products/Mag", "dark"],
  ["/products/mag-product?product=fork", "light"],
  ["/products/mag-product?product=fork", "dark"],
] as const)("a picture of %s that has the focus shows it, %s", async ([path, colorScheme], { visit }) => {
  const page = await visit(path, {
    colorScheme,
    reducedMotion: "reduce",
  });
  const unseen: string[] = [];
  const controls = page.locator("main :is(a, button):has(picture)").filter({ visible: true });
  expect(await controls.count()).toBeGreaterThan(5);
  await page.keyboard.press("Shift");
  for (const control of await controls.all()) {
    await control.scrollIntoViewIfNeeded();
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    const around = await placeAround(control);
    const before = await page.screenshot({ clip: around });
    await control.focus();
    const name = await control.evaluate((element) => element.outerHTML.slice(0, 80));
    if (before.equals(await page.screenshot({ clip: around }))) unseen.push(name);
  }
  expect(unseen).toEqual([]);
});

/** The control's box with room for a ring around it. */
async function placeAround(control: Locator) {
  const room = 8; /* CSS pixels */
  const { x, y, width, height } = (await control.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x: x - room, y: y - room, width: width + 2 * room, height: height + 2 * room };
}
