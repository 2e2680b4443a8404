import type { ReactNode } from "react";
import styles from "./step.module.css";

type StepProps = {
  id: string;
  title: string;
  /** Whether it begins below the first view: the steps' script is fetched once such a step comes near. */
  later?: boolean;
  children: ReactNode;
};

/** A part of the planner's bench: inputs with what follows from them. */
export function Step({ id, title, later = false, children }: StepProps) {
  return (
    <section className={styles.step} aria-labelledby={id} data-later={later || undefined}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}
