import type { ReactNode } from "react";
import { classes } from "#ui/classes.ts";
import styles from "./part.module.css";

type PartProps = { heading: string; note?: string; children: ReactNode; className?: string | undefined };

/** A part of the specifications with a heading of its own, over the whole width. */
export function Part({ heading, note, children, className }: PartProps) {
  return (
    <div className={classes(styles.part, className)}>
      <h3 className={styles.heading}>{heading}</h3>
      {note && <p className={styles.note}>{note}</p>}
      {children}
    </div>
  );
}

/** A part that is folded on a phone. Only one of its two headings is shown: that of the fold or that of the part. */
export function FoldedPart({ heading, className, ...part }: PartProps) {
  return (
    <Fold title={<h3 className={styles.heading}>{heading}</h3>} className={classes(styles.wide, className)}>
      <Part heading={heading} className={styles.folded} {...part} />
    </Fold>
  );
}

type FoldProps = { title: ReactNode; children: ReactNode; className?: string | undefined };

/** Folded on a phone; with more room, and on paper, it is open and has no title. */
export function Fold({ title, children, className }: FoldProps) {
  return (
    <details className={classes(styles.fold, className)}>
      <summary className={styles.summary}>{title}</summary>
      {children}
    </details>
  );
}
