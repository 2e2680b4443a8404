import type { KeyboardEvent } from "react";
import { writeAt } from "../rich-text/caret.ts";

/** Whether a key is not the block's: it is a shortcut, or a part of a character that is being composed. */
export function isShortcut({ nativeEvent, altKey, ctrlKey, metaKey }: KeyboardEvent) {
  return nativeEvent.isComposing || altKey || ctrlKey || metaKey;
}

/** Goes to the next writing field if an arrow key leaves this one. */
export function leaveByArrow(event: KeyboardEvent<HTMLTextAreaElement>) {
  const field = event.currentTarget;
  const leaves =
    (event.key === "ArrowUp" && isFirstLine(field) && neighbour(field, -1)) ||
    (event.key === "ArrowDown" && isLastLine(field) && neighbour(field, 1));
  if (leaves) event.preventDefault();
}

/** Whether an arrow up would leave the field: the caret stands at its very beginning. */
function isFirstLine({ selectionStart, selectionEnd }: HTMLTextAreaElement) {
  return selectionStart === 0 && selectionEnd === 0;
}

function isLastLine({ selectionStart, selectionEnd, value }: HTMLTextAreaElement) {
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
