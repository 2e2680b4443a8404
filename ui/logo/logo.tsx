import { classes } from "#ui/classes.ts";
import styles from "./logo.module.css";

/** The mark: a vehicle's chamfered outline seen from above, its route inside. */
export function Mark({ className }: { className?: string | undefined }) {
  return (
    <svg className={classes(styles.mark, className)} viewBox="0 0 32 32" aria-hidden="true">
      <path className={styles.body} d="M9 1h14l8 8v14l-8 8H9l-8-8V9z" />
      <path className={styles.letter} d="M8 23V11l8 8 8-8v12" />
    </svg>
  );
}

/** The mark and the name; the first word is set bold. */
export function Logo({ name, className }: { name: string; className?: string | undefined }) {
  const [first, ...others] = name.split(" ");
  return (
    <span className={classes(styles.logo, className)}>
      <Mark />
      <span>
        <b>{first}</b> {others.join(" ")}
      </span>
    </span>
  );
}
