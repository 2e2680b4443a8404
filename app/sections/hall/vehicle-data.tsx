import type { State } from "#planner/traffic/moves.ts";
import type { ProductName } from "#vehicles/index.ts";

type VehicleDataProps = {
  delivered: number;
  /** Where each is, m of the plan. */
  vehicles: readonly {
    id: number;
    product?: ProductName | undefined;
    state: State;
    x: number;
    y: number;
  }[];
};

/** For programs, which can't read a canvas. */
export function VehicleData({ delivered, vehicles }: VehicleDataProps) {
  return (
    <ul hidden data-delivered={delivered}>
      {vehicles.map(({ id, product, x, y, state }) => (
        <li
          key={id}
          data-vehicle={id + 1}
          data-product={product}
          data-x={x.toFixed(2)}
          data-y={y.toFixed(2)}
          data-state={state}
        />
      ))}
    </ul>
  );
}
