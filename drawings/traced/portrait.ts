import type { Object3D } from "three";
import type { View } from "../kernel/camera.ts";
import { edgeStyle, fillStyle, type Style } from "../kernel/ink.ts";
import type { Material } from "../kernel/palette.ts";
import type { Shape } from "../kernel/svg.ts";
import type { Point } from "../kernel/vector.ts";
import { borderKind } from "./border-kind.ts";
import { type Chain, chains } from "./chains.ts";
import { type Raster, raster } from "./raster.ts";
import { type Region, regions } from "./regions.ts";
import { rings } from "./rings.ts";

/** How finely a drawing is made. */
export type Detail = {
  /** Pixels for each sheet unit, and steps for each unit to which points are rounded. */
  readonly pixels: number;
  readonly steps: number;
  /** Width of an edge, in sheet units. */
  readonly pen: number;
  /** Size in pixels of the smallest, and width of the thinnest, region that is drawn by itself. */
  readonly smallest: number;
  readonly thinnest: number;
};

/** For a vehicle on a sheet of its own. */
const large: Detail = { pixels: 1.5, steps: 1, pen: 2, smallest: 240, thinnest: 5 };

type Size = { readonly width: number; readonly height: number };

/**
 * A model in the site's drawing style: flat tones, a heavy outline round the whole, edges where two faces meet.
 * @param floor is painted below the model, over its shadow
 */
export function portrait(
  model: Object3D,
  view: View,
  { width, height }: Size,
  detail: Detail = large,
  floor: readonly Shape[] = [],
): Shape[] {
  const { pixels, steps } = detail;
  const finer = {
    ...view,
    scale: view.scale * pixels,
    at: [view.at[0] * pixels, view.at[1] * pixels] as const,
  };
  const seen = raster(model, finer, width * pixels, height * pixels);
  const { of, list } = regions(seen, detail.smallest, detail.thinnest);
  const borders = chains(of, seen.width, seen.height, 1.5);
  const styles = borders.map((border) => styleBetween(border, list, seen, detail));
  const edged = list.map(() => true);
  borders.forEach(({ left, right }, index) => {
    if (!styles[index]) for (const side of [left, right]) edged[side] = false;
  });
  const written = (pixel: number) => Math.round((pixel / pixels) * steps) / steps;
  const onSheet = (shape: Shape) => ({
    ...shape,
    outline: shape.outline.map(([x, y]): Point => [written(x), written(y)]),
  });
  const areas = fills(borders, list, edged, detail).map(onSheet);
  const { fill: shadow } = fillStyle("shadow");
  const [shadows, bodies] = [true, false].map((dark) =>
    areas.filter(({ style }) => (style.fill?.[0] === shadow?.[0]) === dark),
  );
  return [...(shadows ?? []), ...floor, ...(bodies ?? []), ...lines(borders, styles, edged).map(onSheet)];
}

/** Fills each region, closed from the borders shared with its neighbours; with an edge if that goes all round. */
function fills(
  borders: readonly Chain[],
  list: readonly Region[],
  edged: readonly boolean[],
  { pen }: Detail,
): Shape[] {
  const sides = list.map((): Point[][] => []);
  for (const { points, left, right } of borders) {
    sides[left]?.push([...points]);
    sides[right]?.push(points.toReversed());
  }
  const shapes = list.flatMap(({ material, tone }, index) => {
    if (material === "ground") return [];
    const plain = fillStyle(material, tone);
    const style: Style = edged[index]
      ? { ...lineOn(material, pen), fill: plain.fill }
      : { ...plain, stroke: plain.fill, width: 0.6 };
    return rings(sides[index] ?? []).map((outline) => ({ outline, open: false, style }));
  });
  return shapes.sort((a, b) => a.style.width - b.style.width);
}

const lineOn = (material: Material, pen: number) =>
  edgeStyle(material, cardboard.has(material) ? "fine" : "edge", pen);

/** Draws the borders that the edges of their two regions don't draw already. */
function lines(
  borders: readonly Chain[],
  styles: readonly (Style | undefined)[],
  edged: readonly boolean[],
): Shape[] {
  const drawn = borders.flatMap(({ points, left, right }, index) => {
    const style = styles[index];
    if (!style || (edged[left] && edged[right])) return [];
    return [{ outline: points, open: true, style }];
  });
  return drawn.sort((a, b) => b.style.width - a.style.width);
}

/** The line between two regions; none if a rounded surface continues, or if both sides are floor. */
function styleBetween(
  { points, left, right }: Chain,
  list: readonly Region[],
  seen: Raster,
  { pen }: Detail,
): Style | undefined {
  const [a, b] = [list[left], list[right]];
  const kind = borderKind({ points, left, right }, list, seen);
  if (!a || !b || kind === "none") return undefined;
  if (kind === "outline") return edgeStyle("graphite", "heavy", pen * 0.75);
  if (a.material === b.material) return lineOn(a.material, pen);
  return lineOn(a.material === "shell" || b.material === "shell" ? "shell" : "graphite", pen);
}

const cardboard = new Set<Material>(["card", "cardPale", "cardDeep", "wood", "steel", "rubber"]);
