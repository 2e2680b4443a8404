import type { Object3D } from "three";
import type { View } from "../kernel/camera.ts";
import type { Point } from "../kernel/vector.ts";
import { borderKind } from "../traced/border-kind.ts";
import { chains } from "../traced/chains.ts";
import { extent } from "../traced/place-of.ts";
import { type Raster, raster } from "../traced/raster.ts";
import { regions } from "../traced/regions.ts";

type ViewName = "side" | "front" | "plan";

/**
 * An orthogonal view of a vehicle, in millimetres: x to the right (from the turning centre if it is along the vehicle,
 * from the centre line if it is across), y up (from the floor, or to the vehicle's left). Hidden lines are left out.
 */
export type DrawnView = {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
  readonly outlines: readonly Line[];
  readonly edges: readonly Line[];
  /** Closed outlines of the whole: its silhouette. */
  readonly silhouette: readonly Line[];
};
type Line = readonly Point[];

/** The direction of each view; all but the front show the vehicle's front on the right. */
const angles = {
  side: { azimuth: -90, elevation: 0 },
  front: { azimuth: 0, elevation: 0 },
  plan: { azimuth: -90, elevation: 90 },
} as const satisfies Record<ViewName, Pick<View, "azimuth" | "elevation">>;

/** Pixels for each metre, and free pixels at the edges. */
const [fine, rim] = [500, 12];

/**
 * Draws one view of a model (metres, y up, front towards +x).
 * @param origin of the drawing, metres along the model: its turning centre; 0 for the front
 */
export function drawnView(model: Object3D, name: ViewName, origin: number): DrawnView {
  const plain = { ...angles[name], scale: fine, target: [0, 0, 0], at: [0, 0] } as const;
  model.updateMatrixWorld(true);
  const { low, high } = extent(model, plain);
  const at: Point = [rim - low[0], rim - low[1]];
  const width = Math.ceil(high[0] - low[0]) + 2 * rim;
  const height = Math.ceil(high[1] - low[1]) + 2 * rim;
  const seen = raster(model, { ...plain, at }, width, height, { shadows: false });
  const { of, list } = regions(seen, 60, 3);
  const ends = {
    left: (low[0] / fine - origin) * 1000,
    right: (high[0] / fine - origin) * 1000,
    bottom: (-high[1] / fine) * 1000,
    top: (-low[1] / fine) * 1000,
  };
  const toMillimetres = fitted(seen, ends);
  const borders = chains(of, width, height, 0.8);
  const lines = (kind: "outline" | "edge") =>
    borders
      .filter((border) => borderKind(border, list, seen) === kind)
      .map(({ points }) => points.map(toMillimetres));
  const solid = seen.nearest.map((triangle) => (triangle < 0 ? 0 : 1));
  return {
    ...ends,
    outlines: lines("outline"),
    edges: lines("edge"),
    silhouette: chains(solid, width, height, 0.8)
      .filter(({ left, right }) => left >= 0 && right >= 0)
      .map(({ points }) => points.map(toMillimetres)),
  };
}

type Ends = Pick<DrawnView, "left" | "right" | "bottom" | "top">;

/** Converts pixels to millimetres, so that the outermost pixels are exactly at the ends of the model. */
function fitted({ nearest, width }: Raster, { left, right, bottom, top }: Ends) {
  const low = [width, Number.POSITIVE_INFINITY] as [number, number];
  const high = [0, 0] as [number, number];
  for (let index = 0; index < nearest.length; index++) {
    if ((nearest[index] as number) < 0) continue;
    const column = index % width;
    const row = Math.floor(index / width);
    low[0] = Math.min(low[0], column);
    high[0] = Math.max(high[0], column + 1);
    low[1] = Math.min(low[1], row);
    high[1] = row + 1;
  }
  return ([x, y]: Point): Point => [
    tenth(left + ((x - low[0]) / (high[0] - low[0])) * (right - left)),
    tenth(top + ((y - low[1]) / (high[1] - low[1])) * (bottom - top)),
  ];
}

const tenth = (value: number) => Math.round(value * 10) / 10;
