import { plannerWords } from "#content/planner/planner.ts";
import type { FleetAnswer } from "#planner/fleet/simulate.ts";
import styles from "./fleet-curve.module.css";

const words = plannerWords.fleet;
const within = (share: number) => Math.min(1, Math.max(0, share));

type FleetCurveProps = {
  counts: readonly FleetAnswer[];
  /** The same without traffic. */
  free: readonly FleetAnswer[];
  /** The fleet in question. */
  count: number;
  share: number;
};

/** Orders on time over the number of vehicles: the mean, its 95% band, the fleet without traffic, the promise. */
export function FleetCurve({ counts, free, count: own, share }: FleetCurveProps) {
  const all = [...counts, ...free].map(({ count }) => count);
  const [first, last] = [Math.min(...all), Math.max(...all)];
  const axis = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const x = (count: number) => ((count - first + 0.5) / axis.length) * 100;
  const y = (onTime: number | null) => (1 - within(onTime ?? 0)) * 100;
  const along = (answers: readonly FleetAnswer[], of: (answer: FleetAnswer) => number | null) =>
    answers.map((answer) => `${x(answer.count)},${y(of(answer))}`);
  const low = along(counts, ({ onTime }) => onTime.low ?? onTime.mean);
  const high = along(counts, ({ onTime }) => onTime.high ?? onTime.mean);
  const mean = ({ onTime }: FleetAnswer) => onTime.mean;
  return (
    <figure className={styles.figure}>
      <figcaption>{words.curve}</figcaption>
      <div className={styles.plot} aria-hidden="true">
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <polygon className={styles.band} points={[...high, ...low.toReversed()].join(" ")} />
          <line className={styles.promise} x1="0" x2="100" y1={y(share)} y2={y(share)} />
          <polyline className={styles.free} points={along(free, mean).join(" ")} />
          <polyline className={styles.mean} points={along(counts, mean).join(" ")} />
        </svg>
        {counts.map(({ count, onTime }) => (
          <span
            key={count}
            className={styles.point}
            data-own={count === own || undefined}
            style={{ left: `${x(count)}%`, top: `${y(onTime.mean)}%` }}
          />
        ))}
        {axis.map((count) => (
          <span key={count} className={styles.count} style={{ left: `${x(count)}%` }}>
            {count}
          </span>
        ))}
        {[0, 0.5, 1].map((level) => (
          <span key={level} className={styles.level} style={{ top: `${y(level)}%` }}>
            {level * 100}
          </span>
        ))}
      </div>
      <p className={styles.legend}>{words.legend}</p>
    </figure>
  );
}
