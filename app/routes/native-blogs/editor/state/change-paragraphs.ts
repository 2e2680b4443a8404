import type { Block } from "#content/posts/blog-posts.ts";
import { newBlock } from "#content/posts/post-placeholders.ts";
import { placeIn } from "./change-items.ts";
import type { Change, ChangedBlocks, NewBlock, Place } from "./changes.ts";

export function join(content: Block[], index: number, caret: number): ChangedBlocks {
  const block = content[index];
  const before = content[index - 1];
  if (block?.type !== "paragraph" || before?.type !== "paragraph") return { content, place: null };
  const joined = { ...before, content: joinHtml(before.content, block.content) };
  return { content: content.toSpliced(index - 1, 2, joined), place: { block: joined.id, caret } };
}

/** A block of several paragraphs wraps each in `<p>`; a single paragraph has none. */
function joinHtml(first: string, second: string) {
  if (!first.includes("<p>") && !second.includes("<p>")) return first + second;
  const open = first.includes("<p>") ? first.replace(/<\/p>\s*$/, "") : `<p>${first}`;
  return open + (second.includes("<p>") ? second.replace(/^\s*<p>/, "") : `${second}</p>`);
}

export function paste(
  content: Block[],
  index: number,
  { before, after, blocks }: Extract<Change, { type: "paste" }>,
): ChangedBlocks {
  const block = content[index];
  if (!block || blocks.length === 0) return { content, place: null };
  const pasted = withIds(blocks, content);
  const id = newBlock("paragraph", [...content, ...pasted]).id;
  const parts: Block[] = [
    ...(before === "" ? [] : [{ ...block, content: before }]),
    ...pasted,
    ...(after === "" ? [] : [{ ...block, id: before === "" ? block.id : id, content: after }]),
  ];
  return { content: content.toSpliced(index, 1, ...parts), place: placeAfter(pasted) };
}

export function withIds(blocks: readonly NewBlock[], content: readonly Block[]): Block[] {
  const first = newBlock("paragraph", content).id;
  return blocks.map((block, index) => ({ ...block, id: first + index }));
}

export function placeAfter(blocks: readonly Block[]): Place | null {
  const last = blocks.at(-1);
  return last ? { ...placeIn(last), caret: "end" } : null;
}
