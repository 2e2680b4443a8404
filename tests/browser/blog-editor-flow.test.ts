import type { Browser, Page } from "playwright-core";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { getPost, openEditor, putPost, words } from "#tests/support/blog-editor.ts";
import { openPage, startBrowser } from "#tests/support/browser.ts";
import { type StaffClient, startStaffedSite } from "#tests/support/staff.ts";

let staffed: Awaited<ReturnType<typeof startStaffedSite>>;
let browser: Browser;
let ada: StaffClient;
let origin: string;

beforeAll(async () => {
  [staffed, browser] = await Promise.all([startStaffedSite(), startBrowser()]);
  ada = await staffed.member("Ada", "admin");
  ({ origin } = staffed.site);
});
afterAll(async () => {
  await browser.close();
  await staffed.stop();
});

const first = (page: Page) => page.getByRole("textbox", { name: "Paragraph, block 1" });

test("a new post is written from its title on, by keyboard alone, and Ctrl+S saves it and stays", async () => {
  const { page, close, checkConsole } = await openEditor(browser, origin, ada);
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
    .poll(async () => (await getPost(origin, ada, id)).content[0]?.content)
    .toBe("Measure them. Twice.");
  await page.reload();
  await first(page).waitFor();
  await expect.poll(() => first(page).textContent()).toBe("Measure them. Twice.");
  checkConsole();
  await close();
});

test("a click into words that are there for show empties them, and one into others does not", async () => {
  const { page, close } = await openEditor(browser, origin, ada);
  await first(page).click();
  await expect.poll(() => first(page).textContent()).toBe("");
  await page.keyboard.type("Mine");
  await first(page).click();
  expect(await first(page).textContent()).toBe("Mine");
  await close();
});

test("publishing says first who will see what, names what nobody wrote, and keeps that from readers", async () => {
  const content = [words(1, "Written."), { id: 2, type: "heading" as const, content: "New Heading" }];
  const { id } = await putPost(origin, ada, { title: "A quiet night", author: "Ada", content });
  const { page, close } = await openEditor(browser, origin, ada, `/native-blogs/${id}/edit`);
  await page.getByRole("button", { name: "Publish …" }).click();
  const question = page.getByRole("dialog", { name: "Publish this post?" });
  const said = await question.innerText();
  expect(said).toContain("Everybody can read it from now on, at /blogs/a-quiet-night");
  expect(said).toContain("Readers do not see what nobody has written yet: Heading, block 2.");
  await question.getByRole("button", { name: "Publish", exact: true }).click();
  await page.waitForURL(/\/native-blogs\?saved=/);
  const reader = await openPage(browser, `${origin}/blogs/a-quiet-night`);
  const shown = await reader.page.getByRole("main").innerText();
  expect(shown).toContain("Written.");
  expect(shown).not.toContain("New Heading");
  await reader.close();
  await close();
});

test("a picture that is dropped beside the text finds a place below the block above it", async () => {
  const { page, close } = await openEditor(browser, origin, ada);
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
  await close();
});
