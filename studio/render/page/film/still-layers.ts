import type { Texture } from "three";
import { FloatType, HalfFloatType, NearestFilter, RedFormat, WebGLRenderTarget } from "three";

const sharp = { minFilter: NearestFilter, magFilter: NearestFilter, depthBuffer: false } as const;

/** The still scene for one of the sub-frames, each of which has its own lights and camera. */
export type StillLayers = {
  /** depth of everything at rest, where nothing near covers it */
  depth: WebGLRenderTarget;
  /** the floor and near objects, in the light of this sub-frame, without actors */
  empty: WebGLRenderTarget;
  /** what the floor mirrors, and its distance */
  mirrored: WebGLRenderTarget;
  mirroredDepth: WebGLRenderTarget;
};

export function stillLayers(width: number, height: number, mirror: Texture): StillLayers {
  const { width: mirrorWidth, height: mirrorHeight } = mirror.image as { width: number; height: number };
  const light = (w: number, h: number) => new WebGLRenderTarget(w, h, { type: HalfFloatType, ...sharp });
  const depth = (w: number, h: number) =>
    new WebGLRenderTarget(w, h, { type: FloatType, format: RedFormat, ...sharp });
  return {
    depth: depth(width, height),
    empty: light(width, height),
    mirrored: light(mirrorWidth, mirrorHeight),
    mirroredDepth: depth(mirrorWidth, mirrorHeight),
  };
}
