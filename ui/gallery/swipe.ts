import type { DragEvent, PointerEvent } from "react";

const far = 40; /* CSS pixels */

/**
 * Handlers for sideways swipes by finger, pen or mouse. `onSwipe` receives 1 for the next one (a swipe to the left) and
 * -1 for the one before.
 */
export function swipe(start: { current: number | undefined }, onSwipe: (step: 1 | -1) => void) {
  return {
    onPointerDown: (event: PointerEvent) => {
      start.current = event.clientX;
    },
    onPointerUp: (event: PointerEvent) => {
      const distance = event.clientX - (start.current ?? event.clientX);
      start.current = undefined;
      if (Math.abs(distance) >= far) onSwipe(distance < 0 ? 1 : -1);
    },
    onPointerCancel: () => {
      start.current = undefined;
    },
    /* Otherwise a mouse would drag the picture itself. */
    onDragStart: (event: DragEvent) => event.preventDefault(),
  };
}
