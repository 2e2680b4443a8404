import type { On } from "../kernel/loft.ts";
import type { Material } from "../kernel/palette.ts";
import type { Mark, Weight } from "../kernel/solid.ts";

/** Strokes of the few signs that stand on walls and floors, each in a box of 1 × 1. */
const strokes: Readonly<Record<string, readonly (readonly (readonly [number, number])[])[]>> = {
  A: [
    [
      [0, 0],
      [0.5, 1],
      [1, 0],
    ],
    [
      [0.2, 0.38],
      [0.8, 0.38],
    ],
  ],
  B: [
    [
      [0, 0],
      [0, 1],
      [0.7, 1],
      [0.92, 0.84],
      [0.92, 0.68],
      [0.7, 0.54],
      [0, 0.54],
    ],
    [
      [0.7, 0.54],
      [1, 0.38],
      [1, 0.16],
      [0.76, 0],
      [0, 0],
    ],
  ],
  C: [
    [
      [1, 0.8],
      [0.76, 1],
      [0.24, 1],
      [0, 0.8],
      [0, 0.2],
      [0.24, 0],
      [0.76, 0],
      [1, 0.2],
    ],
  ],
  D: [
    [
      [0, 0],
      [0, 1],
      [0.66, 1],
      [1, 0.72],
      [1, 0.28],
      [0.66, 0],
      [0, 0],
    ],
  ],
  M: [
    [
      [0, 0],
      [0, 1],
      [0.5, 0.45],
      [1, 1],
      [1, 0],
    ],
  ],
  "1": [
    [
      [0.15, 0.78],
      [0.55, 1],
      [0.55, 0],
    ],
  ],
  "2": [
    [
      [0, 0.78],
      [0.24, 1],
      [0.76, 1],
      [1, 0.8],
      [1, 0.6],
      [0, 0],
      [1, 0],
    ],
  ],
  "3": [
    [
      [0, 0.86],
      [0.24, 1],
      [0.76, 1],
      [0.96, 0.82],
      [0.96, 0.68],
      [0.7, 0.54],
      [0.4, 0.54],
    ],
    [
      [0.7, 0.54],
      [1, 0.36],
      [1, 0.18],
      [0.76, 0],
      [0.24, 0],
      [0, 0.14],
    ],
  ],
  bolt: [
    [
      [0.62, 1],
      [0.15, 0.45],
      [0.85, 0.55],
      [0.38, 0],
    ],
  ],
};

/** Writes a sign on a face, from `u0, v0` to `u1, v1`, as lines in a material's colour. */
export function writing(
  on: On,
  text: readonly string[],
  [u0, v0, u1, v1]: readonly [number, number, number, number],
  material: Material,
  weight: Weight = "heavy",
): Mark[] {
  const gap = 0.35;
  const width = (u1 - u0) / (text.length + gap * (text.length - 1));
  return text.flatMap((sign, index) =>
    (strokes[sign] ?? []).map(
      (line): Mark => ({
        outline: line.map(
          ([x, y]) => [on(u0 + (index * (1 + gap) + x) * width, v0 + y * (v1 - v0))] as const,
        ),
        open: true,
        material,
        weight,
      }),
    ),
  );
}
