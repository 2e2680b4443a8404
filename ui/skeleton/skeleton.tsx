import { VisuallyHidden } from "#ui/visually-hidden/visually-hidden.tsx";
import styles from "./skeleton.module.css";

/** A placeholder for a page that is loading: a headline, a lead, a picture. `label` is announced once. */
export function Skeleton({ label }: { label: string }) {
  return (
    <div className={styles.skeleton} role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      <span className={styles.headline} />
      <span className={styles.headline} />
      <span className={styles.line} />
      <span className={styles.line} />
      <span className={styles.picture} />
    </div>
  );
}
