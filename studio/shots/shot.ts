import type { ScenePose } from "../scenes/scenes.ts";
import type { WorldPose } from "../worlds/world-pose.ts";
import { isWorld } from "../worlds/world-pose.ts";

export type CameraSetup = {
  /** position of the camera and the point that it looks at, in metres: x ahead, y up, z to the right of the vehicle */
  from: readonly [number, number, number];
  at: readonly [number, number, number];
  /** focal length in millimetres on 36 mm film */
  lens: number;
  /** radius of the lens opening in metres; leave out for everything sharp */
  aperture?: number;
  /** distance in focus, if not that of `at` */
  focus?: number;
  near?: number;
};

export type Sampling = {
  /** frames averaged, environment lights in each, texels along a shadow map's side; of a world: rays for each point */
  frames: number;
  lights: number;
  shadowMap: number;
};

/** One picture of the site: its scene, its camera, and its alt text. */
export type Shot = {
  /** also the name of the master file */
  name: string;
  alt: string;
  set: ScenePose | WorldPose;
  camera: CameraSetup;
  size: { width: number; height: number };
  sampling: Sampling;
  /** the named points that the page marks on this picture; each must be in view. Left out: all named points */
  marks?: readonly string[];
};

/** A shot of a world, which rays make; all others are made in the darkroom. */
export type WorldShot = Shot & { set: WorldPose };
export const isWorldShot = (shot: Shot): shot is WorldShot => isWorld(shot.set);

/** Rays for each point of a picture of a world. */
export const traced = (rays: number): Sampling => ({ frames: rays, lights: 0, shadowMap: 0 });

/** The same picture by night, for the pages' dark scheme: they find it by its name. */
export function byNight(shot: Shot): Shot {
  const { name, set } = shot;
  if (set.scene === "light-sweep")
    return { ...shot, name: `${name}-night`, set: { ...set, pose: { ...set.pose, night: true } } };
  if (set.scene === "daylit-warehouse")
    return { ...shot, name: `${name}-night`, set: { ...set, pose: { ...set.pose, night: true } } };
  throw new Error(`"${name}" has no night: its scene ${set.scene} knows none.`);
}
