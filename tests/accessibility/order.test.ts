import { expect } from "vitest";
import { putPost, words } from "#tests/support/blog-editor.ts";
import { test } from "#tests/support/staff-test.ts";

test("each section of the home page begins with its name, before what it is about", async ({ visit }) => {
  const page = await visit("/", { javaScriptEnabled: false });
  const late = await page.locator("main section[aria-labelledby]").evaluateAll((sections) =>
    sections.flatMap((section) => {
      const heading = section.querySelector(`#${section.getAttribute("aria-labelledby")}`);
      const content = section.querySelector("a[href], button, input, h3, li, img:not([alt=''])");
      const isLate =
        heading && content && content.compareDocumentPosition(heading) === Node.DOCUMENT_POSITION_FOLLOWING;
      return isLate ? [heading.textContent] : [];
    }),
  );
  expect(late).toEqual([]);
});

test("in the editor the text comes before the details about it", async ({ edit, admin }) => {
  const page = await edit(admin);
  const labels = await page
    .getByRole("main")
    .getByRole("textbox")
    .evaluateAll((fields) =>
      fields.map((field) => field.getAttribute("aria-label") ?? field.getAttribute("name")),
    );
  expect(labels.slice(0, 2)).toEqual(["Title", "Paragraph, block 1"]);
});

test.for([375, 1280])(
  "the editor's bar never covers what has the focus in a low window of %i px",
  async (width, { edit, site, admin }) => {
    const content = Array.from({ length: 6 }, (_, index) =>
      words(index + 1, `Paragraph ${index}. `.repeat(20)),
    );
    const { id } = await putPost(site.origin, admin, { title: `A long post at ${width}`, content });
    const page = await edit(admin, `/native-blogs/${id}/edit`, {
      viewport: { width, height: 500 },
    });
    const covered: string[] = [];
    await page.getByRole("textbox", { name: "Title" }).focus();
    for (const [key, stops] of [
      ["Tab", 40],
      ["Shift+Tab", 40],
    ] as const) {
      for (let stop = 0; stop < stops; stop++) {
        await page.keyboard.press(key);
        const found = await page.evaluate(() => {
          const element = document.activeElement;
          const bar = document.querySelector("header")?.getBoundingClientRect();
          if (!element || !bar || element === document.body || element.closest("header")) return;
          /* The skip link lies over the bar. */
          if (element.textContent === "Skip to content") return;
          const { top, bottom } = element.getBoundingClientRect();
          const isHidden = bottom <= bar.bottom + 1 || top >= innerHeight;
          const isCut = top < bar.bottom - 1 && bottom - top < innerHeight - bar.bottom;
          return isHidden || isCut
            ? `${element.getAttribute("aria-label") ?? element.textContent}`
            : undefined;
        });
        if (found) covered.push(found);
      }
    }
    expect(covered).toEqual([]);
  },
);

test.for([
  ["a phone's menu", 375],
  ["the row of dropdowns", 1280],
] as const)("in forced colours %s shows which page is on show", async ([_, width], { visit }) => {
  const page = await visit("/careers", {
    isCold: true,
    viewport: { width, height: 800 },
    forcedColors: "active",
    reducedMotion: "reduce",
  });
  if (width < 768) await page.getByRole("button", { name: "Open menu" }).click();
  await page.locator("header summary", { hasText: "Resources" }).click();
  const header = page.getByRole("banner");
  const current = await header.getByRole("link", { name: "Careers" }).screenshot();
  await page.evaluate(() =>
    document.querySelector("header a[aria-current]")?.removeAttribute("aria-current"),
  );
  const plain = await header.getByRole("link", { name: "Careers" }).screenshot();
  expect(current.equals(plain)).toBe(false);
});
