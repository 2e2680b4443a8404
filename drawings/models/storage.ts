import type { Body } from "../kernel/body.ts";
import { place } from "../kernel/body.ts";
import { box, type On, patch, stroke } from "../kernel/loft.ts";
import type { Mark } from "../kernel/solid.ts";
import { plainLoad } from "./load.ts";
import { plainPallet } from "./pallet.ts";

/** A stacker crane between two racks, on a rail along y: mast, foot, lifting carriage with a pallet. */
export function stackerCrane(height: number, carriage: number): Body[] {
  const ladder = (on: On): Mark[] =>
    Array.from(
      { length: 11 },
      (_, index): Mark => ({
        outline: stroke(on, [0.2, (index + 1) / 12], [0.8, (index + 1) / 12]),
        open: true,
      }),
    );
  return [
    box([-0.3, -1.4, 0.06], [0.6, 2.8, 0.24], "graphite"),
    box([-0.16, 0.9, 0.3], [0.32, 0.36, height - 0.3], "green", { sides: { 0: ladder, 1: ladder } }),
    box([-0.5, -0.9, carriage], [1, 1.8, 0.12], "steel"),
    ...place(
      [...plainPallet(), ...place(plainLoad([1.14, 0.76, 0.9], [3, 2, 3], "card"), [0, 0, 0.144])],
      [0, -0.1, carriage + 0.12],
    ),
    box([-0.2, -1.25, 0.3], [0.4, 0.4, 1.1], "steel", {
      sides: { 0: (on) => [{ outline: patch(on, 0.2, 0.5, 0.8, 0.84), material: "glass", weight: "fine" }] },
    }),
  ];
}
