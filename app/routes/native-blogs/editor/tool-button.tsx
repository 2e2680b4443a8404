import type { ComponentProps } from "react";
import { classes } from "#ui/classes.ts";
import { EditorIcon, type EditorIconName } from "./icons.tsx";
import styles from "./tool-button.module.css";

type ToolButtonProps = Omit<ComponentProps<"button">, "children"> & {
  icon: EditorIconName;
  label: string;
  /** Shown after the label in the tooltip. */
  keys?: string;
};

/** An icon button. A press leaves the caret where it is. */
export function ToolButton({ icon, label, keys, className, ...button }: ToolButtonProps) {
  return (
    <button
      type="button"
      title={keys ? `${label} (${keys})` : label}
      onMouseDown={(event) => event.preventDefault()}
      {...button}
      aria-label={label}
      className={classes(styles.tool, className)}
    >
      <EditorIcon name={icon} />
    </button>
  );
}
