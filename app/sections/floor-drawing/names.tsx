import { type Floor, type FloorBox, usualWidth } from "./floor-box.ts";
import styles from "./floor-drawing.module.css";

type Named = { id: string; x: number; y: number; number?: number | undefined };

/** Between the edge of a lane and a name, mm. */
const gap = 600;
/** A line of text takes that much, mm. */
const line = 1500;

type Properties = { places: readonly Named[]; lanes: Floor["lanes"]; box: FloorBox };

/**
 * Names of places: above them in the upper half and below them in the lower one, and outwards where another place
 * stands too near above or below. Narrow drawings show numbers instead.
 */
export function Names({ places, lanes, box }: Properties) {
  return places.map((place) => {
    const clear = gap + widthAt(place, lanes) / 2;
    const others = places.filter(({ id }) => id !== place.id);
    const outwards = others.some((other) => isNear(place, other, box) && isStacked(place, other, clear));
    const side = outwards ? (place.x > box.width / 2 ? "right" : "left") : undefined;
    const below = place.y > box.height / 2;
    const x = side ? place.x + (side === "right" ? clear : -clear) : place.x;
    const y = side ? place.y : place.y + (below ? clear : -clear);
    return (
      <span
        key={place.id}
        className={styles.name}
        data-side={side ?? (below ? "below" : undefined)}
        data-number={place.number}
        data-crowded={(!side && others.some((other) => isCrowded(place, other, box))) || undefined}
        style={{ left: `${(x / box.width) * 100}%`, top: `${(y / box.height) * 100}%` }}
      >
        {place.id}
      </span>
    );
  });
}

/** The widest lane that ends at a place, mm. */
const widthAt = ({ id }: Named, lanes: Floor["lanes"]) =>
  Math.max(
    0,
    ...lanes.flatMap(({ from, to, width = usualWidth }) => (from === id || to === id ? [width] : [])),
  );

const isNear = (place: Named, other: Named, box: FloorBox) => Math.abs(other.x - place.x) < 0.12 * box.width;

/** Whether a name above or below a place would lie on another place. */
function isStacked(place: Named, other: Named, clear: number) {
  const distance = Math.abs(other.y - place.y);
  return distance < 2 * clear + line && distance > Math.abs(other.x - place.x);
}

/** Whether the name of another place would lie on this one's. */
const isCrowded = (place: Named, other: Named, box: FloorBox) =>
  isNear(place, other, box) && Math.abs(other.y - place.y) < 0.05 * box.height;
