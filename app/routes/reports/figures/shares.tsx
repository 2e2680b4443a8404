import type { CSSProperties } from "react";
import { ColumnHeads } from "#app/sections/column-heads/column-heads.tsx";
import styles from "./figures.module.css";
import type { FigureOf } from "./report-figure.tsx";

/** Shares of a day as bars: filled to the least, outlined to the most. */
export function Shares({ columns, rows }: FigureOf<"shares">) {
  return (
    <table className={styles.rows}>
      <ColumnHeads columns={columns} />
      <tbody>
        {rows.map(({ name, run, charge, between: [least, most], shown }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{run}</td>
            <td>{charge}</td>
            <td>
              <span className={styles.share}>
                <span
                  className={styles.bar}
                  style={{ "--least": `${least}%`, "--most": `${most}%` } as CSSProperties}
                />
                <b>{shown}</b>
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
