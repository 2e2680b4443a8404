import type { ReactNode } from "react";
import type { Place, FloorPlan as Plan } from "#content/tasks/floor-plan.ts";
import { classes } from "#ui/classes.ts";
import styles from "./floor-plan.module.css";
import { type LabelPlace, labelPlaces } from "./label-place.ts";
import { type Bay, type SheetVehicle, sheet } from "./sheet.ts";
import { type Drawn, transpose } from "./transpose.ts";
import { way } from "./way.ts";

type FloorPlanProps = Plan & {
  vehicles: readonly SheetVehicle[];
  bays: readonly Bay[];
  /** For each stop, whether its step happens now. */
  happens?: readonly boolean[] | undefined;
  /** Stands on end in every window; otherwise on phones alone. */
  isUpright?: boolean | undefined;
  /** Moving parts over the drawing. */
  children?: ReactNode;
};

/** The floor from above: equipment, the ways between, and a number where each step happens. */
export function FloorPlan({ happens, isUpright, children, ...plan }: FloorPlanProps) {
  return (
    <div className={classes(styles.floor, isUpright && styles.turned)}>
      <Sheet {...plan} happens={happens} width={sheet.width} height={sheet.height} className={styles.wide} />
      <Sheet
        {...transpose(plan)}
        happens={happens}
        width={sheet.height}
        height={sheet.width}
        className={styles.upright}
      />
      {children}
    </div>
  );
}

type SheetProps = Drawn & {
  happens: readonly boolean[] | undefined;
  width: number;
  height: number;
  className: string | undefined;
};

function Sheet({
  label,
  places,
  ways,
  stops,
  vehicles,
  bays,
  happens,
  width,
  height,
  className,
}: SheetProps) {
  const lines = ways.map(way).join("");
  const labels = labelPlaces(places, ways, stops, [width, height]);
  return (
    <svg
      className={classes(styles.plan, className)}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
    >
      <path className={styles.wall} d={`M20 20H${width - 20}V${height - 20}H20z`} />
      {places.map((place) => (
        <PlaceDrawn key={place.at.join()} {...place} />
      ))}
      {bays.map(({ at: [x, y], foot: [fromX, fromY] }) => (
        <path key={`${x} ${y}`} className={styles.bay} d={`M${fromX} ${fromY}L${x} ${y}`} />
      ))}
      <path className={styles.casing} d={lines} />
      <path className={styles.way} d={lines} />
      {places.map(({ at, label }, index) => (
        <Label key={at.join()} label={label} place={labels[index]} />
      ))}
      {vehicles.map(({ at: [x, y], turn, length, width }) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y}) rotate(${turn})`}>
          <rect className={styles.vehicle} x={-length / 2} y={-width / 2} width={length} height={width} />
          <path className={styles.front} d={`M${length * 0.36} ${-width * 0.34}v${width * 0.68}`} />
        </g>
      ))}
      {stops.map(([x, y], index) => (
        <g
          key={`${x} ${y}`}
          className={styles.stop}
          transform={`translate(${x} ${y})`}
          data-happens={happens?.[index] || undefined}
        >
          <circle r="21" />
          <text y="8">{index + 1}</text>
        </g>
      ))}
    </svg>
  );
}

function PlaceDrawn({ kind, at: [x, y], size: [width, height] }: Place) {
  return (
    <g className={styles[kind]}>
      <rect x={x} y={y} width={width} height={height} />
      <path d={hatch(kind, x, y, width, height)} />
    </g>
  );
}

/** Drawn over the ways, with a rim in the background colour. */
function Label({ label, place }: { label: string | undefined; place: LabelPlace | undefined }) {
  if (!place) return null;
  return (
    <text className={styles.label} {...place}>
      {label}
    </text>
  );
}

/**
 * Bays of a rack, rollers of a conveyor, lanes on the floor: lines across the longer side, at a spacing for each kind.
 */
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
