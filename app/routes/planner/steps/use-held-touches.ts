import { useCallback, useEffect, useRef } from "react";

/** Controls that do nothing without script, by event; links, forms and `<details>` work without. */
const live = { click: "button[type=button]", change: "input[type=file]" };
type Kind = keyof typeof live;

/**
 * Holds the last press of a button, or choice of a file, in a part that isn't hydrated yet: React stops such events. An
 * event that reaches the window has been handled and is dropped.
 * @returns a function that repeats the held event once the part can handle it
 */
export function useHeldTouches(id: string): () => void {
  const held = useRef<() => void>(undefined);
  const end = useRef<() => void>(undefined);

  useEffect(() => {
    const hold = ({ type, target }: Event) => {
      const control = (target as Element).closest<HTMLElement>(`#${id} ${live[type as Kind]}`);
      if (!control) return;
      held.current = () =>
        type === "click" ? control.click() : control.dispatchEvent(new Event(type, { bubbles: true }));
    };
    const drop = () => {
      held.current = undefined;
    };
    for (const type of Object.keys(live)) {
      addEventListener(type, hold, true);
      addEventListener(type, drop);
    }
    end.current = () => {
      for (const type of Object.keys(live)) {
        removeEventListener(type, hold, true);
        removeEventListener(type, drop);
      }
    };
    return end.current;
  }, [id]);

  return useCallback(() => {
    /* The press that triggered hydration may still be propagating. */
    setTimeout(() => {
      end.current?.();
      held.current?.();
      held.current = undefined;
    });
  }, []);
}
