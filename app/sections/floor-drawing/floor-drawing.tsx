import type { CSSProperties, ReactNode } from "react";
import type { Floor } from "#planner/floor/floor.ts";
import { type FloorBox, floorBox, inBox, isIn } from "./floor-box.ts";
import styles from "./floor-drawing.module.css";
import { Lanes } from "./lanes.tsx";
import { Names } from "./names.tsx";

type FloorDrawingProps = {
  floor: Floor;
  /** What is shown of it, if not its lanes alone. */
  around?: FloorBox | undefined;
  /** Drawn below its lanes. */
  under?: ReactNode;
  /** The alternative text. */
  label: string;
  /** Whether a ruler is drawn below the floor. */
  ruler?: boolean;
  /** Numbers that replace the names if the drawing is too narrow; a key beside it explains them. */
  numbers?: ReadonlyMap<string, number>;
  /** Whether its names are few and short, so that a phone has room for them. */
  short?: boolean;
  /** Moving parts, drawn over the floor. */
  children?: ReactNode;
  /** Stands below the floor, as wide as it, in its container. */
  below?: ReactNode;
};

/** A plan's floor to scale: lanes with their widths, one-way ones with arrows, and its places by their names. */
export function FloorDrawing({
  floor,
  around,
  under,
  label,
  ruler = false,
  numbers,
  short = false,
  children,
  below,
}: FloorDrawingProps) {
  const drawn = around ?? floorBox(floor);
  /* The ruler has a strip of its own, because within the floor a name could cover it. */
  const unit = Math.max(drawn.width, drawn.height) / 100;
  const box = ruler ? { ...drawn, height: drawn.height + 4 * unit } : drawn;
  const places = floor.places
    .filter((place) => isNamed(place) && isIn(box, place))
    .map((place) => ({ ...place, ...inBox(box, place), number: numbers?.get(place.id) }));
  return (
    <div
      className={styles.frame}
      data-short={short || undefined}
      data-wide={box.width > 1.9 * box.height || undefined}
      style={{ "--shape": box.width / box.height } as CSSProperties}
    >
      <div className={styles.floor} role="img" aria-label={label}>
        <svg viewBox={`0 0 ${box.width} ${box.height}`} aria-hidden="true">
          {under}
          <Lanes floor={floor} box={box} />
          {places.map(({ id, x, y, chargers }) => (
            <PlaceMark key={id} x={x} y={y} charges={chargers > 0} size={Math.max(600, unit)} />
          ))}
          {ruler && <Ruler length={rulerOf(box.width)} unit={unit} bottom={box.height} />}
        </svg>
        <Names places={places} lanes={floor.lanes} box={box} />
        {ruler && (
          <span className={styles.length} style={{ left: `${(rulerOf(box.width) / box.width) * 100 + 2}%` }}>
            {rulerOf(box.width) / 1000} m
          </span>
        )}
        {children}
      </div>
      {below}
    </div>
  );
}

/** Walls, racks and machines as the paths of a drawn plant. */
export function PlantUnder({ under }: { under: readonly { kind: string; d: string }[] }) {
  return under.map(({ kind, d }) => <path key={kind} className={styles[kind]} d={d} />);
}

/** A number for each place where loads change over; chargers have their symbol. */
export const numbersOf = ({ places }: Floor) =>
  new Map(places.filter(({ handover }) => handover !== undefined).map(({ id }, index) => [id, index + 1]));

const isNamed = ({ handover, chargers }: Floor["places"][number]) => handover !== undefined || chargers > 0;

/** @param size half of it, mm */
function PlaceMark({ x, y, size, charges }: { x: number; y: number; size: number; charges: boolean }) {
  const placed = `translate(${x} ${y}) scale(${size / 600})`;
  return charges ? (
    <path className={styles.mark} transform={placed} d="M120 -700l-480 800h360l-120 600l480 -800h-360z" />
  ) : (
    <rect className={styles.mark} transform={placed} x={-600} y={-600} width={1200} height={1200} />
  );
}

function Ruler({ length, unit, bottom }: { length: number; unit: number; bottom: number }) {
  return (
    <path
      className={styles.ruler}
      d={`M${unit} ${bottom - unit}h${length}m0 ${-unit}v${2 * unit}m${-length} 0v${-2 * unit}`}
    />
  );
}

/** A round length of about a fifth of a drawing, mm. */
function rulerOf(width: number) {
  const power = 10 ** Math.floor(Math.log10(width / 5));
  return power * (width / 5 / power >= 5 ? 5 : width / 5 / power >= 2 ? 2 : 1);
}
