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

/** Keeps these objects out of the picture's alpha, which then shows only actors. Returns a function that undoes it. */
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
