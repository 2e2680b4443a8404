import { plannerWords } from "#content/planner/planner.ts";
import styles from "./answers.module.css";
import { HourBar } from "./hour-bar.tsx";
import type { LoadedPlanner } from "./load-planner.ts";

const { caption, rows, none, hour } = plannerWords.bounds;
const counts = ["least", "expected", "peak"] as const;

/** What formulas say of the number of vehicles, without traffic: bounds and estimates, never the answer. */
export function BoundsTable({ fleet }: Pick<LoadedPlanner, "fleet">) {
  const { title, vehicles } = fleet;
  return (
    <details data-aside="" className={styles.wide}>
      <summary>{caption(title)}</summary>
      <table className={styles.table}>
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
      <HourBar hour={fleet.hour} caption={hour(vehicles.least)} />
    </details>
  );
}
