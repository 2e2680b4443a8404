import { plannerWords } from "#content/planner.ts";
import answers from "./answers.module.css";
import type { Assumed } from "./assumed.ts";
import styles from "./assumptions.module.css";

/** What the answers rest on, each figure with its source. */
export function Assumptions({ rows }: { rows: readonly Assumed[] }) {
  return (
    <div className={answers.answer}>
      <p>{plannerWords.assumptions.text}</p>
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
    </div>
  );
}
