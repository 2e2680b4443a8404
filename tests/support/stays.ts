import { setTimeout } from "node:timers/promises";
import type { Page } from "playwright-core";
import { expect } from "vitest";

/** How often it is looked (ms). */
const pause = 50;

/** Expects something to be so for a while (ms). What changes and changes back fails as well. */
export async function expectStays<Value>(read: () => Value | Promise<Value>, value: Value, duration: number) {
  for (const end = performance.now() + duration; performance.now() < end; await setTimeout(pause))
    expect(await read()).toEqual(value);
}

/** Waits until something has been the same for a while (ms), and returns it. */
export async function untilSettled<Value>(read: () => Value | Promise<Value>, duration: number) {
  let value = await read();
  for (let since = performance.now(); performance.now() - since < duration; await setTimeout(pause)) {
    const now = await read();
    if (now !== value) [value, since] = [now, performance.now()];
  }
  return value;
}

/** Waits until a page has been drawn as it is now, and observers have been told of it. */
export const untilDrawn = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );

/** Scrolls a page to its end in steps (px), so that all that waits to be seen is. */
export async function scrollThrough(page: Page, step: number) {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += step) {
    await page.evaluate((to) => scrollTo({ top: to, behavior: "instant" }), top);
    await untilDrawn(page);
  }
}
