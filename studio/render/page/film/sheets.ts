import type { Object3D, PerspectiveCamera, Scene, ShaderMaterial, WebGLRenderer } from "three";
import { DepthTexture, FloatType, HalfFloatType, NearestFilter, Vector4, WebGLRenderTarget } from "three";
import { Screen } from "../passes.ts";
import { copying } from "./passes.ts";
import { shadowName } from "./troupe.ts";

const sharp = { minFilter: NearestFilter, magFilter: NearestFilter } as const;

/** A film's render targets: the frame being drawn, the plate of everything at rest, and the picture made of both. */
export class Sheets {
  readonly screen: Screen;
  readonly frame: WebGLRenderTarget;
  readonly plate: WebGLRenderTarget;
  readonly picture: WebGLRenderTarget;
  readonly #renderer: WebGLRenderer;
  readonly #scrap = new WebGLRenderTarget(4, 4);
  readonly #copy = copying();

  constructor(renderer: WebGLRenderer, width: number, height: number) {
    this.#renderer = renderer;
    this.screen = new Screen(renderer);
    const depthTexture = new DepthTexture(width, height, FloatType);
    this.frame = new WebGLRenderTarget(width, height, { type: HalfFloatType, depthTexture, ...sharp });
    const whole = { type: FloatType, depthBuffer: false, ...sharp } as const;
    this.plate = new WebGLRenderTarget(width, height, whole);
    this.picture = new WebGLRenderTarget(width, height, whole);
  }

  /** Draws a scene on the frame. */
  draw(scene: Scene, camera: PerspectiveCamera): void {
    const renderer = this.#renderer;
    renderer.setRenderTarget(this.frame);
    renderer.clear();
    renderer.autoClear = false;
    renderer.render(scene, camera);
    renderer.autoClear = true;
  }

  /** Draws the shadow maps of the active lights; the picture drawn with them is discarded. */
  castShadows(scene: Scene, camera: PerspectiveCamera): void {
    const shadows: Object3D[] = [];
    const seen: Object3D[] = [];
    for (const actor of scene.children) {
      const shadow = actor.children.find(({ name }) => name === shadowName);
      if (!shadow) continue;
      shadows.push(shadow);
      seen.push(...actor.children.filter((child) => child !== shadow));
    }
    for (const object of seen) object.visible = false;
    for (const object of shadows) object.visible = true;
    this.#renderer.setRenderTarget(this.#scrap);
    this.#renderer.shadowMap.needsUpdate = true;
    this.#renderer.render(scene, camera);
    for (const object of seen) object.visible = true;
    for (const object of shadows) object.visible = false;
  }

  /** Adds light to what a target already holds. */
  add(light: ShaderMaterial, to: WebGLRenderTarget): void {
    this.#renderer.autoClear = false;
    this.screen.draw(light, to);
    this.#renderer.autoClear = true;
  }

  copy(from: { texture: unknown }, to: WebGLRenderTarget): void {
    (this.#copy.uniforms.light as { value: unknown }).value = from.texture;
    this.screen.draw(this.#copy, to);
  }

  clear(sheet: WebGLRenderTarget): void {
    this.#renderer.setRenderTarget(sheet);
    this.#renderer.clear();
  }

  /** Limits changes of frame and picture to a part, in pixels from the lower left corner; without one, no limit. */
  limit(part?: Vector4): void {
    for (const sheet of [this.frame, this.picture]) {
      sheet.scissorTest = part !== undefined;
      sheet.scissor.copy(part ?? new Vector4(0, 0, sheet.width, sheet.height));
    }
  }

  /** Waits until drawing has finished; otherwise frames pile up and the progress shown is wrong. */
  finish(): void {
    this.#renderer.readRenderTargetPixels(this.plate, 0, 0, 1, 1, new Float32Array(4));
  }
}
