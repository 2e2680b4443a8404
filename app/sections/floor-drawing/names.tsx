import type { FloorBox } from "./floor-box.ts";
import styles from "./floor-drawing.module.css";

type Named = { id: string; x: number; y: number };

/** From a place to its name, beyond the edge of its lane, mm. */
const clear = 1800;

/** Names of places, above them in the upper half and below them in the lower. */
export function Names({ places, box }: { places: readonly Named[]; box: FloorBox }) {
  return places.map((place) => {
    const below = place.y > box.height / 2;
    const beside = place.y + (below ? clear : -clear);
    return (
      <span
        key={place.id}
        className={styles.name}
        data-below={below || undefined}
        data-crowded={isCrowded(place, places, box) || undefined}
        style={{ left: `${(place.x / box.width) * 100}%`, top: `${(beside / box.height) * 100}%` }}
      >
        {place.id}
      </span>
    );
  });
}

/** Whether the name of another place would lie on this one's. */
function isCrowded(place: Named, others: readonly Named[], box: FloorBox) {
  const near = (other: Named) =>
    Math.abs(other.x - place.x) < 0.12 * box.width && Math.abs(other.y - place.y) < 0.05 * box.height;
  return others.some((other) => other.id !== place.id && near(other));
}
