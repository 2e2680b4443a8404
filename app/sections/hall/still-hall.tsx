import { type FloorBox, floorBox, usualWidth } from "#app/sections/floor-drawing/floor-box.ts";
import type { Floor } from "#planner/floor/floor.ts";
import type { State } from "#planner/traffic/moves.ts";
import { outlineOf } from "#vehicles/on-floor.ts";
import { Sign } from "./sign.tsx";
import type { Standing } from "./standing.ts";
import styles from "./still-hall.module.css";

type StillHallProps = { floor: Floor; standing: Standing };

/** Vehicles and doors at one moment, drawn before they move. */
export function StillHall({ floor, standing }: StillHallProps) {
  const box: FloorBox = floorBox(floor);
  return (
    <>
      <svg
        className={styles.still}
        viewBox={`${box.left} ${-box.top} ${box.width} ${box.height}`}
        aria-hidden="true"
      >
        {standing.held.map(({ x, y, turn, length, width }) => (
          <Rectangle
            key={`${x} ${y}`}
            className={styles.held}
            at={[x, y, turn]}
            length={length}
            width={width}
          />
        ))}
        {floor.lanes.map(({ from, to, width = usualWidth, door }) => {
          const [a, b] = [from, to].map((name) => floor.places.find(({ id }) => id === name));
          if (!door || !a || !b) return null;
          const turn = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI + 90;
          const at = [(a.x + b.x) / 2, (a.y + b.y) / 2, turn] as const;
          return (
            <Rectangle key={`${from} ${to}`} className={styles.door} at={at} length={width} width={200} />
          );
        })}
        {standing.vehicles.map(({ id, product, x, y, turn, length, width, doing }) => (
          <polygon
            key={id}
            className={travels(doing) ? styles.vehicle : styles.resting}
            transform={placedAt([x, y, turn])}
            points={outlineOf(product)
              .map(([along, across]) => `${Math.round(along * length)},${Math.round(across * width)}`)
              .join(" ")}
          />
        ))}
      </svg>
      {standing.vehicles.map(({ id, x, y, length, doing }) => (
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
        </span>
      ))}
    </>
  );
}

const travels = (doing: State) => doing === "driving" || doing === "turning";

type RectangleProps = {
  className: string | undefined;
  at: readonly [x: number, y: number, turn: number];
  length: number;
  width: number;
};

const placedAt = ([x, y, turn]: RectangleProps["at"]) =>
  `translate(${Math.round(x)} ${Math.round(-y)}) rotate(${Math.round(-turn)})`;

function Rectangle({ className, at, length, width }: RectangleProps) {
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
