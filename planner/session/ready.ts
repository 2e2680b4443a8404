import type { ProductName } from "../vehicles.ts";

type Rectangle = { length: number; width: number };

/** A floor with its fleet, ready to run. Lengths in mm. */
export type Ready = {
  /** Of all kinds. */
  vehicles: number;
  kinds: readonly { product: ProductName; empty: Rectangle }[];
  /** The index of each vehicle's kind. */
  kindOf: readonly number[];
  /** By flow: the rectangle of vehicle and load. */
  loaded: readonly Rectangle[];
  /** Doors by lane, with the time that each takes to open, ms. */
  doors: readonly { lane: number; opens: number }[];
};

/** The rectangle of a vehicle, with the load of a flow; -1: empty. */
export function rectangleOf({ loaded, kinds, kindOf }: Ready, vehicle: number, flow: number): Rectangle {
  return loaded[flow] ?? kinds[kindOf[vehicle] ?? 0]?.empty ?? { length: 0, width: 0 };
}

/** The kind of a vehicle. */
export const productOf = ({ kinds, kindOf }: Ready, vehicle: number): ProductName | undefined =>
  kinds[kindOf[vehicle] ?? 0]?.product;

/** How many vehicles of each kind are ready. */
export const fleetIn = ({ kinds, kindOf }: Ready): { vehicle: ProductName; count: number }[] =>
  kinds.map(({ product }, kind) => ({
    vehicle: product,
    count: kindOf.filter((each) => each === kind).length,
  }));
