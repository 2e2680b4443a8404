import { writeAt } from "../rich-text/caret.ts";

/** Whether an arrow up would leave the field: the caret stands at its very beginning. */
export function isFirstLine({ selectionStart, selectionEnd }: HTMLTextAreaElement) {
  return selectionStart === 0 && selectionEnd === 0;
}

export function isLastLine({ selectionStart, selectionEnd, value }: HTMLTextAreaElement) {
  return selectionStart === value.length && selectionEnd === value.length;
}

/**
 * Goes to the writing field before (-1) or after (1) this one; up to the end of it, down to its beginning.
 * @returns whether there is one
 */
export function neighbour(field: HTMLElement, direction: -1 | 1) {
  const fields = Array.from(document.querySelectorAll<HTMLElement>("[data-writing]"));
  const next = fields[fields.indexOf(field) + direction];
  if (!next) return false;
  writeAt(next, direction === -1 ? "end" : "start");
  return true;
}
