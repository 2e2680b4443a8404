import { ColumnHeads } from "#app/sections/column-heads/column-heads.tsx";
import { plannerMethod } from "#content/planner/method.ts";
import { formatNumber } from "#language/language.ts";
import type { Case } from "#planner/validation/table.ts";
import styles from "./validation-table.module.css";

const { show, columns, interval, between, exact, simulated } = plannerMethod.validation;

/** The planner's figures beside published ones: sums in one table, simulated figures with their intervals in another. */
export function ValidationTable({ table }: { table: readonly Case[] }) {
  const isSimulated = ({ low }: Case) => low !== undefined;
  return (
    <details className={styles.frame}>
      <summary>{show}</summary>
      <div className={styles.tables}>
        <Figures caption={exact} columns={columns} table={table.filter((row) => !isSimulated(row))} />
        <Figures caption={simulated} columns={[...columns, interval]} table={table.filter(isSimulated)} />
      </div>
    </details>
  );
}

type FiguresProps = { caption: string; columns: readonly string[]; table: readonly Case[] };

/** Under each source stands once what its cases share. */
function Figures({ caption, columns: heads, table }: FiguresProps) {
  return (
    <table className={styles.table}>
      <caption>{caption}</caption>
      <ColumnHeads columns={heads} />
      {bySource(table).map(({ source, shared, cases }) => (
        <tbody key={source}>
          <tr>
            <th scope="rowgroup" colSpan={heads.length}>
              {source}
              {shared && <small>{shared}</small>}
            </th>
          </tr>
          {cases.map(({ name, expected, got, low, high }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{shown(expected)}</td>
              <td>{shown(got)}</td>
              {low !== undefined && high !== undefined && <td>{between(shown(low), shown(high))}</td>}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

/** Cases of one source together, without the end that all of their names share. */
function bySource(table: readonly Case[]) {
  return [...Map.groupBy(table, ({ source }) => source)].map(([source, cases]) => {
    const shared = sharedEnd(cases.map((row) => row.case));
    return {
      source,
      shared: shared.replace(/^[,:] /, ""),
      cases: cases.map((row) => ({
        ...row,
        name: withSeparators(row.case.slice(0, row.case.length - shared.length)),
      })),
    };
  });
}

/** From the first comma or colon on from which all names are equal; empty for a single name. */
function sharedEnd([first = "", ...others]: readonly string[]): string {
  if (others.length === 0) return "";
  const ends = Array.from(first.matchAll(/[,:] /g), ({ index }) => first.slice(index));
  return ends.find((end) => others.every((name) => name.endsWith(end))) ?? "";
}

const withSeparators = (text: string) => text.replaceAll(/\d{5,}/g, (digits) => formatNumber(Number(digits)));

/** Whole numbers as they are, others to five digits. */
const shown = (value: number) =>
  formatNumber(Number.isInteger(value) ? value : Number(value.toPrecision(5)), { maximumFractionDigits: 5 });
