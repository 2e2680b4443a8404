import type { Floor } from "#app/sections/floor-drawing/floor-box.ts";
import { FloorDrawing } from "#app/sections/floor-drawing/floor-drawing.tsx";
import { floorWords } from "#content/floor.ts";
import styles from "./floor-figure.module.css";

/** The floor to scale, and what its signs mean. */
export function FloorFigure({ floor }: { floor: Floor }) {
  return (
    <figure className={styles.figure}>
      <FloorDrawing floor={floor} label={floorWords.alt(floor.places.length, floor.lanes.length)} ruler />
      <figcaption className={styles.legend}>{floorWords.legend}</figcaption>
    </figure>
  );
}
