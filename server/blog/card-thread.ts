/** A thread that draws the cards of posts. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { workerData } from "node:worker_threads";
import type { CardInput, DrawCard } from "../cards/draw-card.ts";

let draw: Promise<DrawCard> | undefined;

export default async function work(card: CardInput): Promise<Uint8Array> {
  draw ??= readDrawer();
  return (await draw)(card);
}

/** The typeface is read at the first card. */
async function readDrawer() {
  const { cardDrawer } = await import("../cards/draw-card.ts");
  const read = (name: string) => readFile(join(workerData, "cards", `${name}.ttf`));
  return cardDrawer({ heading: await read("heading"), text: await read("text") });
}
