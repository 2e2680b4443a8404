import { escapeMarkup } from "../wording/markup.ts";
import { isSafeAddress, linkAttributes } from "./post-links.ts";

/** A part of a list's item: words, and where they lead. */
export type ItemPart = { words: string; address?: string };

/** Brackets may stand within brackets once, as those of a footnote do. */
const link = /\[((?:[^[\]]|\[[^[\]]*\])+)\]\(([^\s()]+)\)/g;

/** The parts of an item, which is plain text but for its links: `[words](address)`, as Markdown has them. */
export function itemParts(item: string): ItemPart[] {
  const parts: ItemPart[] = [];
  let end = 0;
  for (const { 0: whole, 1: words = "", 2: address = "", index } of item.matchAll(link)) {
    if (!isSafeAddress(address)) continue;
    if (index > end) parts.push({ words: item.slice(end, index) });
    parts.push({ words, address });
    end = index + whole.length;
  }
  if (end < item.length) parts.push({ words: item.slice(end) });
  return parts;
}

/** An item without the addresses of its links. */
export function itemWords(item: string) {
  return itemParts(item)
    .map(({ words }) => words)
    .join("");
}

/** An item as HTML. */
export function itemHtml(item: string) {
  return itemParts(item)
    .map(({ words, address }) => {
      if (!address) return escapeMarkup(words);
      const attributes = Object.entries(linkAttributes(address)).map(
        ([name, value]) => ` ${name}="${escapeMarkup(value)}"`,
      );
      return `<a${attributes.join("")}>${escapeMarkup(words)}</a>`;
    })
    .join("");
}

/** Words that lead to an address, as an item writes them; spaces around them stay outside. */
export function linkInItem(words: string, address: string) {
  const begun = words.trimStart();
  const inner = begun.trimEnd();
  const [before, after] = [words.slice(0, words.length - begun.length), begun.slice(inner.length)];
  const encoded = encodeSpecial(address);
  const marked = `[${inner}](${encoded})`;
  const [part, ...rest] = itemParts(marked);
  const isRead = rest.length === 0 && part?.words === inner && part.address === encoded;
  return `${before}${isRead ? marked : `[${inner.replaceAll("[", "(").replaceAll("]", ")")}](${encoded})`}${after}`;
}

function encodeSpecial(address: string) {
  return address.replaceAll(/[\s()]/g, (character) =>
    encodeURIComponent(character).replace("(", "%28").replace(")", "%29"),
  );
}
