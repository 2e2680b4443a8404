import type { Floor } from "#planner/floor/floor.ts";
import { type FloorBox, usualWidth } from "./floor-box.ts";
import styles from "./floor-drawing.module.css";

type Named = { id: string; x: number; y: number; chargers: number; number?: number | undefined };

/** The gap between the edge of a lane and a name, and the height of a line of text, mm. */
const [gap, line] = [600, 1500];

type NamesProps = { places: readonly Named[]; lanes: Floor["lanes"]; box: FloorBox };

/**
 * Names of places, within the drawing's edges: above them in the upper half, below them in the lower one, and outwards if another place is too near
 * above or below. Narrow drawings show numbers instead; where names crowd, those of chargers, which have a symbol, go
 * first.
 */
export function Names({ places, lanes, box }: NamesProps) {
  return places.map(({ id, number, ...place }) => {
    const widths = lanes.map(({ from, to, width = usualWidth }) => ([from, to].includes(id) ? width : 0));
    const clear = gap + Math.max(...widths) / 2;
    const near = places
      .filter((other) => other.id !== id)
      .map(({ x, y, chargers }) => {
        return { x: Math.abs(x - place.x), y: Math.abs(y - place.y), stays: chargers === 0 };
      })
      .filter(({ x }) => x < 0.12 * box.width);
    const isBelow = place.y > box.height / 2;
    const isRight = place.x > box.width / 2;
    const isBeside = near.some(({ x, y }) => x < y && y < 2 * clear + line);
    const x = place.x + (isBeside ? (isRight ? clear : -clear) : 0);
    const y = place.y + (isBeside ? 0 : isBelow ? clear : -clear);
    return (
      <span
        key={id}
        className={styles.name}
        data-side={isBeside ? (isRight ? "right" : "left") : isBelow ? "below" : undefined}
        data-edge={place.x < 0.06 * box.width ? "left" : place.x > 0.94 * box.width ? "right" : undefined}
        data-number={number}
        data-crowded={
          (!isBeside &&
            near.some(({ y, stays }) => (stays || place.chargers > 0) && y < 0.05 * box.height)) ||
          undefined
        }
        style={{ left: `${(x / box.width) * 100}%`, top: `${(y / box.height) * 100}%` }}
      >
        {id}
      </span>
    );
  });
}
