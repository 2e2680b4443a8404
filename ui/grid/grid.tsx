import type { ReactNode } from "react";
import { classes } from "#ui/classes.ts";
import styles from "./grid.module.css";

type GridProps = { children: ReactNode; headroom?: boolean; className?: string | undefined };

/**
 * Twelve columns between the margins. A child fills the row; from 768 px up it spans the columns that its own style
 * names: `--columns: 1 / 7`. `headroom` leaves room for the station above it.
 */
export function Grid({ children, headroom, className }: GridProps) {
  return <div className={classes(styles.grid, headroom && styles.headroom, className)}>{children}</div>;
}
