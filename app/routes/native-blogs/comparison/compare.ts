import { diffArrays, diffWordsWithSpace } from "diff";
import type { Block, PostFields } from "#content/posts/blog-posts.ts";
import { readHtml } from "#content/wording/markup.ts";
import { blockWords } from "../words.ts";

/** A run of text, and whether the other side lacks it. */
export type Piece = { text: string; isOwn: boolean };

/** A field or a block on both sides; null where a side has none. */
export type Row = {
  key: string;
  name: string;
  older: Piece[] | null;
  newer: Piece[] | null;
  /** same: both say the same. format: only links, pictures or emphasis differ. */
  change: "same" | "words" | "format" | "added" | "removed";
};

/** Stops looking beyond this many differences: then the whole text counts as changed. */
const maxEdits = 2000;

/** Compares two versions of a post field by field and block by block. */
export function comparePosts(older: PostFields, newer: PostFields): Row[] {
  return [...compareFields(older, newer), ...compareBlocks(older.content, newer.content)];
}

/** What differs, in a sentence: "Title, excerpt, 2 blocks changed; 1 block added". */
export function describeChanges(older: PostFields, newer: PostFields): string {
  const rows = comparePosts(older, newer);
  const count = (...changes: Row["change"][]) =>
    rows.filter(({ key, change }) => key.startsWith("block") && changes.includes(change)).length;
  const fields = rows.filter(({ key, change }) => !key.startsWith("block") && change !== "same");
  const changed = [...fields.map(({ name }) => name.toLowerCase()), ...blocks(count("words", "format"))];
  const parts = [
    ...(changed.length > 0 ? [`${changed.join(", ")} changed`] : []),
    ...blocks(count("added")).map((words) => `${words} added`),
    ...blocks(count("removed")).map((words) => `${words} removed`),
  ];
  const sentence = parts.join("; ") || "nothing that can be read";
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

function blocks(count: number) {
  if (count === 0) return [];
  return [count === 1 ? "1 block" : `${count} blocks`];
}

function compareFields(older: PostFields, newer: PostFields): Row[] {
  const fields: [string, (post: PostFields) => string][] = [
    ["Title", (post) => post.title],
    ["Author", (post) => post.author],
    ["Category", (post) => post.category],
    [
      "Publish date",
      (post) => post.publishDate?.slice(0, 16).replace("T", " ").concat(" UTC") ?? "none, a draft",
    ],
    ["Excerpt", (post) => post.excerpt],
    ["Address", (post) => post.slug],
    ["Cover", (post) => (post.cover ? `${post.cover.alt || "no description"} (${post.cover.src})` : "none")],
  ];
  return fields.map(([name, read]) => {
    const [before, after] = [read(older), read(newer)];
    const change = before === after ? "same" : "words";
    return { key: name, name, change, ...compareWords(before, after) };
  });
}

/** Pairs the blocks that both sides have in the same order. */
function compareBlocks(older: readonly Block[], newer: readonly Block[]): Row[] {
  const before = new Map(older.map((block) => [block.id, block]));
  const after = new Map(newer.map((block) => [block.id, block]));
  const steps = diffArrays([...before.keys()], [...after.keys()]);
  return steps.flatMap(({ value, added, removed }) =>
    value.map((id) => compareBlock(added ? undefined : before.get(id), removed ? undefined : after.get(id))),
  );
}

function compareBlock(older: Block | undefined, newer: Block | undefined): Row {
  const block = newer ?? older;
  if (!block) throw new Error("A block is on neither side");
  const row = { key: `block ${block.id}${older ? "" : " added"}`, name: blockWords[block.type].name };
  if (!older) return { ...row, change: "added", older: null, newer: whole(textOf(block)) };
  if (!newer) return { ...row, change: "removed", older: whole(textOf(block)), newer: null };
  const [before, after] = [textOf(older), textOf(newer)];
  const isSame = before === after && older.content === newer.content;
  const change = isSame ? "same" : before === after ? "format" : "words";
  return { ...row, change, ...compareWords(before, after) };
}

function compareWords(before: string, after: string): { older: Piece[]; newer: Piece[] } {
  const parts = diffWordsWithSpace(before, after, { maxEditLength: maxEdits });
  if (!parts) return { older: whole(before), newer: whole(after) };
  return {
    older: parts.filter(({ added }) => !added).map(({ value, removed }) => ({ text: value, isOwn: removed })),
    newer: parts.filter(({ removed }) => !removed).map(({ value, added }) => ({ text: value, isOwn: added })),
  };
}

function whole(text: string): Piece[] {
  return [{ text, isOwn: true }];
}

function textOf({ type, content, items = [], email = "" }: Block) {
  if (type === "paragraph") return readHtml(content.replaceAll(/<img\b[^>]*>/g, "[picture]"));
  if (type === "list") return items.join("\n");
  return type === "cta" ? `${content}\n${email}` : content;
}
