import type { Floor, Point } from "#planner/floor/floor.ts";
import { type FloorBox, inBox, usualWidth } from "./floor-box.ts";
import styles from "./floor-drawing.module.css";

/** The width of the outline around all lanes, mm, both sides together. */
const edge = 160;

/** Lanes at their true width. */
export function Lanes({ floor, box }: { floor: Floor; box: FloorBox }) {
  const at = new Map(floor.places.map((place) => [place.id, inBox(box, place)]));
  const lanes = floor.lanes.flatMap(({ from, to, width = usualWidth, both }, index) => {
    const [a, b] = [at.get(from), at.get(to)];
    return a && b ? [{ key: index, a, b, width, both }] : [];
  });
  /* One path for all lanes of a width: an element for each lane made a large floor's page slow to render. */
  const widths = [...new Set(lanes.map(({ width }) => width))];
  const band = (className: string | undefined, more: number) =>
    widths.map((width) => (
      <path
        key={width}
        className={className}
        d={lines(lanes.filter((lane) => lane.width === width))}
        strokeWidth={width + more}
      />
    ));
  return (
    <>
      {band(styles.edge, edge)}
      {band(styles.lane, 0)}
      <path className={styles.middle} d={lines(lanes)} />
      {lanes
        .filter(({ both }) => !both)
        .map(({ key, a, b }) => (
          <Arrow key={key} a={a} b={b} />
        ))}
    </>
  );
}

const lines = (lanes: readonly { a: Point; b: Point }[]) =>
  lanes.map(({ a, b }) => `M${a.x} ${a.y}L${b.x} ${b.y}`).join("");

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
