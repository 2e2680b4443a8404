import type { Page } from "playwright-core";
import { expect } from "vitest";
import { findLowContrast, findViolations } from "#tests/support/axe.ts";
import { putPost, words } from "#tests/support/blog-editor.ts";
import { untilReady } from "#tests/support/browser.ts";
import { visitAll } from "#tests/support/paths.ts";
import type { StaffClient } from "#tests/support/staff.ts";
import { test, type VisitAs } from "#tests/support/staff-test.ts";
import { entriesOf } from "#tests/support/whole-run.ts";

let id: string;

test.beforeAll(async ({ site, admin }) => {
  const content = [
    words(1, "Some <strong>bold</strong> words and a <a href='/contact'>link</a>"),
    { id: 2, type: "heading" as const, content: "A part" },
    { id: 6, type: "subheading" as const, content: "A smaller part" },
    { id: 3, type: "list" as const, content: "", items: ["One", "Two"] },
    { id: 4, type: "callout" as const, content: "Mind the gap" },
    { id: 5, type: "cta" as const, content: "Write to us", email: "dock@mag.example" },
  ];
  const saved = await putPost(site.origin, admin, { title: "A post with all kinds of parts", content });
  ({ id } = saved);
  const changed = { ...saved, title: "A post with all kinds of parts, again" };
  await putPost(site.origin, admin, changed, { id, startedFrom: saved.updatedAt });
  const gone = await putPost(site.origin, admin, { title: "Deleted" });
  await admin.post(`/native-blogs/${gone.id}/delete`);
});

test.for(entriesOf([375, 1280]))(
  "axe finds nothing, light and dark, and nothing scrolls sideways at %i px",
  async (width, { visitAs, site, admin }) => {
    const problems: string[] = [];
    const page = await visitAs(admin, "/native-blogs", { isReady: false, viewport: { width, height: 900 } });
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
      await page.goto(`${site.origin}/native-blogs/${id}${path}`);
      await look(path || "article");
    }

    await page.goto(`${site.origin}/native-blogs/${id}/edit`);
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
  },
);

test.for([375, 1280])(
  "blocks stand as far apart in the editor as in the article, at %i px",
  async (width, { visitAs, edit, admin }) => {
    const viewport = { width, height: 900 };
    const article = await visitAs(admin, `/native-blogs/${id}`, { isReady: false, viewport });
    const editor = await edit(admin, `/native-blogs/${id}/edit`, { viewport });
    const read = await places(article, "article > :last-child > *");
    const written = await places(editor, "[data-block] > :last-child > *");
    expect(read).toHaveLength(6);
    expect(written).toEqual(read);
  },
);

test("a conflict is accessible, too", async ({ edit, site, admin }) => {
  const fields = { title: "Two at once", content: [words(1, "Begun")] };
  const { id: own, updatedAt } = await putPost(site.origin, admin, fields);
  const page = await edit(admin, `/native-blogs/${own}/edit`, { expectedErrors: [/409 \(Conflict\)/] });
  await putPost(site.origin, admin, { ...fields, title: "Theirs" }, { id: own, startedFrom: updatedAt });
  await page.getByRole("textbox", { name: "Title" }).fill("Mine");
  await page.getByRole("button", { name: "Update Blog" }).click();
  await page.getByRole("alertdialog", { name: "Somebody else has saved this post" }).waitFor();
  expect(await findViolations(page)).toEqual([]);
});

test("not one byte of the editor comes with a public page, or with the staff's list and articles", async ({
  visitAs,
  staffed,
  admin,
}) => {
  const editor = await scriptsOf(visitAs, admin, `/native-blogs/${id}/edit`);
  const signs = ["ProseMirror", "DOMPurify"];
  expect(signs.every((word) => editor.some(({ text }) => text.includes(word)))).toBe(true);
  const paths = ["/", "/blogs", "/native-blogs", `/native-blogs/${id}`, `/native-blogs/${id}/versions`];
  await visitAll(
    paths,
    async (path) => {
      const scripts = await scriptsOf(visitAs, path.startsWith("/native") ? admin : staffed.anonymous, path);
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

async function scriptsOf(visitAs: VisitAs, member: StaffClient, path: string) {
  const texts: Promise<{ url: string; text: string }>[] = [];
  const page = await visitAs(member, path, {
    arrange: (page) =>
      page.on("response", (response) => {
        if (response.request().resourceType() !== "script") return;
        texts.push(response.text().then((text) => ({ url: response.url(), text })));
      }),
  });
  await settle(page);
  return Promise.all(texts);
}

/** Prefetching starts two seconds later, and none of it is the editor's. */
async function settle(page: Page) {
  if (!page.url().endsWith("/edit"))
    await page.waitForFunction(() =>
      performance.getEntriesByType("resource").some(({ name }) => name.includes("/assets/contact-")),
    );
  await page.waitForLoadState("networkidle");
}
