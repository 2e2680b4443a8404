import { type Body, place } from "../kernel/body.ts";
import { cartons, wrapped } from "./load.ts";
import { pallet } from "./pallet.ts";

/** A EUR pallet with its cartons, standing on z = 0. */
export function goods(seed = 0, layers = 3, missing = 0): Body[] {
  const load = cartons({ count: [3, 2, layers], size: [1.14, 0.76, layers * 0.29], seed, missing });
  return [...pallet(), ...place(load, [0, 0, 0.144])];
}

/** A EUR pallet under stretch film. */
export function film(height = 1.1): Body[] {
  return [...pallet(), ...place(wrapped([1.14, 0.76, height]), [0, 0, 0.144])];
}

/** Empty pallets, one on another. */
export function palletStack(count: number): Body[] {
  return Array.from({ length: count }, (_, index) => place(pallet(), [0, 0, index * 0.144])).flat();
}
