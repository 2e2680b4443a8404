import type { ScenePose } from "../scenes/scenes.ts";
import { productShots } from "./products.ts";
import type { CameraSetup, Shot } from "./shot.ts";

/** The product image in a wide format, with the vehicle in the right half to leave room for text on the left. */
export const bannerShots: readonly Shot[] = productShots.map((shot) => ({
  ...shot,
  name: `${shot.name}-banner`,
  alt: `At the right of a wide light ground: ${shot.alt.replace(" on its tape,", "")}`,
  set: withoutTape(shot.set as ScenePose),
  camera: aside({ ...shot.camera, lens: shot.camera.lens * 0.66 }, 0.12),
  size: { width: 2400, height: 1200 },
  sampling: { frames: 16, lights: 7, shadowMap: 1280 },
}));

/** Removes the tape, whose end a wide view would show. */
function withoutTape(set: ScenePose): ScenePose {
  return set.scene === "light-sweep" ? { ...set, pose: { ...set.pose, tape: false } } : set;
}

/** Moves the camera to the left by a share of the distance, so that the vehicle moves to the right. */
function aside(camera: CameraSetup, share: number): CameraSetup {
  const [dx, dz] = [(camera.at[0] - camera.from[0]) * share, (camera.at[2] - camera.from[2]) * share];
  const step = ([x, y, z]: CameraSetup["at"]) => [x + dz, y, z - dx] as const;
  return { ...camera, from: step(camera.from), at: step(camera.at) };
}
