import { type Body, place } from "../kernel/body.ts";
import { wrapped } from "./load.ts";
import { pallet } from "./pallet.ts";

/** A EUR pallet under stretch film. */
export function film(height = 1.1): Body[] {
  return [...pallet(), ...place(wrapped([1.14, 0.76, height]), [0, 0, 0.144])];
}
