import { ColumnHeads } from "#app/sections/column-heads/column-heads.tsx";
import { hallWords } from "#content/planner/hall.ts";
import { nameOnFloor } from "#vehicles/on-floor.ts";
import styles from "./hall.module.css";
import type { HallView } from "./hall-view.ts";
import tableStyles from "./vehicle-table.module.css";

type VehicleTableProps = {
  view: HallView;
  selected: number | undefined;
  onSelect: (id: number | undefined) => void;
};

/** Every vehicle as a table row; pressing its name chooses it. */
export function VehicleTable({ view, selected, onSelect }: VehicleTableProps) {
  return (
    <div className={styles.panel}>
      <h3>{hallWords.vehicles}</h3>
      <div className={tableStyles.scroll}>
        <table>
          <ColumnHeads columns={hallWords.columns} />
          <tbody>
            {view.vehicles.map(({ id, product, state, driven, battery, held }) => (
              <tr key={id} data-selected={id === selected || undefined}>
                <th scope="row">
                  <button
                    type="button"
                    aria-pressed={id === selected}
                    onClick={() => onSelect(id === selected ? undefined : id)}
                  >
                    {hallWords.vehicle(id)}
                  </button>
                  {product && <small>{nameOnFloor(product)}</small>}
                </th>
                <td>{held ? hallWords.heldBy[held] : hallWords.states[state]}</td>
                <td>{driven ? hallWords.order(driven.order) : hallWords.noOrder}</td>
                <td>{Math.round(battery * 100)}%</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
