import type { ReactNode } from "react";
import styles from "./skip-link.module.css";

/** The first stop of the Tab key: skips the header and jumps to the element with the id `target`. */
export function SkipLink({ target, children }: { target: string; children: ReactNode }) {
  return (
    <a className={styles.link} href={`#${target}`}>
      {children}
    </a>
  );
}
