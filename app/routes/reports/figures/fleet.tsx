import type { CSSProperties } from "react";
import { ColumnHeads } from "#app/sections/column-heads/column-heads.tsx";
import styles from "./figures.module.css";
import type { FigureOf } from "./report-figure.tsx";

/** A box for each vehicle, filled as far as the sum fills it: the last one is why a fleet is rounded up. */
export function Fleet({ columns, rows }: FigureOf<"fleet">) {
  const most = Math.max(...rows.map(({ calculated }) => Math.ceil(calculated)));
  return (
    <table className={styles.rows}>
      <ColumnHeads columns={columns} />
      <tbody>
        {rows.map(({ missions, calculated }) => (
          <tr key={missions}>
            <th scope="row">{missions}</th>
            <td>
              <span className={styles.fleet}>
                <b>{Math.ceil(calculated)}</b>
                <span
                  className={styles.boxes}
                  style={
                    {
                      "--boxes": Math.ceil(calculated),
                      "--most": most,
                      "--filled": calculated,
                    } as CSSProperties
                  }
                />
              </span>
            </td>
            <td>{calculated.toFixed(1)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
