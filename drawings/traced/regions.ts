import type { Tone } from "../kernel/ink.ts";
import type { Material } from "../kernel/palette.ts";
import type { Vector } from "../kernel/vector.ts";
import { merged } from "./merge.ts";
import { materialOf, materialsByNumber } from "./model-palette.ts";
import type { Raster } from "./raster.ts";

/** Connected pixels of one material and tone. */
export type Region = { readonly material: Material; readonly tone: Tone; readonly area: number };
export type Regions = { readonly of: Int32Array; readonly list: readonly Region[] };

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

/** The light comes from the upper left, over the shoulder. */
function toneOf(normal: Vector, right: Vector): Tone {
  const along = normal[0] * right[0] + normal[1] * right[1];
  const towards = normal[0] * right[1] - normal[1] * right[0];
  const light = 0.85 * normal[2] - 0.45 * along + 0.3 * towards;
  if (light > 0.62) return 0;
  if (light > 0.36) return 1;
  return light > 0.06 ? 2 : 3;
}

export type Draft = { paint: number; area: number; borders: Map<number, number> };

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
