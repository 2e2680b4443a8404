import {
  cloneElement,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useId,
  useState,
} from "react";
import { classes } from "#ui/classes.ts";
import styles from "./tooltip.module.css";

type TooltipProps = {
  /** The description; phrasing content. */
  text: ReactNode;
  /** The button or link that it describes. */
  children: ReactElement<{ "aria-describedby"?: string }>;
  /** The side it opens to in browsers without anchor positioning: away from the nearer edge of the window. */
  side?: "start" | "end";
  className?: string | undefined;
};

/**
 * A description that shows on hover, focus and tap, stays while the pointer is on it, and closes with Escape (WCAG
 * 1.4.13). CSS opens it, so it works before script; script adds Escape.
 */
export function Tooltip({ text, children, side = "end", className }: TooltipProps) {
  const id = useId();
  const [dismissed, setDismissed] = useState(false);
  const [hovered, setHovered] = useState(false);
  const dismiss = (event: KeyboardEvent | globalThis.KeyboardEvent) => {
    if (event.key === "Escape") setDismissed(true);
  };

  // A pointer opens it without focus, so Escape is handled on the document.
  useEffect(() => {
    if (!hovered) return;
    document.addEventListener("keydown", dismiss);
    return () => document.removeEventListener("keydown", dismiss);
  });

  const show = () => setDismissed(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it watches what happens to the trigger within
    <span
      className={classes(styles.anchor, className)}
      data-dismissed={dismissed || undefined}
      data-side={side}
      onPointerEnter={() => {
        show();
        setHovered(true);
      }}
      onPointerLeave={() => setHovered(false)}
      onFocus={show}
      onClick={show}
      onKeyDown={dismiss}
    >
      {cloneElement(children, { "aria-describedby": id })}
      <span role="tooltip" id={id} className={styles.tip}>
        {text}
      </span>
    </span>
  );
}
