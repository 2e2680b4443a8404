import { plannerWords } from "#content/planner.ts";
import type { Plan } from "#planner/plan/plan.ts";
import styles from "./floor-drawing.module.css";

const words = plannerWords.floor;

type Floor = Pick<Plan, "places" | "lanes">;

/** The floor to scale, seen from above: lanes as wide as they are, one-way lanes with an arrow, places by their kind. */
export function FloorDrawing({ floor }: { floor: Floor }) {
  const { places, lanes } = floor;
  const at = new Map(places.map((place) => [place.id, place]));
  const box = boxOf(floor);
  const named = places.filter(({ handover, chargers }) => handover || chargers);
  const unit = Math.max(box.width, box.height) / 100;
  const ruler = rulerOf(box.width);
  const share = (value: number, whole: number) => `${(value / whole) * 100}%`;
  return (
    <figure className={styles.figure}>
      <div
        className={styles.floor}
        style={{ aspectRatio: `${Math.round(box.width)} / ${Math.round(box.height)}` }}
        role="img"
        aria-label={words.alt(places.length, lanes.length)}
      >
        <svg viewBox={`${box.x} ${-box.y - box.height} ${box.width} ${box.height}`} aria-hidden="true">
          {lanes.map(({ from, to, width = 0 }, index) => {
            const [a, b] = [at.get(from), at.get(to)];
            if (!a || !b) return null;
            /* Two lanes may join the same places. */
            // biome-ignore lint/suspicious/noArrayIndexKey: the list is drawn as it stands
            return <path key={index} className={styles.lane} d={line(a, b)} strokeWidth={width || unit} />;
          })}
          {lanes.map(({ from, to, both }, index) => {
            const [a, b] = [at.get(from), at.get(to)];
            if (!a || !b) return null;
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list is drawn as it stands
              <path key={index} className={styles.way} d={line(a, b) + (both ? "" : arrow(a, b, unit))} />
            );
          })}
          {places.map(({ id, x, y, handover, chargers }) => (
            <circle
              key={id}
              className={chargers ? styles.charger : handover ? styles.handover : styles.junction}
              cx={x}
              cy={-y}
              r={handover || chargers ? unit : unit / 2}
            />
          ))}
          <path
            className={styles.ruler}
            d={`M${box.x + unit} ${-box.y - unit}h${ruler}m0 ${-unit}v${2 * unit}m${-ruler} 0v${-2 * unit}`}
          />
        </svg>
        {named.map(({ id, x, y }) => (
          <span
            key={id}
            className={styles.name}
            data-right={x > box.x + box.width / 2 || undefined}
            data-crowded={isCrowded({ id, x, y }, named, box) || undefined}
            style={{ left: share(x - box.x, box.width), top: share(box.y + box.height - y, box.height) }}
          >
            {id}
          </span>
        ))}
        <span className={styles.length} style={{ left: share(ruler + 2 * unit, box.width) }}>
          {ruler / 1000} m
        </span>
      </div>
      <figcaption className={styles.legend}>{words.legend}</figcaption>
    </figure>
  );
}

type Named = { id: string; x: number; y: number };

/** Whether the name of another place would lie on this one's. */
function isCrowded(place: Named, others: readonly Named[], box: { width: number; height: number }) {
  const near = (other: Named) =>
    Math.abs(other.x - place.x) < 0.15 * box.width && Math.abs(other.y - place.y) < 0.05 * box.height;
  return others.some((other) => other.id !== place.id && near(other));
}

const line = (a: { x: number; y: number }, b: { x: number; y: number }) => `M${a.x} ${-a.y}L${b.x} ${-b.y}`;

/** A head at the middle of the way, in the drawing's y. */
function arrow(a: { x: number; y: number }, b: { x: number; y: number }, unit: number) {
  const long = Math.hypot(b.x - a.x, b.y - a.y);
  if (long === 0) return "";
  const [across, along] = [((b.x - a.x) / long) * unit, ((b.y - a.y) / long) * unit];
  const [x, y] = [(a.x + b.x) / 2 + across, (a.y + b.y) / 2 + along];
  const point = (side: 1 | -1) =>
    `${Math.round(x - 2 * across + side * along)} ${Math.round(-(y - 2 * along - side * across))}`;
  return `M${point(1)}L${Math.round(x)} ${Math.round(-y)}L${point(-1)}`;
}

/** What is drawn, mm, with room for names and never a ribbon. */
function boxOf({ places, lanes }: Floor) {
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  const widest = Math.max(1000, ...lanes.map(({ width = 0 }) => width));
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [below, above] = [Math.min(...ys), Math.max(...ys)];
  const margin = Math.max(widest, 0.05 * Math.max(right - left, above - below));
  const [inWidth, inHeight] = [right - left + 2 * margin, above - below + 2 * margin];
  const width = Math.max(inWidth, inHeight);
  const height = Math.max(inHeight, inWidth * 0.4);
  return { x: (left + right - width) / 2, y: (below + above - height) / 2, width, height };
}

/** A round length of about a fifth of the drawing, mm. */
function rulerOf(width: number) {
  const power = 10 ** Math.floor(Math.log10(width / 5));
  return power * (width / 5 / power >= 5 ? 5 : width / 5 / power >= 2 ? 2 : 1);
}
