import type { ComponentProps } from "react";
import { classes } from "#ui/classes.ts";
import styles from "./growing-text.module.css";

type GrowingTextProps = Omit<ComponentProps<"textarea">, "value" | "rows" | "children"> & { value: string };

/** A field that is as tall as its text. A copy of the text beneath it sets the height, without script. */
export function GrowingText({ value, className, ...textarea }: GrowingTextProps) {
  return (
    <span className={classes(styles.growing, className)} data-words={value}>
      <textarea {...textarea} value={value} rows={1} data-writing="" />
    </span>
  );
}
