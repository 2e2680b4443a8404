import { type Body, place } from "../kernel/body.ts";
import { box } from "../kernel/loft.ts";
import type { Material } from "../kernel/palette.ts";
import { plainLoad, wrapped } from "./load.ts";
import { plainPallet } from "./pallet.ts";
import { wire } from "./wire.ts";

export type Rack = {
  readonly bays: number;
  /** Heights of the beams, in metres; loads also stand on the floor. */
  readonly levels: readonly number[];
  readonly height: number;
  readonly seed?: number;
  /** Braces are drawn; left out far away. */
  readonly braced?: boolean;
};

const bay = 2.7;
const rackDepth = 1.1;

/** A row of pallet racking along x from the origin, 1.1 m deep along y. */
export function rack({ bays, levels, height, seed = 0, braced = true }: Rack): Body[] {
  const frames = Array.from({ length: bays + 1 }, (_, index) => frame(index * bay, height, braced));
  const beams = Array.from({ length: bays }, (_, index) =>
    levels.flatMap((z) =>
      [0.01, rackDepth - 0.06].map((y) =>
        box([index * bay + 0.1, y, z - 0.12], [bay - 0.1, 0.05, 0.12], "beam", {
          weight: "fine",
          light: true,
        }),
      ),
    ),
  );
  const loads = Array.from({ length: bays }, (_, index) =>
    [0, ...levels].flatMap((z, level) =>
      [0, 1, 2].flatMap((slot) =>
        place(
          stored(seed + index * 13 + level * 5 + slot * 3),
          [index * bay + 0.54 + slot * 0.86, rackDepth / 2, z],
          1,
        ),
      ),
    ),
  );
  return [...loads.flat(), ...beams.flat(), ...frames.flat()];
}

function frame(x: number, height: number, braced: boolean): Body[] {
  const posts = [0, rackDepth - 0.1].map((y) =>
    box([x, y, 0], [0.1, 0.1, height], "steel", { weight: "fine", light: true }),
  );
  const braces = braced
    ? Array.from({ length: Math.floor(height / 1.1) }, (_, step) => {
        const [from, to] = step % 2 === 0 ? [0.1, rackDepth - 0.1] : [rackDepth - 0.1, 0.1];
        return wire([x + 0.05, from, 0.3 + step * 1.1], [x + 0.05, to, 1.3 + step * 1.1]);
      })
    : [];
  return [...braces, ...posts];
}

const papers: readonly Material[] = ["card", "cardPale", "cardDeep", "card", "tote", "cardPale"];

/** A pallet in the rack; now and then a place is empty. */
function stored(number: number): Body[] {
  const mixed = (number * 7 + Math.floor(number / 3) * 5) % 23;
  if (mixed % 11 === 3) return [];
  const height = 0.74 + (mixed % 5) * 0.12;
  const load =
    mixed % 6 === 2
      ? wrapped([1.14, 0.76, height], false)
      : plainLoad([1.14, 0.76, height], [3, 2, 2 + (mixed % 3)], papers[mixed % 6] ?? "card");
  return [...plainPallet(), ...place(load, [0, 0, 0.144])];
}
