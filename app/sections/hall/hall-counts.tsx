import { hallWords } from "#content/planner/hall.ts";
import type { Counts } from "#planner/session/journal.ts";
import type { State } from "#planner/traffic/moves.ts";
import { clockTime } from "./clock-time.ts";
import styles from "./hall-counts.module.css";

const { done, open, heldUp, wait } = hallWords.counts;

type HallCountsProps = {
  /** ms of the run. */
  time: number;
  counts: Counts;
  /** What each vehicle does. */
  doing: readonly State[];
};

/** The clock, and the results of the orders so far. */
export function HallCounts({ time, counts, doing }: HallCountsProps) {
  const held = doing.filter((state) => state === "waiting" || state === "stopped").length;
  const { reached, waited } = counts;
  const rows = [
    { name: done, value: counts.done },
    { name: open, value: counts.open },
    { name: heldUp, value: held },
    { name: wait, value: reached > 0 ? Math.round(waited / reached / 1000) : "–" },
  ];
  return (
    <>
      <p className={styles.clock}>
        <span>{hallWords.clock}</span>
        <time>{clockTime(time)}</time>
      </p>
      <dl className={styles.counts}>
        {rows.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
