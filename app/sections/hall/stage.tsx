import type { ReactNode } from "react";
import styles from "./stage.module.css";

type StageProps = {
  /** The plan against what happened: read first. */
  promise: ReactNode;
  floor: ReactNode;
  /** Controls and counts, once it runs. */
  children?: ReactNode;
};

/** The first view of a hall: plan against actual, the floor, and its controls. */
export function Stage({ promise, floor, children }: StageProps) {
  return (
    <div className={styles.stage}>
      <div className={styles.promise}>{promise}</div>
      <div className={styles.floor}>{floor}</div>
      <div className={styles.beside}>{children}</div>
    </div>
  );
}
