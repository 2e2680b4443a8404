import { hallWords } from "#content/planner/hall.ts";
import type { FleetAnswer } from "#planner/fleet/simulate.ts";
import type { Counts } from "#planner/session/journal.ts";
import type { HallPlan } from "./hall-plan.ts";
import styles from "./promise-table.module.css";

type PromiseTableProps = {
  counts: Counts;
  /** ms of the run. */
  time: number;
  plan: HallPlan;
  /** Undefined if the planner can't say. */
  promised: FleetAnswer | "computing" | undefined;
};

const words = hallWords.beside;
const none = "–";
const percent = (share: number) => `${Math.round(share * 100)}%`;
const tenths = (value: number) => value.toFixed(1);

/** What the planner promises for this fleet, beside the results of the run. */
export function PromiseTable({ counts, time, plan, promised }: PromiseTableProps) {
  const hours = time / 3_600_000;
  const { done, judged, inTime, reached, waited } = counts;
  const answer = promised === "computing" ? undefined : promised;
  const promise = (mean: number | null | undefined, write: (value: number) => string) =>
    promised === "computing" ? words.computing : mean == null ? none : write(mean);
  const rows = [
    {
      name: words.perHour,
      promised: promise(answer?.throughput.mean, tenths),
      soFar: done > 0 ? tenths(done / hours) : none,
    },
    {
      name: words.inTime(plan.promise.within),
      promised: promise(answer?.onTime.mean, percent),
      soFar: judged > 0 ? percent(inTime / judged) : none,
    },
    {
      name: words.wait,
      promised: promise(answer?.wait.mean.mean, words.seconds),
      soFar: reached > 0 ? words.seconds(waited / reached / 1000) : none,
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
              <td>{row.promised}</td>
              <td>{row.soFar}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.note}>{words.note(percent(plan.promise.share), tenths(plan.perHour))}</p>
    </>
  );
}
