import { hallWords } from "#content/hall.ts";
import styles from "./hall.module.css";
import type { HallView } from "./use-running-hall.ts";

const { done, open, waiting, inTime, promised } = hallWords.counts;
const percent = (share: number) => `${Math.round(share * 100)}\u00a0%`;

/** What came of the orders so far, beside what the fleet answer promises. */
export function HallCounts({
  view: { counts, vehicles },
  promise,
}: {
  view: HallView;
  promise: { within: number; share: number };
}) {
  const heldUp = vehicles.filter(({ state }) => state === "waiting" || state === "stopped").length;
  const rows = [
    { name: done, value: counts.done },
    { name: open, value: counts.open },
    { name: waiting, value: heldUp },
    {
      name: inTime,
      value: counts.judged > 0 ? percent(counts.inTime / counts.judged) : "–",
      note: promised(percent(promise.share), promise.within),
    },
  ];
  return (
    <dl className={styles.counts}>
      {rows.map(({ name, value, note }) => (
        <div key={name}>
          <dt>
            {name}
            {note && <small>{note}</small>}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
