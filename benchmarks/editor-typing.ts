/**
 * What a key costs in the blog's editor: from the press to the frame that shows it, in real Chromium over the real
 * server, in posts of 1, 50, 200 and 500 blocks.
 * node benchmarks/editor-typing.ts     needs a build; about a minute
 */
import { startBrowser } from "#tests/support/browser.ts";
import { measureTyping } from "#tests/support/editor-typing.ts";
import { startStaffedSite } from "#tests/support/staff.ts";
import { machine } from "./report.ts";

const staffed = await startStaffedSite();
const browser = await startBrowser();
const ada = await staffed.member("Ada", "editor");
console.info(machine());
console.info("bar: 50 ms a key among 200 blocks");
for (const blocks of [1, 50, 200, 500]) {
  const { keys, work, median, slow, slowest } = await measureTyping(browser, staffed.site.origin, ada, {
    blocks,
    keys: 120,
  });
  const [own, middle, late, most] = [work, median, slow, slowest].map((time) => time.toFixed(1).padStart(6));
  console.info(
    `${String(blocks).padStart(4)} blocks, ${keys} keys: work ${own} ms; to the next frame: median ${middle} ms, 95th ${late} ms, slowest ${most} ms`,
  );
}
await browser.close();
await staffed.stop();
