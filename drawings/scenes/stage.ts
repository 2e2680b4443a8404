import { type Body, place } from "../kernel/body.ts";
import type { View } from "../kernel/camera.ts";
import type { Group, Scene } from "../kernel/scene.ts";
import type { Mark } from "../kernel/solid.ts";
import type { Vector } from "../kernel/vector.ts";

type Stage = {
  readonly size: readonly [width: number, height: number];
  readonly view: Pick<View, "azimuth" | "elevation" | "scale">;
  /** The point that lies a little below the middle of the picture, in metres. */
  readonly middle: Vector;
  readonly floor: readonly Mark[];
  readonly groups: readonly Group[];
};

/** A place on a hall's floor. */
export function stage({ size: [width, height], view, middle, floor, groups }: Stage): Scene {
  return {
    width,
    height,
    view: { ...view, target: middle, at: [width / 2, height * (width > height ? 0.58 : 0.63)] },
    pen: 1.1 + view.scale / 180,
    ground: "ground",
    floor,
    groups,
  };
}

/** What the picture is about: a heavy outline and a shadow. */
export const hero = (bodies: readonly Body[], at: Vector, quarters = 0): Group => ({
  bodies: place(bodies, at, quarters),
  outlined: true,
  shadow: true,
});

/** What stands around it. */
export const around = (bodies: readonly Body[], at: Vector, quarters = 0): Group => ({
  bodies: place(bodies, at, quarters),
  depth: "middle",
  shadow: true,
});
