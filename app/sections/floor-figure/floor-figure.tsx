import type { ReactNode } from "react";
import { FloorDrawing, numbersOf } from "#app/sections/floor-drawing/floor-drawing.tsx";
import { floorWords } from "#content/planner/floor.ts";
import type { Floor } from "#planner/floor/floor.ts";
import styles from "./floor-figure.module.css";

type FloorFigureProps = {
  floor: Floor;
  /** Moving parts, drawn over the floor. */
  over?: ReactNode;
  /** Replaces key and legend, and holds them. */
  foot?: (key: ReactNode, legend: ReactNode) => ReactNode;
  /** Controls of what moves. */
  children?: ReactNode;
};

/** The floor to scale, with a key to its symbols. */
export function FloorFigure({ floor, over, foot, children }: FloorFigureProps) {
  const numbers = numbersOf(floor);
  const key = (
    <ol className={styles.key}>
      {[...numbers].map(([name, number]) => (
        <li key={name}>
          <b>{number}</b> {name}
        </li>
      ))}
    </ol>
  );
  const legend = <span className={styles.legend}>{floorWords.legend}</span>;
  return (
    <figure className={styles.figure}>
      <FloorDrawing
        floor={floor}
        label={floorWords.alt(floor.places.length, floor.lanes.length)}
        numbers={numbers}
        ruler
        below={foot ? undefined : key}
      >
        {over}
      </FloorDrawing>
      {children}
      {foot ? foot(key, legend) : <figcaption>{legend}</figcaption>}
    </figure>
  );
}
