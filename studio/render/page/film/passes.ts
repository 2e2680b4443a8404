import type { ShaderMaterial, Texture } from "three";
import { AlwaysDepth, CustomBlending, Mesh, OneFactor, Vector4 } from "three";
import { pass, screenTriangle } from "../passes.ts";

type Size = { width: number; height: number };
const fade = 56; // pixels

const adding = {
  blending: CustomBlending,
  blendSrc: OneFactor,
  blendDst: OneFactor,
  transparent: true,
};

export const copying = (): ShaderMaterial =>
  pass("uniform sampler2D light; void main() { gl_FragColor = texture2D( light, at ); }", {
    light: { value: null },
  });

/** Adds a frame's light to the sum so far. */
export const gathering = (share: number): ShaderMaterial =>
  pass(
    "uniform sampler2D light; uniform float share; void main() { gl_FragColor = clamp( texture2D( light, at ), 0., 24. ) * share; }",
    { light: { value: null }, share: { value: share } },
    adding,
  );

/**
 * Puts actors into the picture of everything at rest. `now` is lit by few lights only, and so is `empty`, the same
 * without actors: the plate keeps its own fine light and is dimmed by their ratio. Where nothing moves they are
 * equal, and the picture equals the plate bit for bit. `part` is the rectangle that was drawn; long shadows fade out
 * before they reach its sides.
 */
export const joining = (share: number, part: Vector4, { width, height }: Size): ShaderMaterial =>
  pass(
    `uniform sampler2D plate, empty, now; uniform float share; uniform vec4 inner;
    void main() {
      vec2 inside = min( gl_FragCoord.xy - inner.xy, inner.zw - gl_FragCoord.xy );
      float seen = smoothstep( 0., ${fade.toFixed(1)}, min( inside.x, inside.y ) );
      ivec2 here = ivec2( gl_FragCoord.xy );
      vec4 moved = texelFetch( now, here, 0 );
      vec3 still = texelFetch( plate, here, 0 ).rgb;
      vec3 before = texelFetch( empty, here, 0 ).rgb;
      vec3 dimmed = still * mix( vec3( 1. ), clamp( ( moved.rgb + 1e-4 ) / ( before + 1e-4 ), 0., 4. ), seen );
      vec3 covered = moved.rgb + ( 1. - moved.a ) * ( still - before );
      gl_FragColor = vec4( clamp( mix( dimmed, covered, smoothstep( 0., .04, moved.a ) ), 0., 24. ) * share, share );
    }`,
    {
      plate: { value: null },
      empty: { value: null },
      now: { value: null },
      share: { value: share },
      inner: { value: withoutBorders(part, width, height) },
    },
    adding,
  );

/** The rectangle's corners; a side on the picture's border is moved outwards, so that nothing fades there. */
function withoutBorders({ x, y, z, w }: Vector4, width: number, height: number): Vector4 {
  return new Vector4(
    x > 0 ? x : -fade,
    y > 0 ? y : -fade,
    x + z < width ? x + z : width + fade,
    y + w < height ? y + w : height + fade,
  );
}

/** Paints the light and depth of everything at rest, before actors are drawn into it. */
export class Backcloth {
  readonly mesh: Mesh;
  readonly #material: ShaderMaterial;

  constructor(colours: boolean) {
    this.#material = pass(
      `uniform sampler2D light, depth;
      void main() { gl_FragColor = texture2D( light, at ); gl_FragDepth = texture2D( depth, at ).r; }`,
      { light: { value: null }, depth: { value: null } },
      { depthTest: true, depthWrite: true, depthFunc: AlwaysDepth, colorWrite: colours },
    );
    this.mesh = new Mesh(screenTriangle(), this.#material);
    this.mesh.frustumCulled = false;
    this.mesh.renderOrder = -1000;
    this.mesh.visible = false;
  }

  show(depth: Texture, light: Texture | null = null): void {
    this.#set("light", light);
    this.#set("depth", depth);
    this.mesh.visible = true;
  }

  hide(): void {
    this.mesh.visible = false;
  }

  #set(name: string, value: Texture | null): void {
    const uniform = this.#material.uniforms[name];
    if (uniform) uniform.value = value;
  }
}
