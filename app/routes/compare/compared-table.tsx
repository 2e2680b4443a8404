import type { ReactNode } from "react";
import { SourceMark } from "#app/sections/source-mark/source-mark.tsx";
import type { ComparedRow } from "./compare-rows.ts";
import styles from "./compared-table.module.css";
import type { CompareData } from "./load-compare.ts";

type ComparedTableProps = Pick<CompareData, "compared" | "words" | "sources"> & {
  groups: readonly { title: string; rows: readonly ComparedRow[] }[];
  /** What the table tells. */
  label: string;
};

/** The vehicles' figures, a column for each vehicle; a row of one source is marked once. */
export function ComparedTable({ compared, words, sources, groups, label }: ComparedTableProps) {
  return (
    <div className={styles.compared}>
      <Wide columns={compared.length} label={label}>
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
              {rows.map(({ label, cells, source }) => (
                <tr key={label}>
                  <th scope="row">
                    {label} {source && <SourceMark source={source} words={sources} />}
                  </th>
                  {cells.map((cell, index) => (
                    <td key={compared[index]?.product}>
                      {cell ? (
                        <>
                          {cell.value} {!source && <SourceMark source={cell.source} words={sources} />}
                        </>
                      ) : (
                        <span className={styles.none}>{words.none}</span>
                      )}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </Wide>
      <p className={styles.marks}>{words.marks}</p>
    </div>
  );
}

/** Three vehicles are wider than a phone: they scroll, by keyboard too. */
function Wide({ columns, label, children }: { columns: number; label: string; children: ReactNode }) {
  if (columns < 3) return children;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls on a phone, so the keyboard has to reach it
    // biome-ignore lint/a11y/useSemanticElements: a table is no form field
    <div role="group" className={styles.scroll} aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}
