import { randomUUID } from "node:crypto";
import type { Locator, Page } from "playwright-core";
import { describe, expect } from "vitest";
import type { BlogPost } from "#content/posts/blog-posts.ts";
import { getPost, putPost, signedIn, words } from "#tests/support/blog-editor.ts";
import { untilReady } from "#tests/support/browser.ts";
import type { Site } from "#tests/support/site.ts";
import type { StaffClient } from "#tests/support/staff.ts";
import { test as staffTest } from "#tests/support/staff-test.ts";

const first = (page: Page) => page.getByRole("textbox", { name: "Paragraph, block 1" });
const update = (page: Page) => page.getByRole("button", { name: "Update Blog" });
const savePath = (id: string) => `**/native-blogs/posts/${id}`;

async function type(page: Page, text: string) {
  await first(page).click();
  await page.keyboard.press("Control+End");
  await page.keyboard.insertText(text);
}

type Post = (content?: string) => Promise<BlogPost>;

const test = staffTest.extend<{
  colleague: StaffClient;
  post: Post;
  /** My editor, in which a save of mine has met one of the colleague's. */
  conflict: { page: Page; id: string; dialog: Locator };
}>({
  colleague: [async ({ staffed }, use) => use(await staffed.member("Bea", "editor")), { scope: "file" }],
  post: ({ site, editor }, use) =>
    use((content = "Saved words.") =>
      putPost(site.origin, editor, { title: `Post ${randomUUID()}`, content: [words(1, content)] }),
    ),
  conflict: async ({ edit, editor, colleague, post }, use) => {
    const { id } = await post("Begun.");
    const page = await edit(editor, `/native-blogs/${id}/edit`, { expectedErrors: [/409/] });
    const other = await edit(colleague, `/native-blogs/${id}/edit`);
    await type(other, " Theirs.");
    await update(other).click();
    await other.waitForURL("**/native-blogs?saved=*");
    await type(page, " Mine.");
    await update(page).click();
    const dialog = page.getByRole("alertdialog", { name: "Somebody else has saved this post" });
    await dialog.waitFor();
    await use({ page, id, dialog });
  },
});

describe("drafts", () => {
  test("a draft is on the server a moment after it is typed, and says so", async ({
    visitAs,
    edit,
    editor,
    post,
  }) => {
    const { id } = await post();
    const page = await edit(editor, `/native-blogs/${id}/edit`);
    await type(page, " More.");
    expect(await page.getByText("Saving…").isVisible()).toBe(true);
    await page.getByText(/^Draft saved \d\d:\d\d$/).waitFor();

    const elsewhere = await visitAs(editor, `/native-blogs/${id}/edit`);
    await elsewhere.getByRole("heading", { name: "There are changes that are not saved" }).waitFor();
    expect(await elsewhere.getByRole("main").textContent()).toContain("1 block changed");
    await elsewhere.getByText("Show what differs").click();
    expect(await elsewhere.locator("ins").first().textContent()).toContain("More.");
    await elsewhere.getByRole("button", { name: "Continue with them" }).click();
    expect(await first(elsewhere).textContent()).toBe("Saved words. More.");
  });

  test("a tab that is closed at once has lost nothing; the draft can be discarded", async ({
    visitAs,
    site,
    editor,
    post,
  }) => {
    const { id } = await post();
    const page = await visitAs(editor, "about:blank", { isCold: true, expectedErrors: [/ERR_FAILED/] });
    const context = page.context();
    await page.route("**/native-blogs/drafts/**", (route) => route.abort());
    await open(page, site, id);
    await type(page, " Closed at once.");
    /* The page knows of the words: a busy machine may close it before they have come to it. */
    await page.getByText(/^Saving…|Kept in this browser/).waitFor();
    await page.close();

    const again = await context.newPage();
    await again.goto(`${site.origin}/native-blogs/${id}/edit`);
    await again.getByRole("heading", { name: "There are changes that are not saved" }).waitFor();
    await again.getByRole("button", { name: "Discard them" }).click();
    expect(await first(again).textContent()).toBe("Saved words.");
    await again.reload();
    await first(again).waitFor();
    expect(await first(again).textContent()).toBe("Saved words.");
  });

  test("a new post that was never saved is offered again, and another can be started beside it", async ({
    edit,
    site,
    colleague,
  }) => {
    const page = await edit(colleague);
    await page.getByRole("textbox", { name: "Title" }).fill("Never saved");
    await page.getByText(/^Draft saved/).waitFor();
    await page.goto(`${site.origin}/native-blogs`);
    await page.getByRole("link", { name: "Continue Never saved" }).waitFor();
    await page.goto(`${site.origin}/native-blogs/new`);
    await page.getByRole("button", { name: "Start another post" }).click();
    expect(await page.getByRole("textbox", { name: "Title" }).inputValue()).toBe("");
    await page.goto(`${site.origin}/native-blogs`);
    await page.getByRole("link", { name: "Continue Never saved" }).click();
    await page.getByRole("button", { name: "Continue with them" }).click();
    expect(await page.getByRole("textbox", { name: "Title" }).inputValue()).toBe("Never saved");
    await page.getByRole("button", { name: "Save Blog" }).click();
    await page.waitForURL("**/native-blogs?saved=*");
    expect(await page.getByRole("link", { name: "Continue Never saved" }).count()).toBe(0);
  });

  test("a draft in a browser belongs to its account, even if the account is renamed", async ({
    visitAs,
    site,
    staffed,
    editor,
    post,
    colleague,
  }) => {
    const rename = (id: string, name: string) =>
      staffed.db.updateTable("staff_users").set({ name }).where("id", "=", id).execute();
    const people = await staffed.db.selectFrom("staff_users").select(["id", "name"]).execute();
    const idOf = (name: string) => people.find((person) => person.name === name)?.id ?? "";
    const { id } = await post();
    const page = await visitAs(editor, "about:blank", { isCold: true, expectedErrors: [/ERR_FAILED/] });
    const context = page.context();
    await page.route("**/native-blogs/drafts/**", (route) => route.abort());
    const offer = page.getByRole("heading", { name: "There are changes that are not saved" });
    try {
      await open(page, site, id);
      await type(page, " Ada's alone.");
      await page.getByText("Kept in this browser.").waitFor();
      page.on("dialog", (dialog) => void dialog.accept());

      await rename(idOf("Bea"), "Ada");
      await context.addCookies(signedIn(site.origin, colleague.cookie).cookies);
      await open(page, site, id);
      expect(await first(page).textContent()).toBe("Saved words.");
      expect(await offer.count()).toBe(0);

      await rename(idOf("Ada"), "Ada Lindqvist");
      await context.addCookies(signedIn(site.origin, editor.cookie).cookies);
      await page.goto(`${site.origin}/native-blogs/${id}/edit`);
      await offer.waitFor();
      await page.getByRole("button", { name: "Continue with them" }).click();
      expect(await first(page).textContent()).toBe("Saved words. Ada's alone.");
    } finally {
      for (const person of people) await rename(person.id, person.name);
    }
  });

  test("saving ends the draft", async ({ edit, site, editor, post }) => {
    const { id } = await post();
    const page = await edit(editor, `/native-blogs/${id}/edit`);
    await type(page, " Kept.");
    await update(page).click();
    await page.waitForURL("**/native-blogs?saved=*");
    await page.goto(`${site.origin}/native-blogs/${id}/edit`);
    await first(page).waitFor();
    expect(await first(page).textContent()).toBe("Saved words. Kept.");
  });
});

describe("leaving", () => {
  test("the way back asks while something is not saved, and not otherwise", async ({
    edit,
    editor,
    post,
  }) => {
    const { id } = await post();
    const page = await edit(editor, `/native-blogs/${id}/edit`);
    await page.getByRole("link", { name: "Back to list" }).click();
    await page.waitForURL("**/native-blogs");
    await page.goBack();
    await type(page, " More.");
    await page.getByRole("link", { name: "Back to list" }).click();
    const question = page.getByRole("alertdialog", { name: "Leave without saving?" });
    await question.getByRole("button", { name: "Keep editing" }).click();
    expect(page.url()).toContain("/edit");
    await page.getByRole("link", { name: "Back to list" }).click();
    await question.getByRole("button", { name: "Leave, keep the draft" }).click();
    await page.waitForURL("**/native-blogs");
  });

  test("a reload or a closed tab asks, too, but not after everything was undone", async ({
    edit,
    editor,
    post,
  }) => {
    const { id } = await post();
    const page = await edit(editor, `/native-blogs/${id}/edit`);
    const asked: string[] = [];
    page.on("dialog", (dialog) => {
      asked.push(dialog.type());
      void dialog.accept();
    });
    await type(page, "!");
    await page.reload();
    expect(asked).toEqual(["beforeunload"]);
    await page.getByRole("button", { name: "Discard them" }).click();
    await type(page, "!");
    await page.keyboard.press("Control+Z");
    await page.reload();
    expect(asked).toEqual(["beforeunload"]);
  });
});

describe("a save that fails", () => {
  test.for([
    ["the server cannot", 500, "it answered 500"],
    ["nothing answers", 0, "There was no answer from the server"],
  ] as const)(
    "when %s says 'Failed to save blog' and keeps everything",
    async ([_, status, why], { edit, site, editor, post }) => {
      const { id } = await post();
      const page = await edit(editor, `/native-blogs/${id}/edit`, {
        expectedErrors: [/status of 500|ERR_FAILED/],
      });
      await page.route(savePath(id), (route) => (status ? route.fulfill({ status }) : route.abort()));
      await type(page, " Not lost.");
      await update(page).click();
      const alert = page.getByRole("alert");
      await alert.getByText("Failed to save blog", { exact: true }).waitFor();
      expect(await alert.textContent()).toContain(why);
      expect(await first(page).textContent()).toBe("Saved words. Not lost.");
      await page.unroute(savePath(id));
      await alert.getByRole("button", { name: "Save again" }).click();
      await page.waitForURL("**/native-blogs?saved=*");
      expect((await getPost(site.origin, editor, id)).content[0]?.content).toBe("Saved words. Not lost.");
    },
  );

  test("because the server takes a field for wrong says so first, and then which", async ({
    edit,
    editor,
    post,
  }) => {
    const { id } = await post();
    const page = await edit(editor, `/native-blogs/${id}/edit`, { expectedErrors: [/status of 422/] });
    const message = "Author must have 120 characters or fewer";
    const refuse = (words: string) =>
      page.route(savePath(id), (route) =>
        route.fulfill({ status: 422, json: { message: words, errors: { author: words } } }),
      );
    await refuse(message);
    await type(page, " Not yet.");
    await update(page).click();
    const alert = page.getByRole("alert").filter({ hasText: message });
    await alert.waitFor();
    expect(await alert.getByRole("paragraph").allTextContents()).toEqual(["Failed to save blog", message]);
    await page.unroute(savePath(id));
    await refuse("Please enter a blog title");
    await update(page).click();
    await expect
      .poll(() => page.getByRole("alert").filter({ hasText: "title" }).textContent())
      .toBe("Please enter a blog title");
  });

  test("because an email address is none says so first, too", async ({ edit, site, editor }) => {
    const content = [{ id: 1, type: "cta" as const, content: "Write", email: "dock@mag.example" }];
    const { id } = await putPost(site.origin, editor, { title: "Call", content });
    const page = await edit(editor, `/native-blogs/${id}/edit`);
    await page.locator("input[type=email]").fill("nobody");
    await update(page).click();
    const alert = page.getByRole("alert").filter({ hasText: "Failed to save blog" });
    await alert.getByText("Please enter a valid email address for the call to action").waitFor();
  });

  test("is said within sight of whoever writes at the end of a long post", async ({ edit, site, editor }) => {
    const content = Array.from({ length: 60 }, (_, index) => words(index + 1, `Paragraph ${index + 1}.`));
    const { id } = await putPost(site.origin, editor, { title: "A long post", content });
    const page = await edit(editor, `/native-blogs/${id}/edit`, { expectedErrors: [/status of 500/] });
    await page.route(savePath(id), (route) => route.fulfill({ status: 500 }));
    await page.getByRole("textbox", { name: "Paragraph, block 60" }).click();
    await page.keyboard.type("!");
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500);
    await update(page).click();
    const alert = page.getByText("Failed to save blog", { exact: true });
    await alert.waitFor();
    const [bar, box] = [await page.getByRole("banner").boundingBox(), await alert.boundingBox()];
    if (!bar || !box) throw new Error("Nothing is said");
    expect(box.y).toBeGreaterThanOrEqual(bar.y + bar.height);
    expect(box.y + box.height).toBeLessThanOrEqual(800);
  });

  test("because the session has ended: sign in in another tab, save again", async ({
    edit,
    site,
    editor,
    post,
  }) => {
    const { id } = await post();
    const page = await edit(editor, `/native-blogs/${id}/edit`, { expectedErrors: [/status of 401/] });
    const { cookies } = signedIn(site.origin, editor.cookie);
    await page.context().clearCookies();
    await type(page, " Signed out.");
    await page.getByText("Not saved: you are signed out. Kept in this browser.").waitFor();
    await update(page).click();
    await page.getByRole("alert").getByText("Failed to save blog", { exact: true }).waitFor();
    const [tab] = await Promise.all([
      page.waitForEvent("popup"),
      page.getByRole("link", { name: "Sign in in a new tab" }).click(),
    ]);
    await tab.getByRole("heading", { name: "Sign in" }).waitFor();
    await page.context().addCookies(cookies);
    await tab.close();
    await page.getByRole("button", { name: "Save again" }).click();
    await page.waitForURL("**/native-blogs?saved=*");
    expect((await getPost(site.origin, editor, id)).content[0]?.content).toBe("Saved words. Signed out.");
  });

  test("a lost connection is said, and made up for when it is back", async ({ edit, editor, post }) => {
    const { id } = await post();
    const page = await edit(editor, `/native-blogs/${id}/edit`, {
      expectedErrors: [/ERR_INTERNET_DISCONNECTED/],
    });
    await page.context().setOffline(true);
    await type(page, " Offline.");
    await page.getByText("Not saved: no connection. Kept in this browser.").waitFor();
    await page.context().setOffline(false);
    await page.getByText(/^Draft saved/).waitFor();
  });

  test("because it was deleted meanwhile: it can be saved as a new post", async ({
    edit,
    site,
    editor,
    post,
  }) => {
    const { id } = await post();
    const page = await edit(editor, `/native-blogs/${id}/edit`, { expectedErrors: [/status of 4\d\d/] });
    await type(page, " Survives.");
    await editor.post(`/native-blogs/${id}/delete`);
    await update(page).click();
    await page.getByRole("button", { name: "Save it as a new post" }).click();
    await page.waitForURL("**/native-blogs?saved=*");
    const saved = new URL(page.url()).searchParams.get("saved") ?? "";
    expect(saved).not.toBe(id);
    expect((await getPost(site.origin, editor, saved)).content[0]?.content).toBe("Saved words. Survives.");
  });
});

describe("two people at one post", () => {
  test("sees both side by side and saves mine", async ({ site, editor, conflict }) => {
    const { page, dialog, id } = conflict;
    expect(await dialog.locator("del").allTextContents()).toContain("Theirs");
    expect(await dialog.locator("ins").allTextContents()).toContain("Mine");
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Keep editing");
    await dialog.getByRole("button", { name: "Save mine" }).click();
    await page.waitForURL("**/native-blogs?saved=*");
    expect((await getPost(site.origin, editor, id)).content[0]?.content).toBe("Begun. Mine.");

    await page.goto(`${site.origin}/native-blogs/${id}/versions`);
    expect(await page.getByRole("row").count()).toBe(4);
    await page.getByRole("button", { name: "Compare" }).click();
    await expect.poll(() => page.locator("ins").allTextContents()).toContain("Mine");
    await page.getByRole("button", { name: "Restore version 2" }).click();
    await page.getByText("The version is restored").waitFor();
    expect((await getPost(site.origin, editor, id)).content[0]?.content).toBe("Begun. Theirs.");
  });

  test("or takes theirs, and can still take that back", async ({ conflict }) => {
    const { page, dialog } = conflict;
    await dialog.getByRole("button", { name: "Use theirs" }).click();
    await dialog.waitFor({ state: "hidden" });
    expect(await first(page).textContent()).toBe("Begun. Theirs.");
    await page.getByRole("button", { name: "Undo" }).click();
    expect(await first(page).textContent()).toBe("Begun. Mine.");
  });

  test("or keeps editing, with nothing changed on either side", async ({ site, editor, conflict }) => {
    const { page, dialog, id } = conflict;
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
    expect(await first(page).textContent()).toBe("Begun. Mine.");
    expect((await getPost(site.origin, editor, id)).content[0]?.content).toBe("Begun. Theirs.");
  });
});

async function open(page: Page, site: Site, id: string) {
  await page.goto(`${site.origin}/native-blogs/${id}/edit`);
  await untilReady(page);
  await first(page).waitFor();
}
