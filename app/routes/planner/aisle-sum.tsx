import { DrawnFigure } from "#app/sections/drawn-figure/drawn-figure.tsx";
import { plannerMethod } from "#content/planner/method.ts";
import styles from "./aisle-sum.module.css";
import type { AisleSum } from "./load-aisle-sum.ts";

const { heading, alt, note } = plannerMethod.aisle;
/** Room beside the aisle for its dimensions, and the length of a tick, mm. */
const [room, tick] = [760, 60];

/**
 * What an aisle is made of, at scale: the circles of a truck and of its load around one centre, and the distance. mm, y
 * downwards.
 */
export function AisleSumDrawn({ title, need, margin, truck, loaded, body, load }: AisleSum) {
  const reach = Math.max(truck, loaded) + tick;
  const centre = margin / 2 + truck;
  const edges = [0, margin / 2, centre, centre + loaded, need];
  const parts = [margin / 2, truck, loaded, margin / 2];
  return (
    <DrawnFigure heading={heading(title)} note={note(truck, loaded, margin, need)}>
      <svg
        viewBox={`${-reach - room} -80 ${2 * reach + 2 * room} ${need + 160}`}
        role="img"
        aria-label={alt}
        className={styles.plan}
      >
        <path className={styles.wall} d={`M${-reach} 0h${2 * reach}M${-reach} ${need}h${2 * reach}`} />
        <circle className={styles.swept} cy={centre} r={truck} />
        <circle className={styles.swept} cy={centre} r={loaded} />
        <g transform={`translate(0 ${centre}) rotate(-90)`}>
          {[body, load].map(({ from, to, width }, index) => (
            <rect
              key={from}
              x={from}
              y={-width / 2}
              width={to - from}
              height={width}
              className={index === 1 ? styles.load : undefined}
            />
          ))}
        </g>
        <circle className={styles.centre} cy={centre} r="36" />
        <path
          className={styles.measure}
          d={`M${-reach - 160} 0v${need}M${reach + 160} 0v${need}${edges.map((y) => `M${reach + 160 - tick} ${y}h${2 * tick}`).join("")}M${-reach - 160 - tick} 0h${2 * tick}m${-2 * tick} ${need}h${2 * tick}`}
        />
        <text x={-reach - 260} y={need / 2} dy="0.35em" textAnchor="end">
          {need}
        </text>
        {parts.map((part, index) => (
          <text
            // biome-ignore lint/suspicious/noArrayIndexKey: two of them are equal
            key={index}
            x={reach + 260}
            y={((edges[index] ?? 0) + (edges[index + 1] ?? 0)) / 2}
            dy="0.35em"
          >
            {part}
          </text>
        ))}
      </svg>
    </DrawnFigure>
  );
}
