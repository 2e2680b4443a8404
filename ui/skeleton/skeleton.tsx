import { VisuallyHidden } from "#ui/visually-hidden/visually-hidden.tsx";
import styles from "./skeleton.module.css";

/** Stands in for a page that is on its way: a headline, a lead, a picture. `label` is said once. */
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
