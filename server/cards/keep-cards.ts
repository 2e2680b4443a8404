import { createHash } from "node:crypto";
import type { CardInput, DrawCard } from "./draw-card.ts";

const most = 100; /* cards, some 10 MB */

/**
 * Cards of pages made while the site runs, such as blog posts: drawn at the first request and kept in memory by their
 * content, so that a changed title makes a new card.
 */
export function keepCards(draw: DrawCard): DrawCard {
  const cards = new Map<string, Promise<Buffer>>();

  return (input) => {
    const key = keyOf(input);
    const card = cards.get(key) ?? draw(input);
    cards.delete(key);
    cards.set(key, card);
    card.catch(() => cards.delete(key));
    for (const oldest of cards.keys()) if (cards.size > most) cards.delete(oldest);
    return card;
  };
}

function keyOf({ title, kind, picture = Buffer.alloc(0) }: CardInput) {
  return createHash("sha256")
    .update(JSON.stringify([title, kind]))
    .update(picture)
    .digest("base64");
}
