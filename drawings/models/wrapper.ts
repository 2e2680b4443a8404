import { type Body, place } from "../kernel/body.ts";
import { box, type On, stroke } from "../kernel/loft.ts";
import { post } from "../kernel/round.ts";
import type { Mark } from "../kernel/solid.ts";
import { wrapped } from "./load.ts";
import { pallet } from "./pallet.ts";

/** A pallet wrapper: turntable, mast and film; the pallet on it is being wrapped. */
export function wrapper(): Body[] {
  const film = (on: On): Mark[] => [{ outline: stroke(on, [0, 0.5], [1, 0.5]), open: true }];
  return [
    box([-0.95, -0.9, 0], [1.9, 1.8, 0.06], "graphite"),
    post([0, 0, 0.06], 0.84, 0.05, "steel"),
    ...place([...pallet(), ...place(wrapped([1.12, 0.76, 1.1]), [0, 0, 0.144])], [0, 0, 0.11]),
    box([0.86, 0.78, 0.06], [0.34, 0.34, 2.3], "green", {
      sides: {
        0: (on) => [
          { outline: stroke(on, [0.3, 0.04], [0.3, 0.96]), open: true },
          { outline: stroke(on, [0.7, 0.04], [0.7, 0.96]), open: true },
        ],
      },
    }),
    box([0.8, 0.5, 0.62], [0.24, 0.28, 0.66], "steel", { weight: "fine", sides: { 0: film } }),
    post([0.76, 0.4, 0.68], 0.09, 0.54, "wrap", { weight: "fine" }),
    box([0.9, 0.82, 2.36], [0.26, 0.26, 0.1], "graphite", { light: true }),
  ];
}
