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

/**
 * Neighbouring pixels are connected if they have the same paint and neither is clearly in front of the other. Regions
 * are numbered by their first pixel, row by row.
 */
function connected({ width, height, depth, nearest }: Raster, paint: Uint8Array) {
  /** Of each pixel, an earlier one of its region; the first one leads to itself. */
  const earlier = new Int32Array(width * height);
  const firstOf = (at: number) => {
    let first = at;
    while (earlier[first] !== first) first = earlier[first] as number;
    return first;
  };
  const isOneWith = (at: number, other: number) =>
    paint[other] === paint[at] &&
    ((nearest[at] as number) < 0 || Math.abs((depth[other] as number) - (depth[at] as number)) <= jump);
  for (let at = 0; at < earlier.length; at++) {
    let first = at % width > 0 && isOneWith(at, at - 1) ? (earlier[at - 1] as number) : at;
    if (at >= width && isOneWith(at, at - width)) {
      const above = firstOf(at - width);
      earlier[Math.max(first, above)] = Math.min(first, above);
      first = Math.min(first, above);
    }
    earlier[at] = first;
  }
  const of = new Int32Array(width * height);
  const list: Draft[] = [];
  for (let at = 0; at < of.length; at++) {
    const first = firstOf(at);
    of[at] =
      first === at
        ? list.push({ paint: paint[at] as number, area: 0, borders: new Map() }) - 1
        : (of[first] as number);
    (list[of[at] as number] as Draft).area++;
  }
  return { of, list };
}

/** In pixels of depth: even a face seen at a grazing angle changes by less than this from one pixel to the next. */
const jump = 9;
