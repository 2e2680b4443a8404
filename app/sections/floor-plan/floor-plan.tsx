import type { Place, FloorPlan as Plan, Point } from "#content/floor-plan.ts";
import { classes } from "#ui/classes.ts";
import styles from "./floor-plan.module.css";
import { transpose } from "./transpose.ts";
import { way } from "./way.ts";

/** The floor from above: what stands there, the ways between, and a number where each step happens. */
export function FloorPlan(plan: Plan) {
  return (
    <>
      <Sheet {...plan} width={1200} height={600} className={styles.wide} />
      <Sheet {...transpose(plan)} width={600} height={1200} className={styles.upright} />
    </>
  );
}

type SheetProps = Plan & { width: number; height: number; className: string | undefined };

function Sheet({ label, places, ways, stops, vehicles, width, height, className }: SheetProps) {
  const lines = ways.map(way).join("");
  return (
    <svg
      className={classes(styles.plan, className)}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
    >
      <path className={styles.wall} d={`M20 20H${width - 20}V${height - 20}H20z`} />
      {places.map((place) => (
        <Drawn key={place.at.join()} {...place} />
      ))}
      <path className={styles.casing} d={lines} />
      <path className={styles.way} d={lines} />
      {places.map((place) => (
        <Label key={place.at.join()} {...place} sheet={[width, height]} />
      ))}
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

function Drawn({ kind, at: [x, y], size: [width, height] }: Place) {
  return (
    <g className={styles[kind]}>
      <rect x={x} y={y} width={width} height={height} />
      <path d={hatch(kind, x, y, width, height)} />
    </g>
  );
}

/** Over the ways, with a rim in the colour of the ground. */
function Label({ kind, at, size, label, sheet }: Place & { sheet: Point }) {
  if (!label) return null;
  return (
    <text className={styles.label} {...placeLabel(kind, at, size, label, sheet)}>
      {label}
    </text>
  );
}

const letter = 12; /* the widest that a letter of a label is on average, in units of the sheet */

/** Within what is only marked on the floor, below everything else, above it at the wall; ends where it would not fit. */
function placeLabel(kind: Place["kind"], [x, y]: Point, [width, height]: Point, label: string, sheet: Point) {
  if (kind === "zone" || kind === "lanes") return { x: x + 12, y: y + 28 };
  const below = y + height + 26 < sheet[1] - 25;
  const fits = x + label.length * letter < sheet[0] - 25;
  return {
    x: fits ? x : x + width,
    y: below ? y + height + 24 : y - 10,
    textAnchor: fits ? ("start" as const) : ("end" as const),
  };
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
