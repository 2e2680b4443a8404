import { describe, expect } from "vitest";
import { getPost, putPost, words } from "#tests/support/blog-editor.ts";
import { test } from "#tests/support/staff-test.ts";

test.beforeAll(async ({ staffed, admin }) => {
  const examples = await staffed.db.selectFrom("blog_posts").select("id").execute();
  for (const { id } of examples) await admin.post(`/native-blogs/${id}/delete`);
});

describe("from nothing to a post and back", () => {
  test("an empty list offers to create the first post; a visitor sees the list without staff actions", async ({
    visit,
    visitAs,
    site,
    admin,
  }) => {
    const page = await visitAs(admin, "/native-blogs", { isReady: false });
    await page.getByRole("heading", { name: "No blog posts yet" }).waitFor();
    await page.getByRole("link", { name: "Create Your First Post" }).click();
    await page.waitForURL("**/native-blogs/new");
    await page.getByRole("textbox", { name: "Title" }).waitFor();

    const visitor = await visit("/native-blogs", { reducedMotion: "reduce", isReady: false });
    await visitor.getByRole("heading", { name: "No blog posts yet" }).waitFor();
    expect(await visitor.getByRole("link", { name: /Create|New Blog Post/ }).count()).toBe(0);
    await visitor.goto(`${site.origin}/native-blogs/new`);
    await visitor.getByRole("heading", { name: "Sign in" }).waitFor();
  });

  test("a post without a title is not saved; with one it is, and the list shows it", async ({
    edit,
    admin,
  }) => {
    const page = await edit(admin);
    const first = page.getByRole("textbox", { name: "Paragraph, block 1" });
    expect(await first.textContent()).toBe("Start writing your blog content here...");
    expect(await page.locator("[data-block]").count()).toBe(1);
    await page.getByRole("textbox", { name: "Title" }).fill("   ");
    await page.getByRole("button", { name: "Save Blog" }).click();
    expect(await page.getByRole("alert").textContent()).toBe("Please enter a blog title");
    expect(page.url()).toContain("/new");
    expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBe("Title");

    await page.keyboard.press("Control+A");
    await page.keyboard.type("Night shift at dock 4");
    await page.getByLabel("Category").fill("Operations");
    await page.getByLabel("Author").fill("Ada Lindqvist");
    await page.getByLabel("Excerpt").fill("What happens when nobody is there.");
    expect(await page.getByLabel("Excerpt").getAttribute("rows")).toBe("3");
    await page.locator("[data-block]").first().click();
    await page.keyboard.type("Nobody drove.");
    await page.getByLabel("Publish date").fill("2026-01-05T09:30");
    await page.getByRole("button", { name: "Save Blog" }).click();
    const question = page.getByRole("dialog", { name: "Publish this post?" });
    expect(await question.innerText()).toContain("Everybody can read it from now on");
    await question.getByRole("button", { name: "Publish", exact: true }).click();

    await page.waitForURL("**/native-blogs?saved=*");
    const card = page.getByRole("article").filter({ hasText: "Night shift at dock 4" });
    await card.waitFor();
    for (const seen of [
      "Operations",
      "What happens when nobody is there.",
      "Ada Lindqvist",
      "5 January 2026",
      "Published",
    ])
      expect(await card.textContent()).toContain(seen);
  });

  test("the article leads to the editor, Update Blog leads back to the list", async ({
    visitAs,
    site,
    admin,
  }) => {
    const post = await putPost(site.origin, admin, {
      title: "Way out of the hall",
      category: "Planning",
      publishDate: "2026-01-05T09:30:00.000Z",
      content: [
        words(1, "The <strong>door</strong> opens."),
        { id: 2, type: "callout", content: "Mind the door" },
      ],
    });
    const page = await visitAs(admin, "/native-blogs", { isReady: false });
    const count = await page.getByRole("article").count();
    await page.getByRole("link", { name: "Read Article Way out of the hall" }).click();
    await page.getByRole("heading", { level: 1, name: "Way out of the hall" }).waitFor();
    expect(await page.locator("article strong").textContent()).toBe("door");
    expect(await page.getByText("Mind the door").isVisible()).toBe(true);
    expect(await page.getByRole("article").getByRole("textbox").count()).toBe(0);
    await page.getByRole("link", { name: "Back to list" }).click();
    await page.getByRole("link", { name: "Read Article Way out of the hall" }).click();
    await page.getByRole("link", { name: "Edit Post" }).click();
    const title = page.getByRole("textbox", { name: "Title" });
    await title.waitFor();
    await title.fill("Way out of every hall");
    await page.getByRole("button", { name: "Update Blog" }).click();
    await page.waitForURL("**/native-blogs?saved=*");
    await page.getByRole("heading", { name: "Way out of every hall" }).waitFor();
    expect(await page.getByRole("article").count()).toBe(count);
    expect(await page.getByRole("heading", { name: "Way out of the hall" }).count()).toBe(0);
    const saved = await getPost(site.origin, admin, post.id);
    expect(saved.title).toBe("Way out of every hall");
    expect(saved.updatedAt > post.updatedAt).toBe(true);
    expect(saved.content[0]?.content).toContain("<strong>door</strong>");
  });

  test("a visitor reads an article, too, and the way back is beside it", async ({ visit, site, admin }) => {
    const { id } = await putPost(site.origin, admin, {
      title: "For all",
      publishDate: "2026-01-05T09:30:00.000Z",
      content: [words(1, "Open to everybody.")],
    });
    const page = await visit(`/native-blogs/${id}`, { reducedMotion: "reduce", javaScriptEnabled: false });
    expect(await page.getByRole("link", { name: /Edit|Versions/ }).count()).toBe(0);
    await page.getByRole("main").getByRole("link", { name: "Back to list" }).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe("/native-blogs");
  });

  test("New Blog Post leads to an empty editor, Edit to the post, and both back to the list", async ({
    visitAs,
    site,
    admin,
  }) => {
    const { title } = await putPost(site.origin, admin, { title: "To be edited" });
    const page = await visitAs(admin, "/native-blogs", { isReady: false });
    const field = page.getByRole("textbox", { name: "Title" });
    await page.getByRole("link", { name: "New Blog Post" }).click();
    await field.waitFor();
    expect(await field.inputValue()).toBe("");
    expect(await page.getByRole("button", { name: "Save Blog" }).isVisible()).toBe(true);
    await page.getByRole("link", { name: "Back to list" }).click();
    await page.getByRole("link", { name: `Edit ${title}` }).click();
    await field.waitFor();
    expect(await field.inputValue()).toBe(title);
    expect(await page.getByRole("button", { name: "Update Blog" }).isVisible()).toBe(true);
    await page.getByRole("link", { name: "Back to list" }).click();
    await page.getByRole("heading", { name: "Blog management" }).waitFor();
  });

  test("deleting asks first, keeps by default, and can be taken back", async ({ visitAs, site, admin }) => {
    const { title } = await putPost(site.origin, admin, { title: "To be deleted" });
    const page = await visitAs(admin, "/native-blogs");
    const card = page.getByRole("article").filter({ hasText: title });
    await card.getByRole("link", { name: `Delete ${title}` }).click();
    const question = page.getByRole("alertdialog", { name: "Are you sure you want to delete this blog?" });
    await question.waitFor();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Keep it");
    await page.keyboard.press("Escape");
    await question.waitFor({ state: "hidden" });
    expect(await card.isVisible()).toBe(true);
    await card.getByRole("link", { name: `Delete ${title}` }).click();
    await question.getByRole("button", { name: "Delete" }).click();
    await page.getByRole("button", { name: `Restore ${title}` }).waitFor();
    expect(await card.count()).toBe(0);
    await page.getByRole("button", { name: `Restore ${title}` }).click();
    await card.waitFor();
  });
});

test("without script: list, filters, article and delete work, and the editor says what it needs", async ({
  visitAs,
  site,
  admin,
}) => {
  const { title } = await putPost(site.origin, admin, { title: "No script at all", category: "Quiet" });
  const page = await visitAs(admin, "/native-blogs", {
    javaScriptEnabled: false,
  });
  await page.getByLabel("Search").fill("no script");
  await page.getByLabel("Category").selectOption("Quiet");
  await page.getByLabel("State").selectOption("draft");
  await page.getByRole("button", { name: "Show" }).click();
  await page.getByText("1 blog post", { exact: false }).first().waitFor();
  expect(page.url()).toContain("category=Quiet");
  expect(await page.getByRole("article").count()).toBe(1);
  await page.getByLabel("Search").fill("nothing like that");
  await page.getByRole("button", { name: "Show" }).click();
  await page.getByText("No blog post matches.").waitFor();
  await page.getByRole("link", { name: "Clear the filters" }).click();
  await page.getByRole("link", { name: `Read Article ${title}` }).click();
  await page.getByRole("heading", { level: 1, name: title }).waitFor();
  await page.getByRole("link", { name: "Edit Post" }).click();
  await page.getByText("The editor needs script").waitFor();
  await page.getByRole("link", { name: "Back to list" }).click();
  await page.getByRole("link", { name: `Delete ${title}` }).click();
  await page.getByRole("heading", { name: "Are you sure you want to delete this blog?" }).waitFor();
  await page.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("button", { name: `Restore ${title}` }).waitFor();
});

test.for([
  [375, 1],
  [900, 2],
  [1280, 3],
] as const)("at %i px the cards stand in %i columns", async ([width, columns], { visitAs, site, admin }) => {
  for (const number of [1, 2, 3])
    await putPost(site.origin, admin, { title: `Column ${number} at ${width}` });
  const page = await visitAs(admin, "/native-blogs", { isReady: false, viewport: { width, height: 900 } });
  const lefts = await page
    .getByRole("article")
    .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().left));
  expect(new Set(lefts).size).toBe(columns);
});

test("a visitor reads what is published and nothing else", async ({ visit, site, admin }) => {
  const draft = await putPost(site.origin, admin, { title: "Only a draft" });
  const page = await visit("/native-blogs", {
    expectedErrors: [/status of 404/],
    reducedMotion: "reduce",
    isReady: false,
  });
  expect(await page.getByText("Only a draft").count()).toBe(0);
  expect(await page.getByRole("link", { name: /^(Edit|Delete|New Blog Post)/ }).count()).toBe(0);
  expect((await page.goto(`${site.origin}/native-blogs/${draft.id}`))?.status()).toBe(404);
  await page.goto(`${site.origin}/native-blogs`);
  await page.getByRole("link", { name: "Read Article Night shift at dock 4" }).click();
  await page.getByRole("heading", { level: 1, name: "Night shift at dock 4" }).waitFor();
  expect(await page.getByRole("link", { name: "Edit Post" }).count()).toBe(0);
  await page.goto(`${site.origin}/native-blogs/${draft.id}/edit`);
  await page.getByRole("heading", { name: "Sign in" }).waitFor();
});
