import { contour } from "../geometry/contour.ts";
import { cylinder } from "../geometry/lathe.ts";
import { box, slab } from "../geometry/loft.ts";
import { Part } from "../geometry/part.ts";
import type { Kit } from "../kit.ts";

/** Clear height of a EUR pallet above the floor its forks find, and the spread that fits its openings. */
export const palletEntry = { underBoards: 0.122, spread: 0.187 };

export type ForkSize = {
  /** length of the blade from heel to tip */
  length: number;
  width: number;
  /** height of the upright behind the load */
  shank: number;
  /** solid tapered blades, as on counterbalanced trucks; otherwise channels that close over outriggers */
  forged?: boolean;
};

/** A pair of forks on a carriage with a load guard; blades' top on y = 0, heels' front on x = 0, tips towards -x. */
export function forkCarriage(kit: Kit, size: ForkSize, guard: number): Part {
  const { materials: m } = kit;
  const part = new Part("forks");
  for (const z of [-palletEntry.spread, palletEntry.spread]) {
    if (size.forged)
      part.add(m.forkSteel, slab(taper(size), -size.width / 2, size.width / 2, 0.006, "z"), [0, 0, z]);
    else channelBlade(kit, part, size, z);
    part.add(m.forkSteel, box(0.045, size.shank + 0.05, size.width * 0.9, 0.006), [
      0.022,
      size.shank / 2 - 0.025,
      z,
    ]);
    part.add(m.yellow, box(0.06, 0.0016, size.width * 0.5, 0.0006), [-size.length + 0.1, 0.0006, z]);
    for (const y of [0.12, size.shank - 0.08])
      part.add(m.darkSteel, cylinder(0.012, -0.006, 0.002, 0.002, { axis: "x", around: 6 }), [-0.002, y, z]);
  }
  for (const y of [0.1, size.shank - 0.06]) part.add(m.graphite, box(0.04, 0.1, 0.66, 0.006), [0.06, y, 0]);
  for (const side of [-1, 1])
    part.add(m.graphite, box(0.05, size.shank, 0.05, 0.006), [0.085, size.shank / 2, side * 0.27]);
  loadGuard(kit, part, guard);
  return part;
}

function channelBlade({ materials: m }: Kit, part: Part, size: ForkSize, z: number): void {
  part.add(m.forkSteel, slab(blade(size), -0.011, 0, 0.003), [0, 0, z]);
  for (const side of [-1, 1]) {
    part.add(m.forkSteel, slab(cheek(size), -0.006, 0.006, 0.002, "z"), [
      0,
      0,
      z + side * (size.width / 2 - 0.007),
    ]);
  }
}

function loadGuard({ materials: m }: Kit, part: Part, height: number): void {
  const [from, width] = [0.02, 0.74];
  for (const side of [-1, 1])
    part.add(m.graphite, box(0.03, height - from, 0.04, 0.006), [
      0.02,
      (height + from) / 2,
      (side * width) / 2,
    ]);
  for (const y of [height - 0.02, height * 0.55])
    part.add(m.graphite, box(0.026, 0.036, width, 0.006), [0.02, y, 0]);
  for (let i = -2; i <= 2; i++)
    part.add(m.graphite, box(0.014, height * 0.45, 0.014, 0.003), [0.022, height * 0.76, i * 0.115]);
}

function blade({ length, width }: ForkSize) {
  const w = width / 2;
  return contour(
    [
      [-length, -w * 0.5],
      [-length + 0.12, -w],
      [0.04, -w],
      [0.04, w],
      [-length + 0.12, w],
      [-length, w * 0.5],
    ],
    [0.03, 0.05, 0.002, 0.002, 0.05, 0.03],
    4,
  );
}

function cheek({ length }: ForkSize) {
  return contour(
    [
      [-length + 0.1, -0.004],
      [0.04, -0.004],
      [0.04, -0.056],
      [-length + 0.24, -0.052],
    ],
    [0.002, 0.002, 0.004, 0.02],
    3,
  );
}

function taper({ length }: ForkSize) {
  return contour(
    [
      [-length, -0.006],
      [-length, -0.014],
      [-length + 0.5, -0.042],
      [0.045, -0.045],
      [0.045, 0.02],
      [-0.001, 0.02],
      [-0.001, 0],
    ],
    [0.003, 0.006, 0.3, 0.02, 0.004, 0.004, 0.012],
    4,
  );
}
