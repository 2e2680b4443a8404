import { ColumnHeads } from "#app/sections/column-heads/column-heads.tsx";
import { type FloorBox, floorBox } from "#app/sections/floor-drawing/floor-box.ts";
import { FloorDrawing, numbersOf } from "#app/sections/floor-drawing/floor-drawing.tsx";
import { sandboxPageWords } from "#content/planner/sandbox.ts";
import type { Floor } from "#planner/floor/floor.ts";
import type { ShownVehicle } from "#server/page-input.ts";
import { Alert } from "#ui/alert/alert.tsx";
import styles from "./sandbox.module.css";
import type { LiveState } from "./use-moment.ts";

const { hall: words, ended } = sandboxPageWords;

type MovingHallProps = {
  /** The address of this page. */
  again: string;
  floor: Floor;
  vehicles: readonly ShownVehicle[];
  state: LiveState;
  /** When the sandbox ends. */
  ends: string;
};

/** The floor with the vehicles where the server has them, and beside it the same as a table. */
export function MovingHall({ again, floor, vehicles, state, ends }: MovingHallProps) {
  const numbers = numbersOf(floor);
  const box: FloorBox = floorBox(floor);
  return (
    <div data-live="" className={styles.hall}>
      {typeof state === "object" && <Alert tone="error">{ended.live(state.ended)}</Alert>}
      <FloorDrawing
        floor={floor}
        label={words.alt(vehicles.length)}
        numbers={numbers}
        below={
          <ol className={styles.places}>
            {[...numbers].map(([name, number]) => (
              <li key={name}>
                <b>{number}</b> {name}
              </li>
            ))}
          </ol>
        }
      >
        <svg
          className={styles.moving}
          viewBox={`${box.left} ${-box.top} ${box.width} ${box.height}`}
          aria-hidden="true"
        >
          {vehicles.map(({ name, own, x, y, turn, length, width }) => (
            <rect
              key={name}
              data-vehicle={name}
              className={own ? styles.vehicle : styles.stranger}
              style={{ transform: `translate(${x}px, ${-y}px) rotate(${-turn}deg)` }}
              x={-length / 2}
              y={-width / 2}
              width={length}
              height={width}
            />
          ))}
        </svg>
      </FloorDrawing>
      <div className={styles.said}>
        <p role="status" className={styles.note}>
          {typeof state === "string" && words.states[state]}
        </p>
        <noscript>
          <p>
            {words.noScript} <a href={again}>{words.again}</a>
          </p>
        </noscript>
        <table className={styles.table}>
          <caption>{words.caption}</caption>
          <ColumnHeads columns={words.columns} />
          <tbody>
            {vehicles.map(({ name, doing, node, order }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{words.doing[doing]}</td>
                <td>{node || words.none}</td>
                <td>{order || words.none}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {vehicles.some(({ own }) => !own) && <p className={styles.note}>{words.strangers}</p>}
        <p className={styles.note}>{ends}</p>
      </div>
    </div>
  );
}
