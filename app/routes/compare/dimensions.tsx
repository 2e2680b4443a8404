import { PageLink } from "#app/frame/page-link.tsx";
import styles from "./compared-table.module.css";
import type { CompareData } from "./load-compare.ts";

/** The dimensions of every vehicle, shown until the visitor has chosen some. */
export function Dimensions({ dimensions, words }: CompareData) {
  const [vehicle, ...columns] = words.dimensions.columns;
  return (
    <div className={styles.compared}>
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{vehicle}</th>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}, {words.dimensions.unit}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {dimensions.map(({ title, to, cells }) => (
              <tr key={to}>
                <th scope="row">
                  <PageLink to={to}>{title}</PageLink>
                </th>
                {cells.map((cell, index) => (
                  <td key={columns[index]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={styles.marks}>{words.dimensions.note}</p>
    </div>
  );
}
