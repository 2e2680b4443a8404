import { SourceMark } from "#app/sections/source-mark/source-mark.tsx";
import type { ComparedRow } from "./compare-rows.ts";
import styles from "./compared-table.module.css";
import type { CompareData } from "./load-compare.ts";

type ComparedTableProps = Pick<CompareData, "compared" | "words" | "sources"> & {
  groups: readonly { title: string; rows: readonly ComparedRow[] }[];
};

/** The vehicles' figures, a column for each vehicle, every figure with the mark of its source. */
export function ComparedTable({ compared, words, sources, groups }: ComparedTableProps) {
  return (
    <div className={styles.compared}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{words.row}</th>
            {compared.map(({ product, title }) => (
              <th key={product} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ title, rows }) => (
          <tbody key={title}>
            <tr className={styles.group}>
              <th scope="rowgroup" colSpan={compared.length + 1}>
                {title}
              </th>
            </tr>
            {rows.map(({ label, cells }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {cells.map((cell, index) => (
                  <td key={compared[index]?.product}>
                    {cell ? (
                      <>
                        {cell.value} <SourceMark source={cell.source} words={sources} />
                      </>
                    ) : (
                      words.none
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
      <p className={styles.marks}>{words.marks}</p>
    </div>
  );
}
