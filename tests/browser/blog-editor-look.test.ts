import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findLowContrast, findViolations } from "#tests/support/axe.ts";
import { openAs, openEditor, putPost, type StaffedSite, words } from "#tests/support/blog-editor.ts";
import { startBrowser, untilReady } from "#tests/support/browser.ts";
import { measureTyping } from "#tests/support/editor-typing.ts";
import { visitAll } from "#tests/support/paths.ts";
import { type StaffClient, startStaffedSite } from "#tests/support/staff.ts";

let staffed: StaffedSite;
let browser: Browser;
let ada: StaffClient;
let origin: string;
let id: string;

beforeAll(async () => {
  [staffed, browser] = await Promise.all([startStaffedSite(), startBrowser()]);
  ada = await staffed.member("Ada", "admin");
  ({ origin } = staffed.site);
  const content = [
    words(1, "Some <strong>bold</strong> words and a <a href='/contact'>link</a>"),
    { id: 2, type: "heading" as const, content: "A part" },
    { id: 6, type: "subheading" as const, content: "A smaller part" },
    { id: 3, type: "list" as const, content: "", items: ["One", "Two"] },
    { id: 4, type: "callout" as const, content: "Mind the gap" },
    { id: 5, type: "cta" as const, content: "Write to us", email: "dock@mag.example" },
  ];
  const saved = await putPost(origin, ada, { title: "A post with all kinds of parts", content });
  ({ id } = saved);
  const changed = { ...saved, title: "A post with all kinds of parts, again" };
  await putPost(origin, ada, changed, { id, startedFrom: saved.updatedAt });
  const gone = await putPost(origin, ada, { title: "Deleted" });
  await ada.post(`/native-blogs/${gone.id}/delete`);
});
afterAll(async () => {
  await browser.close();
  await staffed.stop();
});

test.each([375, 1280])(
  "axe finds nothing, light and dark, and nothing scrolls sideways at %i px",
  async (width) => {
    const problems: string[] = [];
    const { page, close } = await openAs(browser, origin, ada.cookie, "/native-blogs", {
      viewport: { width, height: 900 },
    });
    const look = async (where: string) => {
      await page.emulateMedia({ colorScheme: "light" });
      const light = await findViolations(page);
      /* Another scheme changes colours only. */
      await page.emulateMedia({ colorScheme: "dark" });
      const dark = await findLowContrast(page);
      problems.push(...[...light, ...dark].map((violation) => `${where}: ${violation}`));
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (overflow > 0) problems.push(`${where} is ${overflow} px too wide`);
    };

    await untilReady(page);
    await look("list");
    await page
      .getByRole("link", { name: /^Delete / })
      .first()
      .click();
    await page.getByRole("alertdialog").waitFor();
    await look("question");
    for (const path of ["", "/versions?older=1&newer=2", "/delete"]) {
      await page.goto(`${origin}/native-blogs/${id}${path}`);
      await look(path || "article");
    }

    await page.goto(`${origin}/native-blogs/${id}/edit`);
    await page.getByRole("textbox", { name: "Title" }).waitFor();
    await look("editor");
    await page.getByRole("textbox", { name: "Paragraph, block 1" }).click();
    await page.keyboard.type("word");
    await look("editor, written in");
    await page
      .getByRole("button", { name: /^Add a block after/ })
      .first()
      .click();
    await page.getByRole("menu").waitFor();
    await look("menu");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Link" }).click();
    await look("link");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Picture", exact: true }).click();
    await page
      .getByRole("dialog", { name: "Insert a picture" })
      .getByRole("button", { name: "Insert" })
      .click();
    await look("picture");
    await page.keyboard.press("Escape");
    await page.getByRole("link", { name: "Back to list" }).click();
    await look("leaving");
    await page.keyboard.press("Escape");
    await page.getByRole("textbox", { name: "Title" }).fill("");
    await page.getByRole("button", { name: "Update Blog" }).click();
    await look("no title");
    await page.getByText(/^Draft saved/).waitFor();
    await page.reload();
    await page.getByRole("heading", { name: "There are changes that are not saved" }).waitFor();
    await page.getByText("Show what differs").click();
    await look("offer");
    await page.getByRole("button", { name: "Discard them" }).click();
    expect(problems).toEqual([]);
    await close();
  },
);

test.each([375, 1280])(
  "blocks stand as far apart in the editor as in the article, at %i px",
  async (width) => {
    const viewport = { width, height: 900 };
    const article = await openAs(browser, origin, ada.cookie, `/native-blogs/${id}`, { viewport });
    const editor = await openEditor(browser, origin, ada, `/native-blogs/${id}/edit`, { viewport });
    const read = await places(article.page, "article > :last-child > *");
    const written = await places(editor.page, "[data-block] > :last-child > *");
    expect(read).toHaveLength(6);
    expect(written).toEqual(read);
    await Promise.all([article.close(), editor.close()]);
  },
);

test("a conflict is accessible, too", async () => {
  const fields = { title: "Two at once", content: [words(1, "Begun")] };
  const { id: own, updatedAt } = await putPost(origin, ada, fields);
  const { page, close } = await openEditor(browser, origin, ada, `/native-blogs/${own}/edit`);
  await putPost(origin, ada, { ...fields, title: "Theirs" }, { id: own, startedFrom: updatedAt });
  await page.getByRole("textbox", { name: "Title" }).fill("Mine");
  await page.getByRole("button", { name: "Update Blog" }).click();
  await page.getByRole("alertdialog", { name: "Somebody else has saved this post" }).waitFor();
  expect(await findViolations(page)).toEqual([]);
  await close();
});

test("a key among 200 blocks costs less than 50 ms of work, and no typed character is lost", async () => {
  const { work, median, late, text } = await measureTyping(browser, origin, ada, { blocks: 200, keys: 60 });
  console.info(
    `a key among 200 blocks: ${work.toFixed(1)} ms of work; from key to paint median ${median} ms, 95th ${late} ms`,
  );
  expect(text.trim()).toBe("The quick brown fox jumps over the lazy dog and then again.");
  expect(work).toBeGreaterThan(0);
  expect(work).toBeLessThan(50);
  expect(median).toBeLessThan(50);
});

test("not one byte of the editor comes with a public page, or with the staff's list and articles", async () => {
  const editor = await scriptsOf(ada.cookie, `/native-blogs/${id}/edit`);
  const signs = ["ProseMirror", "DOMPurify"];
  expect(signs.every((word) => editor.some(({ text }) => text.includes(word)))).toBe(true);
  const paths = ["/", "/blogs", "/native-blogs", `/native-blogs/${id}`, `/native-blogs/${id}/versions`];
  await visitAll(
    paths,
    async (path) => {
      const scripts = await scriptsOf(path.startsWith("/native") ? ada.cookie : "", path);
      expect(scripts.length).toBeGreaterThan(0);
      for (const { url, text } of scripts)
        expect(
          signs.filter((word) => text.includes(word)),
          `${path} loads ${url}`,
        ).toEqual([]);
    },
    { lanes: paths.length },
  );
});

/** The distance of each element's top from that of the first, in px. */
async function places(page: Page, elements: string) {
  const tops = await page
    .locator(elements)
    .evaluateAll((all) => all.map((element) => element.getBoundingClientRect().top));
  return tops.map((top) => Math.round(top - (tops[0] ?? 0)));
}

async function scriptsOf(cookie: string, path: string) {
  const { page, close } = await openAs(browser, origin, cookie, "/healthz");
  const texts: Promise<{ url: string; text: string }>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() !== "script") return;
    texts.push(response.text().then((text) => ({ url: response.url(), text })));
  });
  await page.goto(origin + path);
  await untilReady(page);
  await settle(page);
  const scripts = await Promise.all(texts);
  await close();
  return scripts;
}

/** Prefetching starts two seconds later, and none of it is the editor's. */
async function settle(page: Page) {
  if (!page.url().endsWith("/edit"))
    await page.waitForFunction(() =>
      performance.getEntriesByType("resource").some(({ name }) => name.includes("/assets/contact-")),
    );
  await page.waitForLoadState("networkidle");
}
