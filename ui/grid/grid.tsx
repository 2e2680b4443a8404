import type { ReactNode } from "react";
import { classes } from "#ui/classes.ts";
import styles from "./grid.module.css";

/**
 * Twelve columns between the margins. A child fills the row; from 768 px up it stands in the columns
 * that its own style names: `--columns: 1 / 7`.
 */
export function Grid({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={classes(styles.grid, className)}>{children}</div>;
}
