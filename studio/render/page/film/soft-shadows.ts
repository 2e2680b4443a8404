import { ShaderChunk } from "three";

/** Define of a floor's material, in texels: it casts no shadow on itself, so its shadows may be sampled all around. */
export const WIDE_SHADOWS = "WIDE_SHADOWS";

/**
 * With few lights the edges of shadows would show as steps. Each sample of a shadow map blends four texels; on a floor
 * four samples a few texels apart soften the edge further. (Three's own pattern is turned at random from pixel to pixel,
 * which shimmers in a film.)
 */
export function softenShadows(): void {
  const look = (x: string, y: string) =>
    `texture( shadowMap, vec3( shadowCoord.xy + vec2( ${x}, ${y} ) * radius, shadowCoord.z ) )`;
  const round = [
    look("0.914", "0.406"),
    look("-0.406", "0.914"),
    look("-0.914", "-0.406"),
    look("0.406", "-0.914"),
  ];
  const before = ShaderChunk.shadowmap_pars_fragment;
  ShaderChunk.shadowmap_pars_fragment = before.replace(
    /float phi = interleavedGradientNoise\( gl_FragCoord\.xy \) \* PI2;\s*shadow = \([^;]*\) \* 0\.2;/,
    `#ifdef ${WIDE_SHADOWS}
      radius *= float( ${WIDE_SHADOWS} );
      shadow = ( ${round.join(" + ")} ) * 0.25;
    #else
      shadow = ${look("0.", "0.")};
    #endif`,
  );
  if (ShaderChunk.shadowmap_pars_fragment === before)
    throw new Error("three's shadowmap_pars_fragment changed; adapt render/page/film/soft-shadows.ts.");
}
