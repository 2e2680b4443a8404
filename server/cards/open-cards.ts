import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { NotBuilt } from "#server/http/site-files.ts";
import type { CardInput, DrawCard } from "./draw-card.ts";

const most = 100; /* cards, some 10 MB */

/**
 * Cards of pages made while the site runs, such as blog posts: drawn at the first request and kept in memory by their
 * content, so that a changed title makes a new card.
 * @param folder the build's folder, which holds the two cuts of the typeface
 */
export function openCards(folder: string): DrawCard {
  const cards = new Map<string, Promise<Buffer>>();
  let draw: Promise<DrawCard> | undefined;

  return (input) => {
    const key = keyOf(input);
    const card = cards.get(key) ?? drawNew(input);
    cards.delete(key);
    cards.set(key, card);
    card.catch(() => cards.delete(key));
    for (const oldest of cards.keys()) if (cards.size > most) cards.delete(oldest);
    return card;
  };

  async function drawNew(input: CardInput) {
    draw ??= readDrawer(folder);
    return (await draw)(input);
  }
}

/** Loads the drawing code at the first card, to keep the start short. */
async function readDrawer(folder: string) {
  const { cardDrawer } = await import("./draw-card.ts");
  const read = (name: string) =>
    readFile(join(folder, "cards", `${name}.ttf`)).catch((error) => {
      throw error.code === "ENOENT" ? new NotBuilt() : error;
    });
  return cardDrawer({ heading: await read("heading"), text: await read("text") });
}

function keyOf({ title, kind, picture = Buffer.alloc(0) }: CardInput) {
  return createHash("sha256")
    .update(JSON.stringify([title, kind]))
    .update(picture)
    .digest("base64");
}
