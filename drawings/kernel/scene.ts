import type { Body } from "./body.ts";
import type { View } from "./camera.ts";
import type { Material } from "./palette.ts";
import type { Mark } from "./solid.ts";

/** How near something is: the far is drawn in thin pale lines. */
export type Depth = "near" | "middle" | "far";

/** Bodies that belong together: one outline, one shadow, one depth. */
export type Group = {
  readonly bodies: readonly Body[];
  readonly depth?: Depth;
  /** A heavy line round the whole. */
  readonly outlined?: boolean;
  readonly shadow?: boolean;
};

export type Scene = {
  readonly width: number;
  readonly height: number;
  readonly view: View;
  /** The width of an edge, in units of the sheet. */
  readonly pen: number;
  readonly ground: Material | null;
  /** Painted on the floor before anything stands on it, in this order. */
  readonly floor: readonly Mark[];
  readonly groups: readonly Group[];
};
