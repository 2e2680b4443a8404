import type { Object3D, Scene, Texture, Vector3 } from "three";
import type { Kit } from "../../vehicles/modelling/kit.ts";
import type { Environment } from "../render/page/environment.ts";
import type { CameraSetup } from "../shots/shot.ts";

/** What every scene is given. */
export type Stage = {
  kit: Kit;
  camera: CameraSetup;
  width: number;
  height: number;
  /** the mirrored picture of the scene, for glossy floors */
  mirror: Texture;
};

/** How the light of a scene is turned into a picture. */
export type Look = {
  tone: "neutral" | "agx";
  exposure: number;
  contrast: number;
  saturation: number;
  bloom: number;
  vignette: number;
};

export type StagedScene = {
  scene: Scene;
  environment: Environment;
  /** the sphere in which shadows are cast */
  shadows: { centre: Vector3; radius: number };
  /** spread of the floor's mirror image with height; leave out for no reflection */
  floorGloss?: number;
  look: Look;
  /** named points that a page may mark: hotspots, leader lines */
  anchors: ReadonlyMap<string, Object3D>;
};
