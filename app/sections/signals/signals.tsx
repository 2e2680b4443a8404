import { VisuallyHidden } from "#ui/visually-hidden/visually-hidden.tsx";
import styles from "./signals.module.css";

type SignalsProps = {
  sides: readonly [string, string];
  /** Who sends what comes from both. */
  both: string;
  signals: readonly { name: string; from: "left" | "right" | "both"; means: string }[];
};

/** Signals in turn between two sides, each an arrow to the side that reads it. */
export function Signals({ sides, both, signals }: SignalsProps) {
  const sender = { left: sides[0], right: sides[1], both };
  return (
    <div className={styles.signals}>
      <p className={styles.sides} aria-hidden="true">
        <b>{sides[0]}</b>
        <b>{sides[1]}</b>
      </p>
      <ol>
        {signals.map(({ name, from, means }) => (
          <li key={name} data-from={from}>
            <b>{name}</b>
            <VisuallyHidden>{sender[from]}:</VisuallyHidden>
            <i aria-hidden="true" />
            <span>{means}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
