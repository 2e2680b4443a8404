import type { ProductName } from "../vehicles.ts";

/** Vehicles of each kind. */
export type Fleet = readonly { vehicle: ProductName; count: number }[];

/** Vehicles of all kinds, or of each of a plan's kinds. */
export type Counts = number | readonly number[];

/** Vehicles of a fleet together. */
export const totalOf = (fleet: Fleet): number => fleet.reduce((sum, { count }) => sum + count, 0);

/** A sized fleet's vehicles; of several kinds, of each, and for the same fleet the same list. Undefined where there is none. */
export function countsFrom(fleet: Fleet | null | undefined): Counts | undefined {
  if (!fleet) return undefined;
  const known = counted.get(fleet) ?? (fleet.length === 1 ? totalOf(fleet) : fleet.map(({ count }) => count));
  counted.set(fleet, known);
  return known;
}

const counted = new WeakMap<Fleet, Counts>();
