import type {
  DirectionalLight,
  Group,
  MeshStandardMaterial,
  Object3D,
  PerspectiveCamera,
  Scene,
} from "three";
import { Mesh } from "three";
import type { StagedSet } from "../../../scenes/film-set.ts";
import type { FilmSampling } from "../../../shots/clip.ts";
import type { CameraSetup } from "../../../shots/shot.ts";
import type { SkyLights } from "../sky-lights.ts";
import { WIDE_SHADOWS } from "./soft-shadows.ts";
import type { StillLayers } from "./still-layers.ts";

/** A film whose plate is photographed: everything needed to draw its pictures. */
export type FilmRun = {
  set: StagedSet;
  setup: CameraSetup;
  sampling: FilmSampling;
  rig: Scene;
  lights: SkyLights;
  camera: PerspectiveCamera;
  /** objects that are only on the plate */
  far: readonly Object3D[];
  /** of a world */
  sun?: { light: DirectionalLight; shade: Object3D };
  layers: StillLayers[];
  /** towards each of the lights of all sub-frames */
  directions: Group["position"][];
};

/** Softens shadows on a floor by so many texels of their map. */
export function widen(floor: Object3D, texels: number): void {
  if (!(floor instanceof Mesh)) return;
  const material = floor.material as MeshStandardMaterial;
  material.defines = { ...material.defines, [WIDE_SHADOWS]: texels.toFixed(2) };
}

/** Direction towards a light, one metre long; empty for an object without a direction. */
export const directionOf = (object: Object3D): Group["position"][] =>
  "target" in object
    ? [
        object.position
          .clone()
          .sub((object as unknown as { target: Object3D }).target.position)
          .normalize(),
      ]
    : [];
