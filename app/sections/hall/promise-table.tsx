import { hallWords } from "#content/planner/hall.ts";
import { percent } from "#planner/in-words.ts";
import type { Counts } from "#planner/session/journal.ts";
import type { HallPlan } from "./hall-plan.ts";
import styles from "./promise-table.module.css";

type PromiseTableProps = {
  counts: Counts;
  /** ms of the run. */
  time: number;
  plan: HallPlan;
  /** Of the fleet that drives, the share of the busiest hour's orders that is reached in time, if it is known. */
  share: number | undefined;
};

const words = hallWords.beside;
const none = "–";
const wholePercent = (share: number) => `${Math.round(share * 100)}%`;
const tenths = (value: number) => value.toFixed(1);

/** What the plan asks for, beside the results of the run. */
export function PromiseTable({ counts, time, plan, share }: PromiseTableProps) {
  const hours = time / 3_600_000;
  const { done, judged, inTime } = counts;
  const rows = [
    {
      name: words.perHour,
      planned: tenths(plan.perHour),
      soFar: done > 0 ? tenths(done / hours) : none,
    },
    {
      name: words.inTime(plan.promise.within),
      planned: wholePercent(plan.promise.share),
      soFar: judged > 0 ? wholePercent(inTime / judged) : none,
    },
  ];
  return (
    <>
      <table className={styles.table}>
        <caption>{words.caption}</caption>
        <thead>
          <tr>
            {words.columns.map((column) =>
              column ? (
                <th key={column} scope="col">
                  {column}
                </th>
              ) : (
                <td key="" />
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name}>
              <th scope="row">{row.name}</th>
              <td>{row.planned}</td>
              <td>{row.soFar}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.note}>
        {words.note} {share !== undefined && words.sized(percent(share))}
      </p>
    </>
  );
}
