import type { Place } from "../state/changes.ts";

/** The selection within an element, in characters from its beginning; a line break or a picture counts as one. */
export function readSelection(element: HTMLElement) {
  const selection = getSelection();
  if (!selection?.anchorNode || !selection.focusNode) return { from: 0, to: 0 };
  const anchor = offsetOf(element, selection.anchorNode, selection.anchorOffset);
  const focus = offsetOf(element, selection.focusNode, selection.focusOffset);
  return { from: anchor, to: focus };
}

/** How much text an element holds, counted the same way. */
export function textLength(element: HTMLElement) {
  return offsetOf(element, element, element.childNodes.length);
}

function offsetOf(element: HTMLElement, node: Node, offset: number) {
  if (!element.contains(node)) return 0;
  const range = document.createRange();
  range.setStart(element, 0);
  range.setEnd(node, offset);
  const before = range.cloneContents();
  const leaves = before.querySelectorAll(
    "br:not(.ProseMirror-trailingBreak), img:not(.ProseMirror-separator)",
  );
  return (before.textContent?.length ?? 0) + leaves.length;
}

/** Moves focus and caret to a place in the post; each block's field has `data-writing`. */
export function goTo(root: HTMLElement, { block, item = 0, caret }: Place) {
  const fields = root.querySelectorAll<HTMLElement>(`[data-block="${block}"] [data-writing]`);
  const field = fields[item] ?? fields[0];
  if (field) writeAt(field, caret);
}

/** Moves focus and caret into a field. */
export function writeAt(field: HTMLElement, caret: NonNullable<Place["caret"]>) {
  field.focus();
  if (field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement) {
    const { length } = field.value;
    const at = typeof caret === "number" ? caret : caret === "start" ? 0 : length;
    field.setSelectionRange(caret === "all" ? 0 : at, caret === "all" ? length : at);
  } else {
    select(field, caret);
  }
}

function select(element: HTMLElement, caret: Place["caret"]) {
  const range = document.createRange();
  range.selectNodeContents(element.querySelector("p") ?? element);
  if (typeof caret === "number") {
    const [node, offset] = findOffset(element, caret);
    range.setStart(node, offset);
    range.collapse(true);
  } else if (caret !== "all") {
    range.collapse(caret === "start");
  }
  getSelection()?.removeAllRanges();
  getSelection()?.addRange(range);
}

function findOffset(element: HTMLElement, caret: number): [Node, number] {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let left = caret;
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const { length } = node as Text;
    if (left <= length) return [node, left];
    left -= length;
  }
  return [element, element.childNodes.length];
}
