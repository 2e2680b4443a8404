import { FloorDrawing, numbersOf, PlantUnder } from "#app/sections/floor-drawing/floor-drawing.tsx";
import figure from "#app/sections/floor-figure/floor-figure.module.css";
import type { DrawnPlant } from "#app/sections/plant/draw-plant.ts";
import type { ShownModel } from "#content/pictures/modelled/model-of.ts";
import { floorWords } from "#content/planner/floor.ts";
import styles from "./plant-floor.module.css";

export type PlantFloorProps = { floor: ShownModel["floor"]; plant: DrawnPlant | undefined };

/** The modelled lanes within their plant, to scale, with a key to names and symbols. */
export default function PlantFloor({ floor, plant }: PlantFloorProps) {
  const names = plant?.names ?? [];
  const numbers = numbersOf(floor);
  const key = [
    ...[...numbers].map(([name, number]) => [`${number}`, name] as const),
    ...names.map(({ letter, name }) => [letter, name] as const),
  ];
  return (
    <div className={styles.whole}>
      <figure className={figure.figure}>
        <FloorDrawing
          floor={floor}
          {...(plant && { around: plant.box })}
          under={plant && <PlantUnder under={plant.under} />}
          label={floorWords.alt(
            floor.places.length,
            floor.lanes.length,
            names.map(({ name }) => name),
          )}
          numbers={numbers}
          ruler
          below={
            <ol className={figure.key}>
              {key.map(([mark, name]) => (
                <li key={name}>
                  <b>{mark}</b> {name}
                </li>
              ))}
            </ol>
          }
        >
          {/* As high as the drawing with its ruler. */}
          {plant && (
            <svg
              className={styles.over}
              viewBox={`0 0 ${plant.box.width} ${plant.box.height}`}
              preserveAspectRatio="xMidYMin"
              aria-hidden="true"
            >
              <path className={styles.door} d={plant.doors} />
            </svg>
          )}
          {names.map(({ name, letter, left, top }) => (
            <span key={name} className={styles.thing} data-letter={letter} style={{ left, top }}>
              {name}
            </span>
          ))}
        </FloorDrawing>
        <figcaption className={figure.legend}>{floorWords.legend}</figcaption>
      </figure>
    </div>
  );
}
