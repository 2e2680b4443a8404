import type { IUniform, WebGLRenderer, WebGLRenderTarget } from "three";
import {
  BufferGeometry,
  Float32BufferAttribute,
  Mesh,
  OrthographicCamera,
  Scene,
  ShaderMaterial,
} from "three";

const vertexShader =
  "varying vec2 at; void main() { at = position.xy * .5 + .5; gl_Position = vec4( position.xy, 0., 1. ); }";

export const pass = (
  fragment: string,
  uniforms: Record<string, IUniform>,
  more: object = {},
): ShaderMaterial =>
  new ShaderMaterial({
    vertexShader,
    fragmentShader: `varying vec2 at;\n${fragment}`,
    uniforms,
    depthTest: false,
    depthWrite: false,
    ...more,
  });

/** One triangle that covers the screen. */
export function screenTriangle(): BufferGeometry {
  const corners = new Float32BufferAttribute([-1, -1, 0, 3, -1, 0, -1, 3, 0], 3);
  return new BufferGeometry().setAttribute("position", corners);
}

/** Draws full-screen passes into targets. */
export class Screen {
  readonly #renderer: WebGLRenderer;
  readonly #mesh = new Mesh(screenTriangle());
  readonly #scene = new Scene();
  readonly #camera = new OrthographicCamera(-1, 1, 1, -1, 0, 1);

  constructor(renderer: WebGLRenderer) {
    this.#renderer = renderer;
    this.#mesh.frustumCulled = false;
    this.#scene.add(this.#mesh);
  }

  draw(material: ShaderMaterial, target: WebGLRenderTarget | null): void {
    this.#mesh.material = material;
    this.#renderer.setRenderTarget(target);
    this.#renderer.render(this.#scene, this.#camera);
  }
}
