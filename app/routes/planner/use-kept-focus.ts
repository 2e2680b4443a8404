import { useEffect, useRef } from "react";

/**
 * Gives the focus back to the field from which a plan was asked about, since the answer brings new fields.
 * @param asked a new value for each answer
 * @returns to be called before asking
 */
export function useKeptFocus(asked: unknown) {
  const focused = useRef<string>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs for each answer
  useEffect(() => {
    const id = focused.current;
    focused.current = undefined;
    if (id && document.activeElement === document.body)
      document.getElementById(id)?.focus({ preventScroll: true });
  }, [asked]);
  return () => {
    focused.current = document.activeElement?.id;
  };
}
