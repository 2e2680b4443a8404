import type { Tone } from "../kernel/ink.ts";
import type { Material } from "../kernel/palette.ts";
import type { Vector } from "../kernel/vector.ts";
import type { Raster } from "./raster.ts";

/** Connected pixels of one material and tone. */
export type Region = { readonly material: Material; readonly tone: Tone; readonly area: number };
export type Regions = { readonly of: Int32Array; readonly list: readonly Region[] };

/** The drawings' material for each of the model's; graphite for those not listed. */
const palette: Readonly<Record<string, Material>> = {
  shell: "shell",
  band: "green",
  signal: "signal",
  led: "signal",
  ledWhite: "lamp",
  gap: "rubber",
  rubber: "rubber",
  foam: "rubber",
  polyurethane: "rubber",
  gloss: "glass",
  lens: "glass",
  magnet: "graphite",
  steel: "steel",
  chrome: "steel",
  galvanised: "steel",
  aluminium: "steel",
  steelBlank: "steel",
  wood0: "wood",
  wood1: "wood",
  wood2: "wood",
  card0: "card",
  card1: "cardPale",
  card2: "cardDeep",
  cardWhite: "cardPale",
  tape: "cardPale",
  paper: "lamp",
  crateGreen: "tote",
  crateGrey: "tote",
};

/** The drawings' material for a model's material. */
export const materialOf = (name: string): Material => palette[name] ?? "graphite";

/** Divides the picture into regions, and merges those too small to draw into the neighbour with the longest border. */
export function regions(seen: Raster, smallest: number, thinnest: number): Regions {
  const paint = painted(seen);
  const { of, list } = connected(seen, paint);
  return merged(seen, of, list, smallest, thinnest);
}

/** Paint of each pixel; ground and shadow count as two more materials. */
function painted({ nearest, shadow, triangles, eye }: Raster): Uint8Array {
  const ofTriangle = triangles.normal.map((normal, index) => {
    const material = materialOf(triangles.material[index] ?? "");
    return (materialsByNumber.indexOf(material) << 2) | toneOf(normal, eye.right);
  });
  const paint = new Uint8Array(nearest.length);
  for (let at = 0; at < paint.length; at++) {
    const triangle = nearest[at] as number;
    paint[at] = triangle < 0 ? (shadow[at] as number) << 2 : (ofTriangle[triangle] as number);
  }
  return paint;
}

const materialsByNumber: readonly Material[] = [
  ...new Set<Material>(["ground", "shadow", "graphite", ...Object.values(palette)]),
];

/** The light comes from the upper left, over the shoulder. */
function toneOf(normal: Vector, right: Vector): Tone {
  const along = normal[0] * right[0] + normal[1] * right[1];
  const towards = normal[0] * right[1] - normal[1] * right[0];
  const light = 0.85 * normal[2] - 0.45 * along + 0.3 * towards;
  if (light > 0.62) return 0;
  if (light > 0.36) return 1;
  return light > 0.06 ? 2 : 3;
}

type Draft = { paint: number; area: number; borders: Map<number, number> };

/** Neighbouring pixels are connected if they have the same paint and neither is clearly in front of the other. */
function connected({ width, height, depth, nearest }: Raster, paint: Uint8Array) {
  const of = new Int32Array(width * height).fill(-1);
  const list: Draft[] = [];
  const stack: number[] = [];
  const visit = (at: number, to: number) => {
    if (of[to] !== -1 || paint[to] !== paint[at]) return;
    const apart = Math.abs((depth[to] as number) - (depth[at] as number));
    if ((nearest[at] as number) >= 0 && apart > jump) return;
    of[to] = of[at] as number;
    stack.push(to);
  };
  for (let start = 0; start < of.length; start++) {
    if (of[start] !== -1) continue;
    const index = list.push({ paint: paint[start] as number, area: 0, borders: new Map() }) - 1;
    const draft = list[index] as Draft;
    of[start] = index;
    stack.push(start);
    while (stack.length > 0) {
      const at = stack.pop() as number;
      draft.area++;
      const column = at % width;
      if (column > 0) visit(at, at - 1);
      if (column < width - 1) visit(at, at + 1);
      if (at >= width) visit(at, at - width);
      if (at + width < of.length) visit(at, at + width);
    }
  }
  return { of, list };
}

/** In pixels of depth: even a face seen at a grazing angle changes by less than this from one pixel to the next. */
const jump = 9;

function merged(
  { width }: Raster,
  of: Int32Array,
  list: Draft[],
  smallest: number,
  thinnest: number,
): Regions {
  const border = (a: number, b: number) => {
    if (a === b) return;
    const [one, other] = [list[a] as Draft, list[b] as Draft];
    one.borders.set(b, (one.borders.get(b) ?? 0) + 1);
    other.borders.set(a, (other.borders.get(a) ?? 0) + 1);
  };
  for (let at = 0; at < of.length; at++) {
    if (at % width < width - 1) border(of[at] as number, of[at + 1] as number);
    if (at + width < of.length) border(of[at] as number, of[at + width] as number);
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
  const final = of.map((index) => number.get(find(index)) as number);
  return {
    of: final,
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
