import { plannerWords } from "#content/planner/planner.ts";
import type { Assumed } from "../../../planner/traffic/assumed.ts";
import answers from "./answers.module.css";
import styles from "./assumptions.module.css";

/** The simulation's fixed assumptions, which no field changes, each figure with its source. */
export function Assumptions({ rows }: { rows: readonly Assumed[] }) {
  return (
    <details data-aside="" className={styles.assumptions}>
      <summary>{plannerWords.assumptions.open}</summary>
      <table className={`${answers.table} ${styles.list}`}>
        <tbody>
          {rows.map(({ text, value, source }) => (
            <tr key={text}>
              <th scope="row">
                {text}
                <small>{source}</small>
              </th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
