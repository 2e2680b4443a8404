import { plannerWords } from "#content/planner.ts";
import type { Bounds } from "#planner/flow/bounds.ts";
import styles from "./answers.module.css";

const { caption, rows, none, work, kinds } = plannerWords.bounds;
const counts = ["least", "expected", "peak"] as const;
const parts = ["loaded", "handling", "emptyShared"] as const;

/** How many vehicles, and the work behind it. */
export function BoundsTable({
  bounds: { title, vehicles, perHour },
}: {
  bounds: Bounds & { title: string };
}) {
  return (
    <div className={styles.answer}>
      <table className={styles.table}>
        <caption>{caption(title)}</caption>
        <tbody>
          {counts.map((count) => (
            <tr key={count}>
              <th scope="row">
                {rows[count][0]}
                <small>{rows[count][1]}</small>
              </th>
              <td>{vehicles[count] ?? "–"}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {vehicles.expected === null && <p>{none}</p>}
      <table className={styles.table}>
        <caption>{work}</caption>
        <tbody>
          {parts.map((part) => (
            <tr key={part}>
              <th scope="row">{kinds[part]}</th>
              <td>{Math.round(perHour[part] / 60)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
