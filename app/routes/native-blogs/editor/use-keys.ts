import { useEffect, useEffectEvent } from "react";

type Keys = { onUndo: () => void; onRedo: () => void; onSave: () => void };

/** Keys to save, and to undo and redo across the whole post: the browser's own undo knows only the focused field. */
export function useKeys({ onUndo, onRedo, onSave }: Keys) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || isInDialog(event.target)) return;
    const key = event.key.toLowerCase();
    const action =
      key === "z"
        ? event.shiftKey
          ? onRedo
          : onUndo
        : key === "y"
          ? onRedo
          : key === "s"
            ? onSave
            : undefined;
    if (!action) return;
    event.preventDefault();
    event.stopPropagation();
    action();
  });

  /* The browser's menu can undo too. */
  const onBeforeInput = useEffectEvent((event: InputEvent) => {
    if (isInDialog(event.target)) return;
    const action = { historyUndo: onUndo, historyRedo: onRedo }[event.inputType];
    if (!action) return;
    event.preventDefault();
    action();
  });

  useEffect(() => {
    addEventListener("keydown", onKeyDown, true);
    addEventListener("beforeinput", onBeforeInput, true);
    return () => {
      removeEventListener("keydown", onKeyDown, true);
      removeEventListener("beforeinput", onBeforeInput, true);
    };
  }, []);
}

function isInDialog(target: EventTarget | null) {
  return target instanceof Element && target.closest("dialog") !== null;
}
