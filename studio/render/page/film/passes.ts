import type { ShaderMaterial, Texture } from "three";
import { AlwaysDepth, CustomBlending, Mesh, OneFactor } from "three";
import { pass, screenTriangle } from "../passes.ts";

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

/** Adds a frame's light to what was gathered before. */
export const gathering = (share: number): ShaderMaterial =>
  pass(
    "uniform sampler2D light; uniform float share; void main() { gl_FragColor = clamp( texture2D( light, at ), 0., 24. ) * share; }",
    { light: { value: null }, share: { value: share } },
    adding,
  );

/**
 * Puts what moves into the picture of what stands still. `now` is lit by a few lights only, and so is `empty`, the
 * same without what moves: the plate keeps its own fine light and is dimmed by the share that the two differ.
 * Where nothing moves they don't, and the picture stays the plate to the last bit.
 */
export const joining = (share: number): ShaderMaterial =>
  pass(
    `uniform sampler2D plate, empty, now; uniform float share;
    void main() {
      ivec2 here = ivec2( gl_FragCoord.xy );
      vec4 moved = texelFetch( now, here, 0 );
      vec3 still = texelFetch( plate, here, 0 ).rgb;
      vec3 before = texelFetch( empty, here, 0 ).rgb;
      vec3 dimmed = still * clamp( ( moved.rgb + 1e-4 ) / ( before + 1e-4 ), 0., 4. );
      vec3 covered = moved.rgb + ( 1. - moved.a ) * ( still - before );
      gl_FragColor = vec4( clamp( mix( dimmed, covered, smoothstep( 0., .04, moved.a ) ), 0., 24. ) * share, share );
    }`,
    { plate: { value: null }, empty: { value: null }, now: { value: null }, share: { value: share } },
    adding,
  );

/** Paints what stands still, its light and its depth, before what moves is drawn into it. */
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
