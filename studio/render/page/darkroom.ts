import type { Texture } from "three";
import {
  AddEquation,
  BasicShadowMap,
  CustomBlending,
  FloatType,
  HalfFloatType,
  NearestFilter,
  OneFactor,
  WebGLRenderer,
  WebGLRenderTarget,
} from "three";
import type { StagedScene } from "../../scenes/scene.ts";
import type { CameraSetup, Sampling } from "../../shots/shot.ts";
import { cameraFor, jitter } from "./camera.ts";
import { develop } from "./develop.ts";
import { mirrorable } from "./environment.ts";
import { FloorMirror } from "./floor-mirror.ts";
import { pass, Screen } from "./passes.ts";
import { SkyLights } from "./sky-lights.ts";

/** Averages many quick frames, each with its own lights, lens position and mirror, into one picture. */
export class Darkroom {
  readonly mirror: FloorMirror;
  readonly canvas: HTMLCanvasElement;
  readonly #renderer: WebGLRenderer;
  readonly #screen: Screen;
  readonly #frame: WebGLRenderTarget;
  readonly #gathered: WebGLRenderTarget;
  readonly #size: { width: number; height: number };

  constructor(width: number, height: number) {
    this.#size = { width, height };
    this.#renderer = new WebGLRenderer({ antialias: false, preserveDrawingBuffer: true });
    this.#renderer.setPixelRatio(1);
    this.#renderer.setSize(width, height, false);
    this.#renderer.shadowMap.enabled = true;
    this.#renderer.shadowMap.type = BasicShadowMap;
    this.canvas = this.#renderer.domElement;
    this.#screen = new Screen(this.#renderer);
    const sharp = { minFilter: NearestFilter, magFilter: NearestFilter } as const;
    this.#frame = new WebGLRenderTarget(width, height, { type: HalfFloatType, ...sharp });
    this.#gathered = new WebGLRenderTarget(width, height, { type: FloatType, depthBuffer: false, ...sharp });
    this.mirror = new FloorMirror(width, height);
  }

  /** Averages `sampling.frames` frames and leaves the developed picture on the canvas. */
  async expose(
    staged: StagedScene,
    setup: CameraSetup,
    sampling: Sampling,
    onFrame: (done: number) => void,
  ): Promise<void> {
    const { scene } = staged;
    const camera = cameraFor(setup, this.#size.width, this.#size.height);
    const lights = new SkyLights(scene, sampling.lights, sampling.shadowMap, staged.shadows);
    scene.environment = mirrorable(this.#renderer, staged.environment);
    const add = adding(this.#frame.texture);
    const renderer = this.#renderer;
    renderer.setRenderTarget(this.#gathered);
    renderer.setClearColor(0, 0);
    renderer.clear();
    renderer.shadowMap.autoUpdate = false;
    for (let frame = 0; frame < sampling.frames; frame++) {
      lights.sample(staged.environment, frame);
      jitter(camera, frame, this.#size, setup);
      scene.updateMatrixWorld();
      renderer.shadowMap.needsUpdate = true;
      if (staged.floorGloss !== undefined)
        this.mirror.render(renderer, scene, camera, frame, staged.floorGloss);
      renderer.setRenderTarget(this.#frame);
      renderer.clear();
      renderer.autoClear = false;
      renderer.render(scene, camera);
      this.#screen.draw(add, this.#gathered);
      renderer.autoClear = true;
      if (frame % 2 === 1) this.#finish();
      onFrame(frame + 1);
      await new Promise((resolve) => setTimeout(resolve));
    }
    develop(renderer, this.#screen, this.#gathered, sampling.frames, staged.look);
  }

  /** Waits until drawing has finished; otherwise frames pile up and the progress shown is wrong. */
  #finish(): void {
    this.#renderer.readRenderTargetPixels(this.#gathered, 0, 0, 1, 1, new Float32Array(4));
  }
}

const adding = (frame: Texture) =>
  pass(
    "uniform sampler2D frame; void main() { vec4 c = texture2D( frame, at ); gl_FragColor = vec4( clamp( c.rgb, 0., 24. ), c.a ); }",
    { frame: { value: frame } },
    {
      blending: CustomBlending,
      blendSrc: OneFactor,
      blendDst: OneFactor,
      blendEquation: AddEquation,
      transparent: true,
    },
  );
