import type { PlacedLeader } from "#vehicles/product-content.ts";
import { leaderLine, sheet } from "./leader-line.ts";
import styles from "./leader-lines.module.css";

type Leaders = { leaders: readonly PlacedLeader[] };

/** The lines over the drawing, each on a casing in the background colour, so that it shows on dark parts. */
export function LeaderLines({ leaders }: Leaders) {
  const lines = leaders.flatMap((leader) => [leaderLine(leader), ...measure(leader)]).join("");
  return (
    <svg
      className={styles.lines}
      viewBox={`${sheet.left} 0 ${sheet.width} ${sheet.height}`}
      aria-hidden="true"
    >
      <path className={styles.casing} d={lines} />
      <path className={styles.line} d={lines} />
      {leaders.map(({ figure, part: [x, y] }) => (
        <circle key={figure} className={styles.part} cx={x} cy={y} r="9" />
      ))}
    </svg>
  );
}

/** The same parts with a number each, for narrow windows. */
export function Pins({ leaders }: Leaders) {
  return (
    <svg className={styles.pins} viewBox="0 0 1600 1120" aria-hidden="true">
      <path className={styles.line} d={leaders.flatMap(measure).join("")} />
      {leaders.map(({ figure, part: [x, y] }, index) => (
        <g key={figure}>
          <circle className={styles.part} cx={x} cy={y} r="46" />
          <text x={x} y={y + 20}>
            {index + 1}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** A dimension line beside the part, with an oblique tick at each end. */
function measure({ part: [x], measure: ends }: PlacedLeader) {
  if (!ends) return [];
  const [from, to] = ends;
  const tick = (y: number) => `M${x - 16} ${y + 16}l32-32M${x - 22} ${y}h84`;
  return [`M${x} ${from - 14}V${to + 14}${tick(from)}${tick(to)}`];
}
