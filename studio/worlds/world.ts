import type { Object3D, Scene, Texture } from "three";

/** A building with its own walls, floor, lamps and weather, lit by rays: see ray/render.py. */
export type World = {
  scene: Scene;
  /** by the name of the object that it covers */
  floors: Readonly<Record<string, Floor>>;
  light: Light;
  look: Look;
  /** what keeps the sun off things that move, in films: walls, roof and racks as plain shapes */
  shade?: Object3D;
  /** named points that a page may mark */
  anchors: ReadonlyMap<string, Object3D>;
};

/** What is painted on a floor. */
export type FloorMarkings = {
  map: Texture;
  /** the rectangle that the map covers */
  x: number;
  z: number;
  width: number;
  depth: number;
};

/** What a floor is made of: two colours that clouds mix, and how it has aged. */
export type Floor = {
  colours: readonly [string, string];
  /** from the smoothest to the roughest place, 0 to 1 */
  roughness: readonly [number, number];
  /** how dark stains are */
  stains?: number;
  /** a grid of joints: its sizes along x and z in metres */
  joints?: readonly [number, number];
  jointWidth?: number;
  jointColour?: string;
  bump?: number;
  /** share of the floor under water, 0 to 1 */
  wet?: number;
  paint?: FloorMarkings;
};

type Light = {
  /** degrees from +x towards +z, and above the ground */
  sun?: { around: number; up: number; strength: number; colour: string; wide: number };
  /** `seenOnly`: the camera and mirrors see the sky, but it lights nothing; lamps in the openings do */
  sky: { colour: string; horizon?: string; strength: number; seenOnly?: boolean };
  lamps: readonly Lamp[];
};

/** A rectangle that sheds light towards one side. */
type Lamp = {
  at: readonly [number, number, number];
  size: readonly [number, number];
  towards: readonly [number, number, number];
  watts: number;
  colour: string;
  spread?: number;
  mirrored?: boolean;
};

type Look = {
  contrast: "None" | "Medium Contrast" | "Medium High Contrast" | "High Contrast" | "Very High Contrast";
  exposure: number;
  bloom: number;
};
