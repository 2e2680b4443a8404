import type { Locator, Page } from "playwright-core";
import sharp from "sharp";
import { expect } from "vitest";
import type { Block } from "#content/posts/blog-posts.ts";
import { getPost, putPost, words } from "#tests/support/blog-editor.ts";
import { test } from "#tests/support/staff-test.ts";

const first = (page: Page) => page.getByRole("textbox", { name: "Paragraph, block 1" });

test("a new post is written from its title on, by keyboard alone, and Ctrl+S saves it and stays", async ({
  edit,
  site,
  admin,
}) => {
  const page = await edit(admin);
  await page.keyboard.type("Doors that open late");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Measure them.");
  await expect.poll(() => first(page).textContent()).toBe("Measure them.");
  await page.keyboard.press("Control+s");
  await page.getByText(/^Saved \d\d:\d\d$/).waitFor();
  expect(page.url()).toMatch(/\/native-blogs\/[0-9a-f-]{36}\/edit$/);
  await page.keyboard.type(" Twice.");
  await page.getByText(/^Draft saved/).waitFor();
  await page.keyboard.press("Control+s");
  await page.getByText(/^Saved \d\d:\d\d$/).waitFor();
  const id = page.url().split("/").at(-2) ?? "";
  await expect
    .poll(async () => (await getPost(site.origin, admin, id)).content[0]?.content)
    .toBe("Measure them. Twice.");
  await page.reload();
  await first(page).waitFor();
  await expect.poll(() => first(page).textContent()).toBe("Measure them. Twice.");
});

test("a click into placeholder text empties it, and one into other text does not", async ({
  edit,
  admin,
}) => {
  const page = await edit(admin);
  await first(page).click();
  await expect.poll(() => first(page).textContent()).toBe("");
  await page.keyboard.type("Mine");
  await first(page).click();
  expect(await first(page).textContent()).toBe("Mine");
});

test("publishing first says who will see what, names placeholder text, and keeps it from readers", async ({
  visit,
  edit,
  site,
  admin,
}) => {
  const content = [words(1, "Written."), { id: 2, type: "heading" as const, content: "New Heading" }];
  const { id } = await putPost(site.origin, admin, { title: "A quiet night", author: "Ada", content });
  const page = await edit(admin, `/native-blogs/${id}/edit`);
  await page.getByRole("button", { name: "Publish …" }).click();
  const question = page.getByRole("dialog", { name: "Publish this post?" });
  const said = await question.innerText();
  expect(said).toContain("Everybody can read it from now on, at /blogs/a-quiet-night");
  expect(said).toContain(
    "These blocks still hold their placeholder text, so readers don't see them: Heading, block 2.",
  );
  await question.getByRole("button", { name: "Publish", exact: true }).click();
  await page.waitForURL(/\/native-blogs\?saved=/);
  const reader = await visit("/blogs/a-quiet-night", { isReady: false });
  const shown = await reader.getByRole("main").innerText();
  expect(shown).toContain("Written.");
  expect(shown).not.toContain("New Heading");
});

test("a picture that is dropped beside the text finds a place below the block above it", async ({
  edit,
  admin,
}) => {
  const page = await edit(admin);
  const picture = await sharp({ create: { width: 40, height: 40, channels: 3, background: "#0a9a57" } })
    .png()
    .toBuffer();
  await page.locator("main").evaluate(
    (main, bytes) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([Uint8Array.from(bytes)], "green.png", { type: "image/png" }));
      const at = { bubbles: true, cancelable: true, clientX: 5, clientY: innerHeight - 5, dataTransfer };
      main.dispatchEvent(new DragEvent("drop", at));
    },
    [...picture],
  );
  const dialog = page.getByRole("dialog", { name: "Insert a picture" });
  await dialog.getByLabel("What the picture shows").fill("A green square");
  await dialog.getByRole("img", { name: "A green square" }).waitFor();
  await dialog.getByRole("button", { name: "Insert" }).click();
  await page.locator("[data-block]").nth(1).getByRole("img", { name: "A green square" }).waitFor();
});

test("a paste into a title, a heading or a list becomes plain text, and what is left out is named", async ({
  edit,
  site,
  admin,
}) => {
  const content: Block[] = [
    { id: 1, type: "heading", content: "" },
    { id: 2, type: "list", content: "", items: ["Before and after"] },
  ];
  const { id } = await putPost(site.origin, admin, { title: "Doors", author: "Ada", content });
  const page = await edit(admin, `/native-blogs/${id}/edit`);
  const [title, heading] = ["Title", "Heading, block 1"].map((name) => page.getByRole("textbox", { name }));
  const items = page.getByRole("textbox", { name: /^Item/ });
  const notice = page.getByText(/^Left out of what was pasted/);
  if (!title || !heading) throw new Error("No fields");

  /* Google Docs. */
  await title.press("End");
  await paste(title, {
    html: `<b style="font-weight:normal"><h1><a href="https://doc.example/a">that <i>open</i></a> <s>early</s> late</h1></b>`,
    text: "that open early late",
  });
  expect(await title.inputValue()).toBe("Doorsthat open late");
  expect(await notice.innerText()).toBe("Left out of what was pasted: “https://doc.example/a”, “early”.");

  /* Longer than a title may be: a browser would cut the rest off silently. */
  await title.press("Control+a");
  const long = Array.from({ length: 60 }, (_, index) => `word${index}`);
  await paste(title, { text: long.join(" ") });
  const kept = (await title.inputValue()).split(" ");
  expect(kept).toEqual(long.slice(0, kept.length));
  expect(kept.length).toBeGreaterThan(20);
  await expect.poll(() => notice.innerText()).toContain(`“${long.slice(kept.length).join(" ")}”`);

  /* Word: a heading takes the first part, the rest comes behind it. */
  await paste(heading, {
    html: `<p class=MsoNormal>At the <b>dock</b></p><p class=MsoNormal>They wait <del>long</del> <a href="https://doc.example/b">here</a>.</p>`,
    text: "At the dock\r\nThey wait long here.",
  });
  expect(await heading.inputValue()).toBe("At the dock");
  expect(await page.getByRole("textbox", { name: "Paragraph, block 2" }).innerText()).toBe("They wait here.");
  await expect.poll(() => notice.innerText()).toBe("Left out of what was pasted: “long”.");

  /* Markdown. */
  await items.first().evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(6, 10));
  await paste(items.first(), { text: "1. **One** pallet\n2. Two ~~three~~ pallets" });
  expect(
    await items.evaluateAll((fields: HTMLTextAreaElement[]) => fields.map(({ value }) => value)),
  ).toEqual(["Before", "One pallet", "Two pallets", "after"]);
  await expect.poll(() => notice.innerText()).toBe("Left out of what was pasted: “three”.");
  await page.keyboard.type("!");
  expect(await items.nth(2).inputValue()).toBe("Two pallets!");

  /* Two lines of one paragraph are one line of a heading. */
  await heading.press("Control+a");
  await paste(heading, { text: "At door 4\nin the night" });
  expect(await heading.inputValue()).toBe("At door 4 in the night");

  /* A plain line is pasted by the browser itself. */
  expect(await paste(heading, { text: "plain" })).toBe(true);
});

/** @returns whether the paste is left to the browser */
function paste(field: Locator, { html = "", text }: { html?: string; text: string }) {
  return field.evaluate(
    (element, [html, text]) => {
      const clipboardData = new DataTransfer();
      if (html) clipboardData.setData("text/html", html);
      clipboardData.setData("text/plain", text);
      (element as HTMLElement).focus();
      return element.dispatchEvent(
        new ClipboardEvent("paste", { bubbles: true, cancelable: true, clipboardData }),
      );
    },
    [html, text] as const,
  );
}
