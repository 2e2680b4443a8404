import type { Camera, Object3D, Scene, WebGLRenderer } from "three";
import { Mesh, MeshBasicMaterial } from "three";

const depthOnly = new MeshBasicMaterial({ colorWrite: false });

/** Draws depth first, so that in a crowded scene the costly shading runs about once for each pixel. */
export function layDepth(renderer: WebGLRenderer, scene: Scene, camera: Camera): void {
  const hidden: Object3D[] = [];
  scene.traverse((object) => {
    if (!(object instanceof Mesh) || !object.visible) return;
    const { transparent, depthWrite, polygonOffset } = object.material as MeshBasicMaterial;
    if (transparent || polygonOffset || !depthWrite) hidden.push(object);
  });
  for (const object of hidden) object.visible = false;
  const { background } = scene;
  scene.background = null;
  scene.overrideMaterial = depthOnly;
  const { needsUpdate } = renderer.shadowMap;
  renderer.shadowMap.needsUpdate = false;
  renderer.render(scene, camera);
  renderer.shadowMap.needsUpdate = needsUpdate;
  scene.overrideMaterial = null;
  scene.background = background;
  for (const object of hidden) object.visible = true;
}
