import type { ReactNode } from "react";
import { classes } from "#ui/classes.ts";
import type { Leads } from "#ui/line/place.ts";
import styles from "./section.module.css";

type SectionProps = {
  children: ReactNode;
  /** Id of the heading that names the section. */
  labelledBy?: string;
  id?: string;
  /** green sets `color-scheme: dark`, so every text token switches by itself. */
  ground?: "paper" | "green";
  className?: string | undefined;
  /** Where it leads the line, if it is a direct child of Sections; Sections reads it. */
  leads?: Leads;
};

/**
 * A part of a page, with the five hairlines of the grid behind it. Put Line, Station and Grid into it, and it into
 * Sections.
 */
export function Section({ children, labelledBy, id, ground = "paper", className }: SectionProps) {
  return (
    <section
      className={classes(styles.section, className)}
      data-ground={ground === "green" ? "green" : undefined}
      aria-labelledby={labelledBy}
      id={id}
    >
      {children}
    </section>
  );
}
