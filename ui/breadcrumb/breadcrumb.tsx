import { type LinkTarget, renderLink } from "#ui/link.ts";
import styles from "./breadcrumb.module.css";

type BreadcrumbProps = {
  /** The accessible name of the list. */
  label: string;
  /** The pages above, from the home page down. */
  above: readonly ({ name: string } & LinkTarget)[];
  /** The page itself. */
  current: string;
};

/** The path to the page: Home / Podcasts. */
export function Breadcrumb({ label, above, current }: BreadcrumbProps) {
  return (
    <nav aria-label={label}>
      <ol className={styles.list}>
        {above.map(({ name, ...target }) => (
          <li key={name} className={styles.item}>
            {renderLink(target, styles.link, name)}
          </li>
        ))}
        <li className={styles.item}>
          <span aria-current="page">{current}</span>
        </li>
      </ol>
    </nav>
  );
}
