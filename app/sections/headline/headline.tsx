import type { ReactNode } from "react";
import { classes } from "#ui/classes.ts";
import styles from "./headline.module.css";

type HeadlineProps = {
  children: ReactNode;
  /**
   * With an id it is the section's heading; without, the station beside it is the heading, and this is a line of text.
   */
  id?: string;
  className?: string | undefined;
};

/** The large line that opens a section. */
export function Headline({ children, id, className }: HeadlineProps) {
  const Line = id === undefined ? "p" : "h2";
  return (
    <Line id={id} className={classes(styles.headline, className)}>
      {children}
    </Line>
  );
}
