import { ColumnHeads } from "#app/sections/column-heads/column-heads.tsx";
import { plannerWords } from "#content/planner/planner.ts";
import answers from "./answers.module.css";
import styles from "./flows-table.module.css";

const { caption, columns, more } = plannerWords.flows;
/** From, to, load, orders an hour, distance in metres; the vehicle, where several kinds share the floor. */
export type FlowRow = readonly [
  ...[from: string, to: string, load: string, orders: string, metres: number],
  vehicle?: string | undefined,
];

/** What is carried from where to where, how often, and how far. */
export function FlowsTable({ flows: { all, shown } }: { flows: { all: number; shown: readonly FlowRow[] } }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls on a phone, so the keyboard has to reach it
    <section className={styles.scroll} aria-label={caption(all)} tabIndex={0}>
      <table className={`${answers.table} ${styles.flows}`}>
        <caption>{caption(all)}</caption>
        <ColumnHeads columns={columns.slice(0, shown[0]?.length)} />
        <tbody>
          {shown.map(([from, to, load, orders, metres, vehicle], index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two flows may be alike
            <tr key={index}>
              <th scope="row">{from}</th>
              <td>{to}</td>
              <td>{load}</td>
              <td>{orders}</td>
              <td>{metres}</td>
              {vehicle && <td>{vehicle}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      {all > shown.length && <p className={styles.more}>{more(all - shown.length)}</p>}
    </section>
  );
}
