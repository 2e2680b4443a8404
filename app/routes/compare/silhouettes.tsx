import { PageLink } from "#app/frame/page-link.tsx";
import { Picture } from "#ui/picture/picture.tsx";
import type { CompareData } from "./load-compare.ts";
import styles from "./silhouettes.module.css";

/** The vehicles from their sides on one floor: each as wide as it is long, so all have one scale. */
export function Silhouettes({ compared, decides }: CompareData) {
  return (
    <div className={styles.scale}>
      <ul
        className={styles.floor}
        style={{
          gridTemplateColumns: compared.map(({ silhouette }) => `minmax(0,${silhouette.width}fr)`).join(" "),
        }}
      >
        {compared.map(({ product, title, to, silhouette }) => (
          <li key={product}>
            <Picture {...silhouette} priority />
            <PageLink to={to}>{title}</PageLink>
          </li>
        ))}
      </ul>
      <p className={styles.decides}>{decides}</p>
    </div>
  );
}
