import type { EditorView } from "@tiptap/pm/view";
import { htmlAround } from "./paragraph-html.ts";
import { blocksFromHtml, blocksFromText } from "./pasted-blocks.ts";
import type { RichTextEvents } from "./rich-text.ts";

type PasteEvents = Pick<RichTextEvents, "onPaste" | "onPicture">;

/**
 * Takes what is pasted: a picture is uploaded, several parts become blocks, a single one goes in where the caret is.
 * @returns whether it was taken
 */
export function pasteInto(view: EditorView, event: ClipboardEvent, { onPaste, onPicture }: PasteEvents) {
  const { clipboardData } = event;
  if (!clipboardData) return false;
  const html = clipboardData.getData("text/html");
  const text = clipboardData.getData("text/plain");
  const picture = pictureIn(clipboardData);
  /* A word processor puts a picture of the text beside the text. */
  if (picture && text.trim() === "") {
    onPicture(picture);
    return true;
  }
  const blocks = html ? blocksFromHtml(html) : blocksFromText(text);
  const [first] = blocks;
  if (!first) return html !== "";
  if (blocks.length === 1 && first.type === "paragraph") {
    if (!html && !first.content.includes("<br>")) return false;
    view.pasteHTML(`<p>${first.content}</p>`);
    return true;
  }
  const { doc, selection } = view.state;
  const { before, after } = htmlAround(doc, selection.from, selection.to);
  onPaste(before, after, blocks);
  return true;
}

/** The first picture among the files of a paste or a drop. */
export function pictureIn(transfer: DataTransfer | null) {
  return Array.from(transfer?.files ?? []).find(({ type }) => type.startsWith("image/"));
}
