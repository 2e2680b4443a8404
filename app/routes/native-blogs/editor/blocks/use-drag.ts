import { type PointerEvent, type RefObject, useCallback, useRef } from "react";

const threshold = 5; /* px: less is a press */
const gap = 20; /* px: what stands before the first block and after the last */
const edge = 90; /* px from the window's edges, where the page begins to scroll */

/**
 * Drags a block by its grip, with a mouse, a pen or a finger. A line shows where it will land; Escape lets it go. The
 * line is styled directly: nothing renders again before the drag ends.
 * @param onDrop gets the block and its new place, counted from 0
 */
export function useDrag(list: RefObject<HTMLElement | null>, onDrop: (block: number, to: number) => void) {
  const line = useRef<HTMLDivElement>(null);
  /** Tells the end of a drag from a press on the grip. */
  const hasDragged = useRef(false);

  const onGrip = useCallback(
    (event: PointerEvent<HTMLElement>, block: number) => {
      hasDragged.current = false;
      if (event.button !== 0 || !list.current || !line.current) return;
      const grip = event.currentTarget;
      const { pointerId, clientY } = event;
      const root = list.current;
      const mark = line.current;
      const rows = Array.from(root.querySelectorAll<HTMLElement>("[data-block]"));
      const from = rows.findIndex((row) => row.dataset["block"] === String(block));
      const row = rows[from];
      const stop = new AbortController();
      const { signal } = stop;
      let y = clientY;
      let slot = from;
      let frame = 0;

      grip.setPointerCapture(pointerId);
      grip.addEventListener("pointermove", follow, { signal });
      grip.addEventListener("pointerup", () => end(true), { signal });
      grip.addEventListener("pointercancel", () => end(false), { signal });
      addEventListener("keydown", (key) => key.key === "Escape" && end(false), { signal });

      function follow(moved: globalThis.PointerEvent) {
        y = moved.clientY;
        if (!hasDragged.current && Math.abs(y - clientY) < threshold) return;
        if (!hasDragged.current) begin();
        place();
      }

      function begin() {
        hasDragged.current = true;
        root.toggleAttribute("data-dragging", true);
        row?.toggleAttribute("data-dragged", true);
        mark.hidden = false;
        frame = requestAnimationFrame(scroll);
      }

      function place() {
        const boxes = rows.map((one) => one.getBoundingClientRect());
        const below = boxes.findIndex(({ top, height }) => y < top + height / 2);
        slot = below === -1 ? rows.length : below;
        const above = boxes[slot - 1]?.bottom;
        const beneath = boxes[slot]?.top;
        const at = ((above ?? (beneath ?? 0) - gap) + (beneath ?? (above ?? 0) + gap)) / 2;
        mark.style.translate = `0 ${at - root.getBoundingClientRect().top}px`;
      }

      function scroll() {
        const pull = y < edge ? y - edge : Math.max(0, y - (innerHeight - edge));
        if (pull !== 0) {
          scrollBy({ top: pull / 6, behavior: "instant" });
          place();
        }
        frame = requestAnimationFrame(scroll);
      }

      function end(isDropped: boolean) {
        stop.abort();
        cancelAnimationFrame(frame);
        root.removeAttribute("data-dragging");
        row?.removeAttribute("data-dragged");
        mark.hidden = true;
        if (isDropped && hasDragged.current) onDrop(block, slot > from ? slot - 1 : slot);
      }
    },
    [list, onDrop],
  );

  return { line, onGrip, hasDragged };
}
