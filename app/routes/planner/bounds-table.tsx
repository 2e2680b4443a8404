import { plannerWords } from "#content/planner.ts";
import styles from "./answers.module.css";
import { HourBar } from "./hour-bar.tsx";
import type { loadPlanner } from "./load-planner.ts";

const { caption, rows, none, hour, limits: limitsTitle } = plannerWords.bounds;
const counts = ["least", "expected", "peak"] as const;

/** The number of vehicles by the bounds, how they spend an hour, and what limits them. */
export function BoundsTable({ fleet }: Pick<ReturnType<typeof loadPlanner>, "fleet">) {
  const { title, vehicles, limits } = fleet;
  return (
    <div className={styles.wide}>
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
      <div className={styles.beside}>
        {vehicles.expected === null && <p>{none}</p>}
        {fleet.hour && <HourBar hour={fleet.hour} caption={hour(vehicles.expected ?? 1)} />}
        {limits.length > 0 && (
          <div className={styles.limits}>
            <h3>{limitsTitle}</h3>
            {limits.map((limit) => (
              <p key={limit}>{limit}</p>
            ))}
          </div>
        )}
      </div>
    </div>
  );
}
