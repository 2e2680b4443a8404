import type { Tone } from "../kernel/ink.ts";
import type { Material } from "../kernel/palette.ts";
import { materialsByNumber } from "./model-palette.ts";
import type { Raster } from "./raster.ts";
import type { Draft, Regions } from "./regions.ts";

export function merged(
  { width }: Raster,
  of: Int32Array,
  list: Draft[],
  smallest: number,
  thinnest: number,
): Regions {
  const border = (a: number, b: number) => {
    const [one, other] = [list[a] as Draft, list[b] as Draft];
    one.borders.set(b, (one.borders.get(b) ?? 0) + 1);
    other.borders.set(a, (other.borders.get(a) ?? 0) + 1);
  };
  for (let at = 0; at < of.length; at++) {
    const [here, right, below] = [of[at] as number, of[at + 1] as number, of[at + width] as number];
    if (here !== right && at % width < width - 1) border(here, right);
    if (here !== below && at + width < of.length) border(here, below);
  }
  const into = list.map((_, index) => index);
  const order = list
    .map((_, index) => index)
    .sort((a, b) => (list[a] as Draft).area - (list[b] as Draft).area);
  const find = (index: number): number => {
    let root = index;
    while (into[root] !== root) root = into[root] as number;
    return root;
  };
  for (let pass = 0; pass < 3; pass++)
    for (const index of order) {
      if (find(index) !== index) continue;
      const draft = list[index] as Draft;
      const length = [...draft.borders.values()].reduce((sum, each) => sum + each, 0);
      const floor = isFloor(draft);
      if (draft.area >= smallest && (floor || (2 * draft.area) / length >= thinnest)) continue;
      const target = best(draft, list);
      if (target === undefined) continue;
      absorb(index, target, list, into);
    }
  const roots = [...new Set(list.map((_, index) => find(index)))];
  const number = new Map(roots.map((root, index) => [root, index]));
  const final = Int32Array.from(list, (_, index) => number.get(find(index)) as number);
  for (let at = 0; at < of.length; at++) of[at] = final[of[at] as number] as number;
  return {
    of,
    list: roots.map((root) => {
      const { paint, area } = list[root] as Draft;
      return { material: materialsByNumber[paint >> 2] as Material, tone: (paint & 3) as Tone, area };
    }),
  };
}

const isFloor = ({ paint }: Draft) => paint >> 2 < 2;

/** The neighbour with the longest border; part of a vehicle never becomes floor while it borders on another part. */
function best(draft: Draft, list: readonly Draft[]): number | undefined {
  let found: number | undefined;
  let longest = 0;
  for (const [index, length] of draft.borders) {
    const worth = isFloor(list[index] as Draft) !== isFloor(draft) ? length / 1000 : length;
    if (worth > longest) [found, longest] = [index, worth];
  }
  return found;
}

function absorb(index: number, target: number, list: readonly Draft[], into: number[]): void {
  const [small, large] = [list[index] as Draft, list[target] as Draft];
  into[index] = target;
  large.area += small.area;
  large.borders.delete(index);
  for (const [other, length] of small.borders) {
    if (other === target) continue;
    const neighbour = list[other] as Draft;
    neighbour.borders.delete(index);
    neighbour.borders.set(target, (neighbour.borders.get(target) ?? 0) + length);
    large.borders.set(other, (large.borders.get(other) ?? 0) + length);
  }
}
