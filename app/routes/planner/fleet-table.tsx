import { ColumnHeads } from "#app/sections/column-heads/column-heads.tsx";
import { plannerWords } from "#content/planner/planner.ts";
import type { FleetAnswer } from "#planner/fleet/simulate.ts";
import { percent, seconds, whole } from "../../../planner/in-words.ts";
import answers from "./answers.module.css";
import styles from "./fleet-answer.module.css";

const { table, columns } = plannerWords.fleet;

/** Each fleet that was simulated, in figures. */
export function FleetTable({ counts }: { counts: readonly FleetAnswer[] }) {
  return (
    <div className={styles.scroll}>
      <table className={answers.table}>
        <caption>{table}</caption>
        <ColumnHeads columns={columns} />
        <tbody>
          {counts.map(({ count, onTime, wait, utilisation, charging }) => (
            <tr key={count}>
              <th scope="row">{count}</th>
              <td>{percent(onTime.mean)}</td>
              <td>{seconds(wait.mean.mean)}</td>
              <td>{whole(utilisation.mean)}</td>
              <td>{whole(charging.mean)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
