import { useCallback, useEffect, useRef } from "react";

/** What does nothing without script, by its event; links, forms and `<details>` do. */
const live = { click: "button[type=button]", change: "input[type=file]" };
type Kind = keyof typeof live;

/**
 * Holds the last press of a button, or choice of a file, in a part of the page whose script has not come: React stops
 * it there. What went through has been answered.
 * @returns what gives it to the part once that can answer
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
    /* The press that brought the part's answer may be on its way through it. */
    setTimeout(() => {
      end.current?.();
      held.current?.();
      held.current = undefined;
    });
  }, []);
}
