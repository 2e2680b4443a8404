import type { Material } from "../kernel/palette.ts";
import type { Point } from "../kernel/vector.ts";
import type { Chain } from "./chains.ts";
import type { Raster } from "./raster.ts";
import type { Region } from "./regions.ts";

/** Kind of a border: the model's outline, an edge on it, or none if floor or a rounded surface continues. */
export function borderKind(
  { points, left, right }: Chain,
  list: readonly Region[],
  seen: Raster,
): "outline" | "edge" | "none" {
  const [a, b] = [list[left], list[right]];
  if (!a || !b) return "none";
  const floors = [a, b].filter(({ material }) => floor.has(material)).length;
  if (floors > 0) return floors === 1 ? "outline" : "none";
  return a.material === b.material && smooth(points, seen) ? "none" : "edge";
}

const floor = new Set<Material>(["ground", "shadow"]);

/** Whether a rounded surface continues across the border, so that only its tone changes. */
function smooth(points: readonly Point[], seen: Raster): boolean {
  let bent = 0;
  let samples = 0;
  for (let index = 0; index + 1 < points.length; index++) {
    const [a, b] = [points[index] as Point, points[index + 1] as Point];
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    const across = [(b[1] - a[1]) / length, -(b[0] - a[0]) / length] as const;
    for (let along = 0.5; along < length; along += 3) {
      const middle = [
        a[0] + ((b[0] - a[0]) * along) / length,
        a[1] + ((b[1] - a[1]) * along) / length,
      ] as const;
      const [one, other] = [-2.5, 2.5].map((k) =>
        pixel(seen, middle[0] + across[0] * k, middle[1] + across[1] * k),
      );
      samples++;
      if (one === undefined || other === undefined || angle(one, other, seen) || step(one, other, seen))
        bent++;
    }
  }
  return bent * 2 < samples;
}

function pixel({ width, height, nearest }: Raster, x: number, y: number): number | undefined {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  if (column < 0 || row < 0 || column >= width || row >= height) return undefined;
  const at = row * width + column;
  return (nearest[at] as number) < 0 ? undefined : at;
}

function angle(one: number, other: number, { nearest, triangles }: Raster): boolean {
  const [a, b] = [triangles.normal[nearest[one] as number], triangles.normal[nearest[other] as number]];
  return !a || !b || a[0] * b[0] + a[1] * b[1] + a[2] * b[2] < 0.9;
}

const step = (one: number, other: number, { depth }: Raster) =>
  Math.abs((depth[one] as number) - (depth[other] as number)) > 30;
