import type { LightSweepPose } from "../scenes/light-sweep.ts";
import type { CameraSetup, Sampling, Shot } from "./shot.ts";

const size = { width: 2000, height: 1500 };
const sampling: Sampling = { frames: 16, lights: 7, shadowMap: 1280 };

/** A picture on the light sweep in the size of the galleries. */
export const studioShot = (name: string, alt: string, pose: LightSweepPose, camera: CameraSetup): Shot => ({
  name,
  alt,
  set: { scene: "light-sweep", pose },
  camera,
  size,
  sampling,
});

/** Twice the light samples, in twice the time: for tall vehicles, whose long soft shadows show too few. */
export const finely = (shot: Shot): Shot => ({
  ...shot,
  sampling: { frames: 26, lights: 9, shadowMap: 1280 },
});

/** A view from far away, like an engineer's elevation. `of`: the side seen; `width`: the metres shown. */
export function elevation(
  of: "side" | "front" | "rear" | "top",
  at: readonly [number, number, number],
  width: number,
): CameraSetup {
  const distance = 24;
  const [x, y, z] = at;
  const from = {
    side: [x, y + 0.9, z + distance],
    front: [x + distance, y + 0.9, z],
    rear: [x - distance, y + 0.9, z],
    top: [x, y + distance, z + 0.001],
  } as const;
  return { from: from[of], at, lens: (36 * distance) / width, near: 5 };
}
