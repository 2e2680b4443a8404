import type { Page } from "playwright-core";
import type { Block } from "#content/posts/blog-posts.ts";
import { newBlock } from "#content/posts/post-placeholders.ts";
import { putPost, words } from "./blog-editor.ts";
import type { StaffClient } from "./staff.ts";

const sentence = "The quick brown fox jumps over the lazy dog and then again. ";
const shortest = 16; /* ms, the least that Event Timing tells */

/**
 * Types into a paragraph in the middle of a long post and takes the time of each key from the press to the paint that
 * shows it, as the browser's Event Timing has it: in steps of 8 ms, and never less than 16.
 * @returns times in milliseconds, and what stands there afterwards; `work` is the processor time of the page's main
 * thread for a key, drafts included, whatever else the machine does meanwhile
 */
export async function measureTyping(
  edit: (address: string) => Promise<Page>,
  origin: string,
  client: StaffClient,
  { blocks: count, keys }: { blocks: number; keys: number },
) {
  const { id } = await putPost(origin, client, { title: "A very long post", content: manyBlocks(count) });
  const page = await edit(`/native-blogs/${id}/edit`);
  const number = (count >> 1) + 1;
  const field = page.locator(`[data-block="${number}"] [data-writing]`);
  await field.click();
  await page.keyboard.press("Control+A");
  await page.keyboard.press("Delete");
  await page.evaluate((shortest) => {
    const slow: number[] = [];
    Object.assign(window, { slowKeys: slow });
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) if (name === "keydown") slow.push(duration);
    }).observe({ type: "event", durationThreshold: shortest } as PerformanceObserverInit);
  }, shortest);
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  const worked = async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN) * 1000;
  };
  const before = await worked();
  await page.keyboard.type(sentence.repeat(Math.ceil(keys / sentence.length)).slice(0, keys), { delay: 40 });
  await page.waitForTimeout(300);
  const work = ((await worked()) - before) / keys;
  const slow = await page.evaluate(() => (window as unknown as { slowKeys: number[] }).slowKeys);
  const text = (await field.textContent()) ?? "";
  /* Keys that aren't reported took no longer than the shortest that is. */
  const times = [...Array<number>(Math.max(0, keys - slow.length)).fill(shortest), ...slow].sort(
    (a, b) => a - b,
  );
  const at = (share: number) => times[Math.ceil(keys * share) - 1] ?? Number.NaN;
  return { work, median: at(0.5), late: at(0.95), slowest: at(1), text };
}

/** Mostly paragraphs of 60 words, and one of each other type in turn. */
function manyBlocks(count: number): Block[] {
  const types = ["heading", "list", "callout", "subheading"] as const;
  return Array.from({ length: count }, (_, index) => {
    const isParagraph = index % 5 !== 4 || index === count >> 1;
    if (isParagraph) return words(index + 1, `<strong>Part ${index}.</strong> ${sentence.repeat(5)}`);
    return { ...newBlock(types[((index / 5) % 4) | 0] ?? "heading", []), id: index + 1 };
  });
}
