import { hallWords } from "#content/planner/hall.ts";
import styles from "./hall-counts.module.css";
import type { HallView } from "./hall-view.ts";

const { done, open, heldUp, wait } = hallWords.counts;

/** The results of the orders so far. */
export function HallCounts({ view: { counts, vehicles } }: { view: HallView }) {
  const held = vehicles.filter(({ state }) => state === "waiting" || state === "stopped").length;
  const { reached, waited } = counts;
  const rows = [
    { name: done, value: counts.done },
    { name: open, value: counts.open },
    { name: heldUp, value: held },
    { name: wait, value: reached > 0 ? Math.round(waited / reached / 1000) : "–" },
  ];
  return (
    <dl className={styles.counts}>
      {rows.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
