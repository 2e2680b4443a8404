import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * Hands the focus on where a control is taken away that has it: a screen reader would begin again at the top of the
 * page.
 * @param next finds what gets it, as the control goes
 * @returns a ref for the control
 */
export function useHandedFocus<Control extends HTMLElement>(
  next: (control: Control) => HTMLElement | null | undefined,
): RefObject<Control | null> {
  const control = useRef<Control>(null);
  const latest = useRef(next);
  useLayoutEffect(() => {
    latest.current = next;
  });
  useLayoutEffect(() => {
    const element = control.current;
    /* React removes the control after this. */
    return () => {
      if (element && element === document.activeElement) latest.current(element)?.focus();
    };
  }, []);
  return control;
}
