import { type ClipboardEvent, type DragEvent, useMemo } from "react";
import type { EditorTools } from "./editor-tools.ts";
import { pictureIn } from "./rich-text/paste-into.ts";
import { pasteWords } from "./rich-text/paste-words.ts";

/**
 * Handles drops and pastes that nothing else handles. A picture gets a paragraph of its own after the block above it;
 * other files are refused with a message, because the browser would open them instead of the editor. Text goes into the
 * plain text field that it is pasted into.
 */
export function useTransfers(tools: EditorTools) {
  return useMemo(() => {
    const place = (file: File, root: Element, y: number) => {
      const rows = [...root.querySelectorAll<HTMLElement>("[data-block]")];
      const above = rows.findLast((row) => row.getBoundingClientRect().top <= y) ?? rows[0];
      if (above) tools.askPicture(file, Number(above.dataset["block"]));
    };
    return {
      onDragOver(event: DragEvent) {
        if (event.dataTransfer.types.includes("Files")) event.preventDefault();
      },
      onDrop(event: DragEvent) {
        const [file] = event.dataTransfer.files;
        if (event.defaultPrevented || !file) return;
        event.preventDefault();
        const picture = pictureIn(event.dataTransfer);
        if (picture) place(picture, event.currentTarget, event.clientY);
        else tools.announce(`${file.name} is no picture. Only pictures can be dropped here.`);
      },
      onPaste(event: ClipboardEvent) {
        if (event.defaultPrevented) return;
        const picture = pictureIn(event.clipboardData);
        if (picture && event.clipboardData.getData("text/plain").trim() === "") {
          event.preventDefault();
          const row = event.target instanceof Element ? event.target.closest("[data-block]") : null;
          place(picture, event.currentTarget, row?.getBoundingClientRect().top ?? 0);
        } else if (pasteWords(event.clipboardData, event.target, tools)) event.preventDefault();
      },
    };
  }, [tools]);
}
