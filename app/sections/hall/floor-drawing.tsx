import type { CSSProperties, ReactNode } from "react";
import { type Floor, type FloorBox, floorBox, inBox, usualWidth } from "./floor-box.ts";
import styles from "./floor-drawing.module.css";

type Properties = {
  floor: Floor;
  /** What it shows, for whoever can't see it. */
  label: string;
  /** What moves on it, over the drawing. */
  children?: ReactNode;
};

/** A plan's floor: lanes with their widths, one-way ones with arrows, and its places by their names. */
export function FloorDrawing({ floor, label, children }: Properties) {
  const box = floorBox(floor);
  const places = floor.places.filter(isNamed);
  return (
    <div className={styles.floor} style={{ "--shape": box.width / box.height } as CSSProperties}>
      <svg viewBox={`0 0 ${box.width} ${box.height}`} role="img" aria-label={label}>
        <Lanes floor={floor} box={box} />
        {places.map((place) => {
          const { x, y } = inBox(box, place);
          return <PlaceMark key={place.id} x={x} y={y} charges={place.chargers > 0} />;
        })}
      </svg>
      {places.map((place) => {
        const { x, y } = inBox(box, place);
        const below = y > box.height / 2;
        const beside = y + (below ? clear : -clear);
        return (
          <span
            key={place.id}
            className={styles.name}
            data-below={below || undefined}
            aria-hidden="true"
            style={{ left: `${(x / box.width) * 100}%`, top: `${(beside / box.height) * 100}%` }}
          >
            {place.id}
          </span>
        );
      })}
      {children}
    </div>
  );
}

/** From a place to its name, beyond the edge of its lane, mm. */
const clear = 1800;

const isNamed = ({ handover, chargers }: Floor["places"][number]) => handover !== undefined || chargers > 0;

function Lanes({ floor, box }: { floor: Floor; box: FloorBox }) {
  const lanes = floor.lanes.flatMap(({ from, to, width = usualWidth, both }, index) => {
    const ends = [from, to].map((name) => floor.places.find(({ id }) => id === name));
    const [a, b] = ends.map((place) => place && inBox(box, place));
    return a && b ? [{ key: index, a, b, width, both }] : [];
  });
  const band = (className: string | undefined, more: number) =>
    lanes.map(({ key, a, b, width }) => (
      <line key={key} className={className} x1={a.x} y1={a.y} x2={b.x} y2={b.y} strokeWidth={width + more} />
    ));
  return (
    <>
      {band(styles.edge, edge)}
      {band(styles.lane, 0)}
      {lanes.map(({ key, a, b }) => (
        <line key={key} className={styles.middle} x1={a.x} y1={a.y} x2={b.x} y2={b.y} />
      ))}
      {lanes
        .filter(({ both }) => !both)
        .map(({ key, a, b }) => (
          <Arrow key={key} a={a} b={b} />
        ))}
    </>
  );
}

/** Of the line around all lanes, mm on both sides together. */
const edge = 160;

type Point = { x: number; y: number };

function Arrow({ a, b }: { a: Point; b: Point }) {
  const angle = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
  const [x, y] = [(a.x + b.x) / 2, (a.y + b.y) / 2];
  return (
    <path
      className={styles.arrow}
      d="M-260 -420L260 0L-260 420"
      transform={`translate(${Math.round(x)} ${Math.round(y)}) rotate(${Math.round(angle)})`}
    />
  );
}

function PlaceMark({ x, y, charges }: Point & { charges: boolean }) {
  return charges ? (
    <path className={styles.mark} d={`M${x + 120} ${y - 700}l-480 800h360l-120 600l480 -800h-360z`} />
  ) : (
    <rect className={styles.mark} x={x - 600} y={y - 600} width={1200} height={1200} />
  );
}
