import { PageLink } from "#app/frame/page-link.tsx";
import { Picture } from "#ui/picture/picture.tsx";
import type { OverviewData } from "../load-overview.ts";
import styles from "./family.module.css";

/** All vehicles in one picture; each leads to its page. */
export function Family({ vehicles }: Pick<OverviewData, "vehicles">) {
  return (
    <ul className={styles.family}>
      {vehicles.map(({ title, to, picture }) => (
        <li key={to} className={styles.member}>
          <PageLink to={to} className={styles.link}>
            <Picture {...picture} alt={title} priority className={styles.picture} />
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
