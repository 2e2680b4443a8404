import type { EditorView } from "@tiptap/pm/view";
import type { NewBlock } from "../state/changes.ts";
import { describeOmissions } from "./omissions.ts";
import { htmlAround } from "./paragraph-html.ts";
import { blocksFrom } from "./pasted-blocks.ts";
import type { RichTextEvents } from "./rich-text.ts";

type PasteEvents = Pick<RichTextEvents, "onPaste" | "onPicture" | "onLeftOut">;

/**
 * Handles a paste: a picture is uploaded, several parts become blocks, a single one is inserted at the caret, and what
 * is left out is reported.
 * @returns whether it was handled
 */
export function pasteInto(
  view: EditorView,
  event: ClipboardEvent,
  { onPaste, onPicture, onLeftOut }: PasteEvents,
) {
  const { clipboardData } = event;
  if (!clipboardData) return false;
  const html = clipboardData.getData("text/html");
  const text = clipboardData.getData("text/plain");
  const picture = pictureIn(clipboardData);
  /* A word processor also copies a picture of the text. */
  if (picture && text.trim() === "") {
    onPicture(picture);
    return true;
  }
  const { blocks, left } = blocksFrom({ html, text });
  const [file] = left.files;
  const leftOut = describeOmissions(left, file ? 1 : 0);
  if (leftOut) onLeftOut(leftOut);
  const [first] = blocks;
  if (first) put(view, blocks, onPaste);
  if (file) onPicture(file);
  return first || file || leftOut ? true : html !== "";
}

function put(view: EditorView, blocks: readonly NewBlock[], onPaste: PasteEvents["onPaste"]) {
  const [first] = blocks;
  if (blocks.length === 1 && first?.type === "paragraph") {
    view.pasteHTML(`<p>${first.content}</p>`);
    return;
  }
  const { doc, selection } = view.state;
  const { before, after } = htmlAround(doc, selection.from, selection.to);
  onPaste(before, after, blocks);
}

/** The first picture among the files of a paste or a drop. */
export function pictureIn(transfer: DataTransfer | null) {
  return Array.from(transfer?.files ?? []).find(({ type }) => type.startsWith("image/"));
}
