import { type FloorBox, floorBox, isIn } from "#app/sections/floor-drawing/floor-box.ts";
import { vehicleSigns } from "#content/planner/vehicle-signs.ts";
import type { Floor } from "#planner/floor/floor.ts";
import type { State } from "#planner/traffic/moves.ts";
import { Sign } from "./sign.tsx";
import type { Box, Standing } from "./standing.ts";
import styles from "./still-hall.module.css";

type StillHallProps = {
  floor: Floor;
  /** What is shown of it, if not all. */
  around?: FloorBox | undefined;
  standing: Standing;
};

/** Vehicles and doors at one moment, drawn before they move. */
export function StillHall({ floor, around, standing }: StillHallProps) {
  const box = around ?? floorBox(floor);
  const named = standing.vehicles.filter((vehicle) => isIn(box, vehicle));
  return (
    <>
      <svg
        className={styles.still}
        viewBox={`${box.left} ${-box.top} ${box.width} ${box.height}`}
        aria-hidden="true"
      >
        {standing.held.map((held) => (
          <Rectangle key={`${held.x} ${held.y}`} className={styles.held} {...held} />
        ))}
        {standing.doors.map((door) => (
          <Rectangle key={`${door.x} ${door.y}`} className={styles.door} {...door} />
        ))}
        {standing.vehicles.map(({ id, points, doing, ...at }) => (
          <polygon
            key={id}
            className={travels(doing) ? styles.vehicle : styles.resting}
            transform={placedAt(at)}
            points={points}
          />
        ))}
      </svg>
      {named.map(({ id, x, y, length, doing }) => (
        <span
          key={id}
          className={styles.label}
          aria-hidden="true"
          style={{
            left: `${((x - box.left) / box.width) * 100}%`,
            top: `${((box.top - y - length / 2) / box.height) * 100}%`,
          }}
        >
          {id + 1}
          <Sign state={doing} />
          {vehicleSigns[doing] && <small className={styles.word}>{vehicleSigns[doing]}</small>}
        </span>
      ))}
    </>
  );
}

const travels = (doing: State) => doing === "driving" || doing === "turning";

type RectangleProps = Box & { className: string | undefined };

const placedAt = ({ x, y, turn }: Pick<Box, "x" | "y" | "turn">) => `translate(${x} ${-y}) rotate(${-turn})`;

function Rectangle({ className, length, width, ...at }: RectangleProps) {
  return (
    <rect
      className={className}
      transform={placedAt(at)}
      x={-length / 2}
      y={-width / 2}
      width={length}
      height={width}
    />
  );
}
