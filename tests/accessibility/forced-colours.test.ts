import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { test } from "#tests/support/browser-test.ts";

type Told = {
  path: string;
  /** The selector of the element that has a state. */
  at: string;
  /** The attribute that marks the state; the test sets it if the page at rest doesn't. */
  state: string;
};

/** Each kind of state on a page of each kind. */
const told: Told[] = [
  { path: "/products/syncos", at: "[role=tab][data-selected]", state: "data-selected" },
  { path: "/products/Mag", at: "table td", state: "data-sorted" },
  { path: "/products/mag-product?product=fork", at: "button[aria-current]", state: "aria-current" },
  { path: "/use-cases/solution-end-of-line", at: "[aria-labelledby=plan] ol > li", state: "data-happens" },
  { path: "/case-studies", at: "a[aria-current]", state: "aria-current" },
  { path: "/blogs", at: "a[aria-current]", state: "aria-current" },
  { path: "/partner-with-us", at: "a[aria-current]", state: "aria-current" },
  { path: "/contact", at: "input[required]", state: "aria-invalid" },
];

test.for(told)("$path tells $state by more than colours", async ({ path, at, state }, { visit }) => {
  const page = await visit(path, { reducedMotion: "reduce" });
  const place = page.locator(`main ${at}`).locator("visible=true").first();
  expect(await shows(page, place, state), "in colours").toBe(true);
  await page.emulateMedia({ forcedColors: "active" });
  expect(await shows(page, place, state), "in forced colours").toBe(true);
});

/** Whether `place`, with 8 px around it, looks different with `state` than without. */
async function shows(page: Page, place: Locator, state: string) {
  const element = await place.elementHandle();
  if (!element) throw new Error(`Nothing has ${state}.`);
  await element.scrollIntoViewIfNeeded();
  const { x = 0, y = 0, width = 0, height = 0 } = (await element.boundingBox()) ?? {};
  const clip = { x: x - 8, y: y - 8, width: width + 16, height: height + 16 };
  const look = async (has: boolean) => {
    await element.evaluate(
      (node, { state, has }) => {
        const here = node as Element;
        if (has) here.setAttribute(state, "true");
        else here.removeAttribute(state);
      },
      { state, has },
    );
    return page.screenshot({ clip, animations: "disabled" });
  };
  const [without, withState] = [await look(false), await look(true)];
  return !without.equals(withState);
}
