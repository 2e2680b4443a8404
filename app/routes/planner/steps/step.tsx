import { type ReactNode, use } from "react";
import { VisuallyHidden } from "#ui/visually-hidden/visually-hidden.tsx";
import styles from "./step.module.css";
import { OpenStep } from "./use-open-step.ts";

type StepProps = {
  id: string;
  title: string;
  /** Whether it begins below the first view: the steps' script is fetched once such a step comes near, and is open. */
  later?: boolean;
  children: ReactNode;
};

/**
 * A part of the planner's bench: inputs with what follows from them. On a phone one is open at a time; with more room,
 * and on paper, all are, and nothing opens or closes. A link to what is in it opens it.
 */
export function Step({ id, title, later = false, children }: StepProps) {
  const { open, change } = use(OpenStep);
  return (
    <section className={styles.step} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <details
        className={styles.fold}
        name="step"
        open={open === id}
        onToggle={({ currentTarget, target }) => {
          if (target === currentTarget) change(id, currentTarget.open);
        }}
      >
        {/* It lies over the heading, which stays one where nothing folds. */}
        <summary className={styles.summary}>
          <VisuallyHidden>{title}</VisuallyHidden>
        </summary>
        <div id={`${id}-in`} className={styles.content} data-later={later || undefined}>
          {children}
        </div>
      </details>
    </section>
  );
}
