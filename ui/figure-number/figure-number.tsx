import { classes } from "#ui/classes.ts";
import styles from "./figure-number.module.css";

type FigureNumberProps = { children: string; size?: "m" | "l" | "xl"; className?: string | undefined };

/** A figure as display type: very large, tight, its left edge on the column. */
export function FigureNumber({ children, size = "l", className }: FigureNumberProps) {
  return (
    <span className={classes(styles.figure, styles[size], children.startsWith("1") && styles.one, className)}>
      <span className={styles.fitted}>{children}</span>
    </span>
  );
}
