/**
 * What a key costs in the blog's editor: from the press to the paint that shows it, in real Chromium over the real
 * server, in posts of 1, 50, 200 and 500 blocks.
 * npm run node -- benchmarks/editor-typing.ts     needs a build; about a minute
 */
import { signedIn } from "#tests/support/blog-editor.ts";
import { openPage, startBrowser, untilReady } from "#tests/support/browser.ts";
import { measureTyping } from "#tests/support/editor-typing.ts";
import { startStaffedSite } from "#tests/support/staff.ts";
import { machine } from "./report.ts";

const keys = 120;

const staffed = await startStaffedSite();
const browser = await startBrowser();
const ada = await staffed.member("Ada", "editor");
console.info(machine());
console.info("bar: 50 ms a key among 200 blocks");
const { origin } = staffed.site;
const edit = async (address: string) => {
  const options = { storageState: signedIn(origin, ada.cookie), reducedMotion: "reduce" } as const;
  const { page } = await openPage(browser, origin + address, options);
  await untilReady(page);
  await page.getByRole("textbox", { name: "Title" }).waitFor();
  return page;
};
for (const blocks of [1, 50, 200, 500]) {
  const { work, ...paint } = await measureTyping(edit, origin, ada, { blocks, keys });
  const { median, late, slowest } = paint;
  console.info(
    `${String(blocks).padStart(4)} blocks, ${keys} keys: ${work.toFixed(1).padStart(5)} ms of work; from key to paint median ${median} ms, 95th ${late} ms, slowest ${slowest} ms`,
  );
}
await browser.close();
await staffed.stop();
