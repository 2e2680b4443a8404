import { plannerWords } from "#content/planner/planner.ts";
import type { Assumed } from "../../../planner/traffic/assumed.ts";
import answers from "./answers.module.css";
import styles from "./assumptions.module.css";
import { JobFields } from "./job-form.tsx";
import type { Job } from "./read-job.ts";

type AssumptionsProps = { fields: Job["fields"]; rows: readonly Assumed[] };

/** What the simulation assumes, each figure with its source: those of a plan as fields, then those that no field changes. */
export function Assumptions({ fields, rows }: AssumptionsProps) {
  const isWrong = fields.some(({ group, error }) => group === "assumed" && error);
  return (
    <details data-aside="" className={styles.assumptions} open={isWrong}>
      <summary>{plannerWords.assumptions.open}</summary>
      <JobFields fields={fields} groups={["assumed"]} />
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
