import type { Place, FloorPlan as Plan } from "#content/floor-plan.ts";
import styles from "./floor-plan.module.css";
import { way } from "./way.ts";

/** The floor from above: what stands there, the ways between, and a number where each step happens. */
export function FloorPlan({ label, places, ways, stops, vehicles }: Plan) {
  const lines = ways.map(way).join("");
  return (
    <svg className={styles.plan} viewBox="0 0 1200 600" role="img" aria-label={label}>
      <path className={styles.wall} d="M20 20H1180V580H20z" />
      {places.map((place) => (
        <Drawn key={place.at.join()} {...place} />
      ))}
      <path className={styles.casing} d={lines} />
      <path className={styles.way} d={lines} />
      {vehicles.map(([x, y]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <rect className={styles.vehicle} x="-24" y="-16" width="48" height="32" rx="7" />
          <path className={styles.mark} d="M-12 9v-18l12 12 12-12v18" />
        </g>
      ))}
      {stops.map(([x, y], index) => (
        <g key={`${x} ${y}`} className={styles.stop} transform={`translate(${x} ${y})`}>
          <circle r="21" />
          <text y="8">{index + 1}</text>
        </g>
      ))}
    </svg>
  );
}

function Drawn({ kind, at: [x, y], size: [width, height], label }: Place) {
  const below = y + height + 26 < 575 && kind !== "zone" && kind !== "lanes";
  return (
    <g className={styles[kind]}>
      <rect x={x} y={y} width={width} height={height} />
      <path d={hatch(kind, x, y, width, height)} />
      {label && (
        <text
          x={kind === "zone" || kind === "lanes" ? x + 12 : x}
          y={kind === "zone" || kind === "lanes" ? y + 28 : below ? y + height + 24 : y - 10}
        >
          {label}
        </text>
      )}
    </g>
  );
}

/** Bays of a rack, rollers of a conveyor, lanes on the floor: lines across the longer side at a distance of its own. */
function hatch(kind: Place["kind"], x: number, y: number, width: number, height: number) {
  const distance = { rack: 44, conveyor: 14, lanes: 60, dock: 9 }[kind as string];
  if (kind === "charger")
    return `M${x + width / 2 + 4} ${y + 10}l-10 ${height / 2 - 8}h12l-10 ${height / 2 - 8}`;
  if (!distance) return "";
  const wide = width >= height;
  const across = kind === "lanes" ? !wide : wide;
  const count = Math.floor((across ? width : height) / distance);
  return Array.from({ length: Math.max(0, count - 1) }, (_, index) => {
    const place = (index + 1) * ((across ? width : height) / count);
    return across ? `M${x + place} ${y}v${height}` : `M${x} ${y + place}h${width}`;
  }).join("");
}
