import { plannerWords } from "#content/planner.ts";
import type { FleetAnswer } from "#planner/fleet/simulate.ts";
import styles from "./fleet-curve.module.css";

const words = plannerWords.fleet;
const within = (share: number) => Math.min(1, Math.max(0, share));

/** Orders on time over the number of vehicles: the mean, its 95 % band, and the promise as a line. */
export function FleetCurve({
  counts,
  recommended,
  share,
}: {
  counts: readonly FleetAnswer[];
  recommended: number | null;
  share: number;
}) {
  const [first = 0] = counts.map(({ count }) => count);
  const last = counts.at(-1)?.count ?? first;
  const x = (count: number) => ((count - first + 0.5) / (last - first + 1)) * 100;
  const y = (onTime: number | null) => (1 - within(onTime ?? 0)) * 100;
  const along = (of: (answer: FleetAnswer) => number | null) =>
    counts.map((answer) => `${x(answer.count)},${y(of(answer))}`);
  const low = along(({ onTime }) => onTime.low ?? onTime.mean);
  const high = along(({ onTime }) => onTime.high ?? onTime.mean);
  return (
    <figure className={styles.figure}>
      <figcaption>{words.curve}</figcaption>
      <div className={styles.plot} aria-hidden="true">
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <polygon className={styles.band} points={[...high, ...low.toReversed()].join(" ")} />
          <line className={styles.promise} x1="0" x2="100" y1={y(share)} y2={y(share)} />
          <polyline className={styles.mean} points={along(({ onTime }) => onTime.mean).join(" ")} />
        </svg>
        {counts.map(({ count, onTime }) => (
          <span
            key={count}
            className={styles.point}
            data-recommended={count === recommended || undefined}
            style={{ left: `${x(count)}%`, top: `${y(onTime.mean)}%` }}
          />
        ))}
        {counts.map(({ count }) => (
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
