import type { ReactNode } from "react";
import styles from "./drawn-figure.module.css";

type DrawnFigureProps = { heading: string; note?: string | undefined; children: ReactNode };

/** What a page answers, drawn on a ground of its own, with what it shows above and where its figures are from below. */
export function DrawnFigure({ heading, note, children }: DrawnFigureProps) {
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.title}>{heading}</figcaption>
      {children}
      {note && <p className={styles.note}>{note}</p>}
    </figure>
  );
}
