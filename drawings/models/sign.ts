import type { Body } from "../kernel/body.ts";
import { box } from "../kernel/loft.ts";
import type { Vector } from "../kernel/vector.ts";
import { writing } from "./glyphs.ts";

/** An aisle sign, a board of 1.1 × 1.1 m that faces -y, hung by its low corner. */
export function aisleSign(low: Vector, text: readonly string[]): Body[] {
  return [
    box(low, [1.1, 0.06, 1.1], "green", {
      light: true,
      sides: { 0: (on) => writing(on, text, [0.2, 0.24, 0.8, 0.76], "lamp") },
    }),
  ];
}
