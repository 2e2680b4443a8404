import { SourceMark } from "#app/sections/source-mark/source-mark.tsx";
import type { CompareData } from "./load-compare.ts";
import styles from "./shared.module.css";

/** What is the same for all: each figure once, in groups, with the mark of its source. */
export function Shared({ rows, sources }: CompareData) {
  return (
    <div className={styles.groups}>
      {rows.same.map(({ title, rows: same }) => (
        <section key={title} className={styles.group}>
          <h3>{title}</h3>
          <dl>
            {same.map(({ label, cells: [cell] }) => (
              <div key={label} className={styles.row}>
                <dt>{label}</dt>
                <dd>
                  {cell?.value} {cell && <SourceMark source={cell.source} words={sources} />}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
