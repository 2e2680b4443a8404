import type { ReactNode } from "react";
import styles from "./skip-link.module.css";

/** The first thing that Tab reaches: jumps over the header to the element with the id `target`. */
export function SkipLink({ target, children }: { target: string; children: ReactNode }) {
  return (
    <a className={styles.link} href={`#${target}`}>
      {children}
    </a>
  );
}
