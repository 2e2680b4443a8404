import type { Locator, Page } from "playwright-core";
import { describe, expect } from "vitest";
import { test } from "#tests/support/examples-test.ts";
import { expectStays, untilDrawn } from "#tests/support/stays.ts";

const example = (page: Page, primitive: string, name: string) =>
  page.locator(`#${primitive} [data-example="${name}"]`);
const hasFocus = (locator: Locator) => locator.evaluate((element) => element === document.activeElement);

describe("tabs", () => {
  test("arrow keys, Home and End move through the tabs, and Tab goes on to the panel", async ({
    shared: page,
  }) => {
    const row = example(page, "tabs", "Row");
    const tabs = row.getByRole("tab");
    await tabs.first().focus();
    for (const [key, index] of [
      ["ArrowRight", 1],
      ["End", 2],
      ["ArrowRight", 0],
      ["ArrowLeft", 2],
      ["Home", 0],
      ["Control+End", 0],
      ["ArrowDown", 0],
    ] as const) {
      await page.keyboard.press(key);
      expect(await hasFocus(tabs.nth(index))).toBe(true);
      expect(await tabs.nth(index).getAttribute("aria-selected")).toBe("true");
      expect(await row.getByRole("tab", { selected: true }).count()).toBe(1);
    }
    await page.keyboard.press("Tab");
    expect(await hasFocus(row.getByRole("tabpanel", { name: "MAG 1400 Fork" }))).toBe(true);
  });

  test("one panel is seen at a time, and it is the chosen one", async ({ shared: page }) => {
    const row = example(page, "tabs", "Row");
    await row.getByRole("tab", { name: "MAG 1500 Lifter" }).click();
    expect(await row.getByRole("heading").allInnerTexts()).toEqual(["MAG 1500 Lifter"]);
  });

  test("without script every panel can be read", async ({ visitExamples }) => {
    const page = await visitExamples({ javaScriptEnabled: false });
    const headings = await example(page, "tabs", "Row").getByRole("heading").allInnerTexts();
    expect(headings).toEqual(["MAG 1400 Fork", "MAG 1500 Lifter", "MAG 1500 AGV Tugger"]);
  });

  test("an address that names a panel opens it", async ({ visitExamples }) => {
    const page = await visitExamples({ primitive: "column-tugger" });
    const selected = example(page, "tabs", "Column").getByRole("tab", { selected: true });
    expect(await selected.innerText()).toBe("MAG 1500 AGV Tugger");
  });
});

describe("tooltip", () => {
  const tipOf = (place: Locator) => place.locator("[role=tooltip]");

  test("shows on hover, stays while the pointer is on it, and goes with Escape", async ({ shared: page }) => {
    const place = example(page, "tooltip", "On a button");
    const tip = tipOf(place);
    expect(await tip.isVisible()).toBe(false);
    await place.getByRole("button").hover();
    await tip.waitFor();
    await tip.hover();
    await expectStays(() => tip.isVisible(), true, 300);
    await page.keyboard.press("Escape");
    await tip.waitFor({ state: "hidden" });
    await page.mouse.move(5, 5);
    await place.getByRole("button").hover();
    await tip.waitFor();
  });

  test("shows on focus as the description of its trigger, and goes with Escape without losing focus", async ({
    shared: page,
  }) => {
    const trigger = example(page, "tooltip", "On a button").getByRole("button");
    await trigger.focus();
    const tip = page.locator(`[id="${await trigger.getAttribute("aria-describedby")}"]`);
    await tip.waitFor();
    await page.keyboard.press("Escape");
    await tip.waitFor({ state: "hidden" });
    expect(await hasFocus(trigger)).toBe(true);
  });

  test.for([320, 768, 1280])("stays inside a window of %i px", async (width, { shared: page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const name of ["On a button", "Opening to the start"]) {
      const place = example(page, "tooltip", name);
      await place.getByRole("button").focus();
      await tipOf(place).waitFor();
      /* The page has scrolled to the button, and a tip is placed by where its anchor was drawn last. */
      await untilDrawn(page);
      const box = await tipOf(place).boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
      expect(box?.y).toBeGreaterThanOrEqual(0);
    }
  });
});

describe("dialog", () => {
  test.for(["Escape", "Close"])("%s closes it and gives the focus back", async (way, { shared: page }) => {
    const opener = page.getByRole("button", { name: "Download Product Document" });
    await opener.click();
    const dialog = page.getByRole("dialog", { name: "Submit your details" });
    expect(await dialog.isVisible()).toBe(true);
    if (way === "Escape") await page.keyboard.press("Escape");
    else await dialog.getByRole("button", { name: "Close" }).click();
    await expect.poll(() => dialog.isVisible()).toBe(false);
    expect(await hasFocus(opener)).toBe(true);
    await opener.click();
    await expect.poll(() => dialog.isVisible()).toBe(true);
    await page.keyboard.press("Escape");
  });

  test("a press beside it does not close it", async ({ shared: page }) => {
    await page.getByRole("button", { name: "Download Product Document" }).click();
    await page.mouse.click(20, 400);
    expect(await page.getByRole("dialog").count()).toBe(1);
    await page.keyboard.press("Escape");
  });

  test("a question has its focus on the safe answer, and Escape gives that answer", async ({
    shared: page,
  }) => {
    const answer = example(page, "dialog", "Question").locator("output");
    await page.getByRole("button", { name: "Delete" }).click();
    const question = page.getByRole("alertdialog", { name: "Are you sure you want to delete this blog?" });
    expect(await hasFocus(question.getByRole("button", { name: "Keep it" }))).toBe(true);
    await page.keyboard.press("Escape");
    expect(await answer.innerText()).toBe("Kept");
    await page.getByRole("button", { name: "Delete" }).click();
    await question.getByRole("button", { name: "Delete it" }).click();
    expect(await answer.innerText()).toBe("Deleted");
  });
});

test("an accordion with a name opens one item at a time without script, and its open item closes", async ({
  visitExamples,
}) => {
  const page = await visitExamples({ javaScriptEnabled: false });
  const products = example(page, "accordion", "One open at a time");
  const open = () => products.locator("details[open] h3").allInnerTexts();
  expect(await open()).toEqual(["SyncOS Integrator"]);
  await products.getByText("SyncOS Fleet Manager").click();
  expect(await open()).toEqual(["SyncOS Fleet Manager"]);
  await products.getByText("SyncOS Fleet Manager").click();
  expect(await open()).toEqual([]);
});

test("a line of an error summary leads to its field", async ({ shared: page }) => {
  const place = example(page, "error-summary", "Above its fields");
  await place.getByRole("link", { name: "Full name: tell us whom we answer" }).click();
  expect(await hasFocus(place.getByRole("textbox", { name: "Full name" }))).toBe(true);
});

test("every element with keyboard focus shows it", async ({ shared: page }) => {
  const unseen: string[] = [];
  await page.locator("#accordion summary").first().focus();
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press("Tab");
    const problem = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element) return "nothing has focus";
      const styles = [getComputedStyle(element), getComputedStyle(element, "::after")];
      const line = element instanceof HTMLInputElement && styles[0]?.boxShadow !== "none";
      const shown =
        line ||
        styles.some(
          ({ outlineStyle, outlineWidth }) => outlineStyle !== "none" && parseFloat(outlineWidth) >= 2,
        );
      return shown ? null : element.outerHTML;
    });
    if (problem) unseen.push(problem);
  }
  expect(unseen).toEqual([]);
});

test("the film's button stands aside while it plays, and controls come", async ({ shared: page }) => {
  const player = example(page, "video-player", "Poster and play button");
  const video = player.locator("video");
  await video.evaluate((element: HTMLVideoElement) => {
    element.play = () => Promise.resolve();
  });
  expect(await video.getAttribute("controls")).toBeNull();
  await player.getByRole("button", { name: "Play the film" }).click();
  await expect.poll(() => player.getByRole("button").count()).toBe(0);
  expect(await video.getAttribute("controls")).not.toBeNull();
  expect(await player.getByRole("status").innerText()).toBe("The film is loading");
  for (const [event, buttons] of [
    ["playing", 0],
    ["pause", 1],
    ["playing", 0],
    ["ended", 1],
  ] as const) {
    await video.dispatchEvent(event);
    expect(await player.getByRole("button").count()).toBe(buttons);
  }
});

test("a film that cannot play shows its poster and button again", async ({ visitExamples }) => {
  const page = await visitExamples({ expectedErrors: [/film could not be played/] });
  const player = example(page, "video-player", "Poster and play button");
  await player.locator("video").evaluate((element: HTMLVideoElement) => {
    element.play = () => Promise.reject(new Error("no"));
  });
  await player.getByRole("button", { name: "Play the film" }).click();
  await player.getByRole("button", { name: "Play the film" }).waitFor();
  expect(await player.getByRole("status").innerText()).toBe("");
});

test.for<[number, number[]]>([
  [1280, [3, 3, 3, 0, 2]],
  [375, [4, 4, 4, 0, 4]],
])(
  "the line runs through every section at %i px without a gap, before script",
  async ([width, lanes], { visitExamples }) => {
    /* Taller than the sections, so that fixed elements at the window's edges don't cover them. */
    const page = await visitExamples({ viewport: { width, height: 2400 }, javaScriptEnabled: false });
    const place = example(page, "line", "Through four sections");
    const ends = await place.locator("section").evaluateAll((sections, entries) => {
      const origin = sections[0]?.parentElement?.getBoundingClientRect();
      return sections.flatMap((section, index) => {
        const rail = section.querySelector("[aria-hidden]")?.getBoundingClientRect();
        const box = section.getBoundingClientRect();
        if (!rail || !origin) return [];
        const at = (lane = 0) => rail.left - origin.left + (rail.width * lane) / 4;
        return [
          { x: at(entries[index]), y: box.top - origin.top + 1 },
          { x: at(entries[index + 1] ?? entries[index]), y: box.bottom - origin.top - 2 },
        ];
      });
    }, lanes);
    expect(await greenAt(page, await place.screenshot(), ends)).toEqual(ends.map(() => true));
  },
);

/** Whether each place of a picture has one of the line's two greens. */
async function greenAt(page: Page, picture: Buffer, places: { x: number; y: number }[]) {
  const reader = await (await page.context().browser()?.newContext())?.newPage();
  const greens = await reader?.evaluate(
    async ([source, wanted]) => {
      const image = await createImageBitmap(await (await fetch(source)).blob());
      const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d");
      canvas?.drawImage(image, 0, 0);
      return wanted.map(({ x, y }) => {
        const [red = 0, green = 0, blue = 0] =
          canvas?.getImageData(Math.floor(x), Math.round(y), 1, 1).data ?? [];
        return green > 140 && green - red > 80 && green - blue > 40;
      });
    },
    [`data:image/png;base64,${picture.toString("base64")}`, places] as const,
  );
  await reader?.context().close();
  return greens;
}

describe("gallery", () => {
  test("names a picture that has no description by its number, and shows one alone without anything to choose", async ({
    shared: page,
  }) => {
    const gallery = example(page, "gallery", "One picture without a description");
    await gallery.getByRole("img", { name: "Product image 1", exact: true }).waitFor();
    expect(await gallery.getByRole("img").count()).toBe(1);
    expect(await gallery.getByRole("button").count()).toBe(0);
  });

  test("is not there without pictures", async ({ shared: page }) => {
    const place = example(page, "gallery", "No pictures: nothing");
    expect(await place.count()).toBe(1);
    expect(await place.getByRole("region").count()).toBe(0);
  });
});
