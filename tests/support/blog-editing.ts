import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { type BrowserContext, chromium, type Page } from "playwright-core";
import { openDatabase } from "#server/database/connect.ts";
import { migrate } from "#server/database/migrate.ts";
import { getPost, putPost, signedIn, words } from "./blog-editor.ts";
import { chromiumLaunch } from "./browser.ts";
import { freePort } from "./free-port.ts";
import { startSite } from "./site.ts";
import { addStaff, signIn, staffClient } from "./staff.ts";

/** What was typed this long before a kill has to be there afterwards. */
const settled = 400; /* ms */

export type EditingReport = Awaited<ReturnType<typeof editAndKill>>;

/**
 * Two people write in the same post, each in a browser and a paragraph of their own. In each round the server and one
 * of the browsers are killed with SIGKILL while both type; then both come back, and what they wrote is looked for: in
 * the draft that the killed browser is offered, in the other one's page, and after both have saved, on the server.
 */
export async function editAndKill(rounds: number) {
  const folder = await mkdtemp(join(tmpdir(), "mag-editing-"));
  const env = { DATA_DIR: join(folder, "data"), PORT: String(await freePort()) };
  const first = await startSite({ ...env, DATA_DIR: env.DATA_DIR });
  let site = first;
  const db = await openDatabase({ dataDir: env.DATA_DIR });
  await migrate(db);
  const [ada, bea] = await Promise.all(
    ["Ada", "Bea"].map(async (name) =>
      staffClient(site, await signIn(site, await addStaff(db, name, "editor"))),
    ),
  );
  if (!ada || !bea) throw new Error("Nobody is signed in");
  const { origin } = site;
  const { id } = await putPost(origin, ada, {
    title: "Two at one post",
    content: [words(1, "A:"), words(2, "B:")],
  });
  const address = `${origin}/native-blogs/${id}/edit`;
  const report = { rounds, typed: 0, missingInDraft: 0, missingInPage: 0, missingOnServer: 0, conflicts: 0 };

  let killed = await openWriter(join(folder, "ada"), origin, ada.cookie);
  const other = await openWriter(join(folder, "bea"), origin, bea.cookie);

  for (let round = 0; round < rounds; round++) {
    await Promise.all([begin(killed.page), begin(other.page)]);
    const [mine, theirs] = [typing(killed.page, 1), typing(other.page, 2)];
    await Promise.all([mine.begun, theirs.begun]);
    await wait(settled + Math.random() * 2500);
    site.signal("SIGKILL");
    process.kill(killed.pid, "SIGKILL");
    const [myWords, theirWords] = await Promise.all([mine.end(settled), theirs.end(0), site.exited]);
    report.typed += myWords.length + theirWords.length;
    report.missingInPage += missing(await textOf(other.page, 2), theirWords);

    await killed.context.close().catch(() => {});
    site = await startSite(env);
    killed = await openWriter(join(folder, "ada"), origin, ada.cookie);
    await killed.page.goto(address);
    await takeDraft(killed.page);
    report.missingInDraft += missing(await textOf(killed.page, 1), myWords);
    report.conflicts += (await save(killed.page)) + (await save(other.page));

    const versions = await db
      .selectFrom("blog_versions")
      .select("fields")
      .where("post_id", "=", id)
      .execute();
    const everSaved = versions.map(({ fields }) => JSON.stringify(fields)).join("\n");
    report.missingOnServer += missing(everSaved, [...myWords, ...theirWords]);
  }

  const last = await getPost(origin, ada, id);
  await Promise.all([killed.context.close(), other.context.close()]);
  await site.stop();
  await db.destroy();
  await rm(folder, { recursive: true, force: true });
  return { ...report, blocks: last.content.length };

  async function begin(page: Page) {
    await page.goto(address);
    await page.getByRole("textbox", { name: "Title" }).waitFor();
  }
}

async function openWriter(profile: string, origin: string, cookie: string) {
  const context = await chromium.launchPersistentContext(profile, {
    ...chromiumLaunch(),
    reducedMotion: "reduce",
  });
  context.setDefaultTimeout(45_000);
  await context.addCookies(signedIn(origin, cookie).cookies);
  const page = await context.newPage();
  page.on("dialog", (dialog) => void dialog.accept());
  return { context, page, pid: await processOf(context) };
}

/** The process of the browser itself, whose death takes the others along. */
async function processOf(context: BrowserContext) {
  const session = await context.browser()?.newBrowserCDPSession();
  if (!session) throw new Error("The browser does not say which process it is");
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  const browser = processInfo.find(({ type }) => type === "browser");
  if (!browser) throw new Error("There is no browser process");
  return browser.id;
}

/** Types words that stand nowhere else, until it is ended or the browser is gone. */
function typing(page: Page, block: number) {
  const typed: { word: string; at: number }[] = [];
  let isOver = false;
  const begun = Promise.withResolvers<void>();
  const loop = (async () => {
    await page.locator(`[data-block="${block}"] [data-writing]`).click();
    await page.keyboard.press("Control+End");
    while (!isOver) {
      const word = randomUUID().slice(0, 8);
      await page.keyboard.type(` ${word}`, { delay: 15 });
      typed.push({ word, at: Date.now() });
      begun.resolve();
    }
  })().catch(() => {});
  return {
    /** The first word stands there. */
    begun: begun.promise,
    /** @returns the words that were there so many milliseconds ago */
    async end(before: number) {
      const until = Date.now() - before;
      isOver = true;
      await loop;
      return typed.filter(({ at }) => at <= until || before === 0).map(({ word }) => word);
    },
  };
}

/** Takes up the draft that is offered after a crash, if one is. */
async function takeDraft(page: Page) {
  const take = page.getByRole("button", { name: "Continue with them" });
  await take.or(page.getByRole("textbox", { name: "Title" })).waitFor();
  if (await take.isVisible()) await take.click();
}

async function textOf(page: Page, block: number) {
  return (await page.locator(`[data-block="${block}"] [data-writing]`).textContent()) ?? "";
}

/** Saves; over a conflict with one's own version, which keeps the other one as a version. @returns 1 for a conflict */
async function save(page: Page) {
  await page.getByRole("button", { name: "Update Blog" }).click();
  const mine = page.getByRole("button", { name: "Save mine" });
  const again = page.getByRole("button", { name: "Save again" });
  let conflicts = 0;
  while (!page.url().includes("saved=")) {
    if (await mine.isVisible().catch(() => false)) {
      conflicts = 1;
      await mine.click();
    } else if (await again.isVisible().catch(() => false)) await again.click();
    await wait(100);
  }
  return conflicts;
}

function missing(text: string, wanted: readonly string[]) {
  return wanted.filter((word) => !text.includes(word)).length;
}
