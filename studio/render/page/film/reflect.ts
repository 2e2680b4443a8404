import type { WebGLRenderer } from "three";
import {
  CubeCamera,
  HalfFloatType,
  LinearMipmapLinearFilter,
  PMREMGenerator,
  WebGLCubeRenderTarget,
} from "three";
import { LightProbeGenerator } from "three/examples/jsm/lights/LightProbeGenerator.js";
import type { StagedScene } from "../../../scenes/scene.ts";

/** Gives surfaces what they mirror: the light around the scene, or the hall seen from its middle. */
export async function reflect(renderer: WebGLRenderer, staged: StagedScene): Promise<void> {
  const generator = new PMREMGenerator(renderer);
  const { scene, surroundings } = staged;
  scene.environment = generator.fromEquirectangular(staged.environment.texture).texture;
  if (!surroundings) return;
  for (const object of surroundings.hide) object.visible = false;
  const target = new WebGLCubeRenderTarget(256, {
    type: HalfFloatType,
    generateMipmaps: true,
    minFilter: LinearMipmapLinearFilter,
  });
  const camera = new CubeCamera(0.05, 100, target);
  camera.position.copy(surroundings.at);
  camera.update(renderer, scene);
  const probe = await LightProbeGenerator.fromCubeRenderTarget(renderer, target);
  probe.intensity = surroundings.ambient;
  for (const object of surroundings.hide) object.visible = true;
  scene.environment = generator.fromCubemap(target.texture).texture;
  scene.add(probe);
}
