import type { Material, Object3D } from "three";
import {
  CustomBlending,
  Mesh,
  NormalBlending,
  OneFactor,
  OneMinusSrcAlphaFactor,
  SrcAlphaFactor,
  ZeroFactor,
} from "three";

/** Lets the surfaces of these things leave no mark in the picture's alpha, so that it tells what moves. Returns the undoing. */
export function mask(things: readonly Object3D[]): () => void {
  const materials = new Set<Material>();
  for (const thing of things) {
    thing.traverse((object) => {
      if (object instanceof Mesh) materials.add(object.material as Material);
    });
  }
  for (const material of materials) {
    const clear = material.transparent;
    material.blending = CustomBlending;
    material.blendSrc = clear ? SrcAlphaFactor : OneFactor;
    material.blendDst = clear ? OneMinusSrcAlphaFactor : ZeroFactor;
    material.blendSrcAlpha = ZeroFactor;
    material.blendDstAlpha = clear ? OneFactor : ZeroFactor;
  }
  return () => {
    for (const material of materials) material.blending = NormalBlending;
  };
}
