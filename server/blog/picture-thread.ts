/** A thread that works with pictures: it prepares uploaded ones, and draws the cards of posts. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { workerData } from "node:worker_threads";
import type { CardInput, DrawCard } from "../cards/draw-card.ts";
import { type PreparedUpload, prepareUpload } from "./prepare-upload.ts";

export type PictureTask =
  | { card: CardInput }
  /** The body of a form, as it came, and its content type. */
  | { form: Uint8Array; type: string };

let draw: Promise<DrawCard> | undefined;

export default async function work(task: PictureTask): Promise<Uint8Array | PreparedUpload> {
  if ("form" in task) return prepareUpload(task.form, task.type);
  draw ??= readDrawer();
  return (await draw)(task.card);
}

/** The typeface is read at the first card. */
async function readDrawer() {
  const { cardDrawer } = await import("../cards/draw-card.ts");
  const read = (name: string) => readFile(join(workerData, "cards", `${name}.ttf`));
  return cardDrawer({ heading: await read("heading"), text: await read("text") });
}
