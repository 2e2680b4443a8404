import { type Block, postLimits } from "#content/posts/blog-posts.ts";
import type { EditorTools } from "../editor-tools.ts";
import type { Change, NewBlock } from "../state/changes.ts";
import { describeOmissions } from "./omissions.ts";
import { blocksFrom, linesOf, wordsFrom } from "./pasted-blocks.ts";
import type { Omissions } from "./pasted-words.ts";

type TextControl = HTMLTextAreaElement | HTMLInputElement;

/** What a paste does: words at the caret, or a change of the blocks. */
type Paste = { words: string; left: Omissions } | { change: Change; left: Omissions };

/**
 * Handles a paste into a plain text field: as one line of text, as items of a list, or as blocks after a heading. It
 * reports what is left out, and what exceeds the field's length, which a browser would cut off silently.
 * @returns whether it was handled; a line that fits as it is is left to the browser
 */
export function pasteWords(data: DataTransfer, target: EventTarget, tools: EditorTools) {
  if (!isTextControl(target)) return false;
  const copied = { html: data.getData("text/html"), text: data.getData("text/plain") };
  if (copied.html + copied.text === "") return false;
  const row = target.closest<HTMLElement>("[data-block]");
  const block = tools.blocks().find(({ id }) => id === Number(row?.dataset["block"]));
  const paste = block ? pasteInBlock(block, target, copied) : wordsFrom(copied);
  const { left } = paste;

  if ("change" in paste) tools.change(paste.change);
  else {
    const words = shorten(paste.words, roomIn(target), left);
    const isOneLine = !/[\r\n]/.test(copied.text) && words === copied.text.trim();
    if (isOneLine && describeOmissions(left) === undefined) return false;
    putIn(target, words);
  }
  const [file] = left.files;
  const after = block ?? tools.blocks()[0];
  const leftOut = describeOmissions(left, file ? 1 : 0);
  if (leftOut) tools.notify(leftOut);
  if (file && after) tools.askPicture(file, after.id);
  return true;
}

function pasteInBlock(block: Block, field: TextControl, copied: Parameters<typeof blocksFrom>[0]): Paste {
  const { blocks, left } = blocksFrom(copied);
  const { value, selectionStart, selectionEnd } = field;
  const before = value.slice(0, selectionStart ?? 0);
  const after = value.slice(selectionEnd ?? value.length);
  if (block.items) return pasteItems(block, itemIndex(field), [before, after], blocks, left);
  const [first, ...rest] = blocks;
  const lines = linesOf(blocks.slice(0, 1), left);
  const words = lines.join(" ");
  const isLine = first?.type !== "list" || lines.length === 1;
  if (isLine && rest.length === 0) return { words, left };
  const goesOn = isLine && before.length + words.length <= postLimits.text;
  const { id, ...own } = block;
  const pasted: NewBlock[] = goesOn ? [{ ...own, content: before + words }, ...rest] : blocks;
  return { change: { type: "paste", block: id, before: goesOn ? "" : before, after, blocks: pasted }, left };
}

function pasteItems(
  { id, items: old = [] }: Block,
  index: number,
  around: readonly [before: string, after: string],
  blocks: readonly NewBlock[],
  left: Omissions,
): Paste {
  const lines = linesOf(blocks, left, true);
  if (lines.length <= 1) return { words: lines[0] ?? "", left };
  const [before = "", after = ""] = around.map((text) => text.trim());
  const items = lines.map((line) => shorten(line, postLimits.text, left));
  const others = old.length - 1 + [before, after].filter(Boolean).length;
  left.words.push(...items.splice(Math.max(0, postLimits.items - others)));
  return { change: { type: "paste-items", block: id, index, before, after, items }, left };
}

/** Keeps as many whole words as there is room for and notes the rest as left out. */
function shorten(words: string, room: number, left: Omissions) {
  if (words.length <= room) return words;
  const end = Math.max(0, words.lastIndexOf(" ", room));
  left.words.push(words.slice(end).trim());
  return words.slice(0, end);
}

function roomIn({ maxLength, value, selectionStart, selectionEnd }: TextControl) {
  const selected = (selectionEnd ?? 0) - (selectionStart ?? 0);
  return maxLength < 0 ? Number.POSITIVE_INFINITY : Math.max(0, maxLength - value.length + selected);
}

/** Inserts text so that React sees it as typed. */
function putIn(field: TextControl, words: string) {
  field.setRangeText(words, field.selectionStart ?? 0, field.selectionEnd ?? field.value.length, "end");
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

function itemIndex(field: TextControl) {
  const item = field.closest("li");
  return item ? [...(item.parentElement?.children ?? [])].indexOf(item) : 0;
}

function isTextControl(target: EventTarget): target is TextControl {
  return (
    target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type === "text")
  );
}
