import { PageLink } from "#app/frame/page-link.tsx";
import { Picture } from "#ui/picture/picture.tsx";
import compared from "./compared-table.module.css";
import type { CompareData } from "./load-compare.ts";
import styles from "./others.module.css";

/** Vehicles that are not compared: each from its side, all to one scale, with its dimensions. */
export function Others({ others, words: { others: words } }: CompareData) {
  const longest = Math.max(...others.map(({ silhouette }) => silhouette.width));
  return (
    <div className={compared.compared}>
      <ul className={styles.others}>
        {others.map(({ title, to, silhouette, cells }) => (
          <li key={to}>
            <div className={styles.drawn}>
              <div style={{ width: `${Math.round((100 * silhouette.width) / longest)}%` }}>
                <Picture {...silhouette} />
              </div>
            </div>
            <h3>
              <PageLink to={to}>{title}</PageLink>
            </h3>
            <dl>
              {words.figures.map((name, index) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{`${cells[index]} ${words.unit}`}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
      <p className={compared.marks}>{words.note}</p>
    </div>
  );
}
