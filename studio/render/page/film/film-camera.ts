import type {
  Group,
  MeshStandardMaterial,
  Object3D,
  PerspectiveCamera,
  ShaderMaterial,
  WebGLRenderer,
} from "three";
import {
  DepthTexture,
  FloatType,
  HalfFloatType,
  Mesh,
  NearestFilter,
  Scene,
  Vector4,
  WebGLRenderTarget,
} from "three";
import type { StagedSet } from "../../../scenes/film-set.ts";
import type { FilmSampling } from "../../../shots/clip.ts";
import type { CameraSetup } from "../../../shots/shot.ts";
import { cameraFor, jitter } from "../camera.ts";
import { layDepth } from "../depth.ts";
import { develop } from "../develop.ts";
import { FloorMirror } from "../floor-mirror.ts";
import { Screen } from "../passes.ts";
import { SkyLights } from "../sky-lights.ts";
import { reach } from "./bounds.ts";
import { mask } from "./mask.ts";
import { Backcloth, copying, gathering, joining } from "./passes.ts";
import { reflect } from "./reflect.ts";
import { WIDE_SHADOWS } from "./soft-shadows.ts";
import type { StillLayers } from "./still-layers.ts";
import { stillLayers } from "./still-layers.ts";
import { shadowName } from "./troupe.ts";

type Size = { width: number; height: number };

/**
 * Films with a camera that stands still. What stands still is photographed once, finely: the plate. Then each
 * picture draws only what moves and the floor around it, with the same lights and the same parts of a pixel in
 * every picture, so that nothing flickers.
 */
export class FilmCamera {
  readonly mirror: FloorMirror;
  readonly #renderer: WebGLRenderer;
  readonly #screen: Screen;
  readonly #size: Size;
  readonly #frame: WebGLRenderTarget;
  readonly #plate: WebGLRenderTarget;
  readonly #picture: WebGLRenderTarget;
  readonly #scrap = new WebGLRenderTarget(4, 4);
  readonly #copy = copying();
  readonly #cloth = new Backcloth(false);
  readonly #mirrorCloth = new Backcloth(true);

  constructor(renderer: WebGLRenderer, size: Size) {
    const { width, height } = size;
    this.#renderer = renderer;
    this.#size = size;
    this.#screen = new Screen(renderer);
    const sharp = { minFilter: NearestFilter, magFilter: NearestFilter } as const;
    const withDepth = (w: number, h: number) => new DepthTexture(w, h, FloatType);
    this.#frame = new WebGLRenderTarget(width, height, {
      type: HalfFloatType,
      depthTexture: withDepth(width, height),
      ...sharp,
    });
    this.#plate = new WebGLRenderTarget(width, height, { type: FloatType, depthBuffer: false, ...sharp });
    this.#picture = new WebGLRenderTarget(width, height, { type: FloatType, depthBuffer: false, ...sharp });
    this.mirror = new FloorMirror(width, height);
    this.mirror.target.depthTexture = withDepth(this.mirror.target.width, this.mirror.target.height);
  }

  /** Photographs what stands still. Calls back after each frame of the plate. */
  async setUp(
    set: StagedSet,
    setup: CameraSetup,
    sampling: FilmSampling,
    onFrame: (done: number) => void,
  ): Promise<FilmRun> {
    const camera = cameraFor(setup, this.#size.width, this.#size.height);
    const lit = (count: number, map: number) => {
      const rig = new Scene();
      return { rig, lights: new SkyLights(rig, count, map, set.shadows) };
    };
    const fine = lit(sampling.plate.lights, sampling.shadowMap);
    const quick = lit(sampling.lights, sampling.shadowMap);
    const far = set.scene.children.filter((child) => child !== set.floor && !set.near.includes(child));
    widen(set.floor, sampling.soft);
    const run: FilmRun = { set, setup, sampling, ...fine, camera, far, layers: [], directions: [] };
    set.scene.add(fine.rig, this.#cloth.mesh, this.#mirrorCloth.mesh);
    fine.lights.sample(set.environment, 3);
    await reflect(this.#renderer, set);
    this.#renderer.shadowMap.autoUpdate = false;
    await this.#photograph(run, onFrame);
    for (let k = 0; k < sampling.subFrames; k++) run.layers.push(this.#measure(run, k));
    set.scene.remove(fine.rig);
    // Only what moves may leave a mark in the alpha of what is drawn from here on.
    set.scene.background = null;
    set.scene.add(quick.rig);
    Object.assign(run, quick);
    for (const object of far) object.visible = false;
    for (const [k, layer] of run.layers.entries()) {
      this.#drawNear(run, k, layer);
      this.#show(this.#frame, layer.empty);
      run.directions.push(...quick.rig.children.flatMap(directionOf));
    }
    return run;
  }

  /** Draws one moment into the renderer's canvas. */
  expose(run: FilmRun, actors: readonly Group[]): void {
    const { set, sampling, layers } = run;
    set.scene.add(...actors);
    set.scene.updateMatrixWorld();
    const changed = reach(
      actors,
      run.directions,
      cameraFor(run.setup, this.#size.width, this.#size.height),
      this.#size,
      sampling.reach,
    );
    this.#show(this.#plate, this.#picture);
    this.#limit(changed);
    this.#clear(this.#picture);
    const join = joining(1 / sampling.subFrames, changed, this.#size);
    for (const [k, layer] of layers.entries()) {
      this.#drawNear(run, k, layer);
      for (const [name, target] of Object.entries({
        plate: this.#plate,
        empty: layer.empty,
        now: this.#frame,
      }))
        (join.uniforms[name] as { value: unknown }).value = target.texture;
      this.#add(join, this.#picture);
    }
    this.#limit(undefined);
    join.dispose();
    set.scene.remove(...actors);
    develop(this.#renderer, this.#screen, this.#picture, 1, set.look);
  }

  async #photograph(run: FilmRun, onFrame: (done: number) => void): Promise<void> {
    const { set, sampling, lights, camera } = run;
    const renderer = this.#renderer;
    const gather = gathering(1 / sampling.plate.frames);
    this.#clear(this.#plate);
    for (let frame = 0; frame < sampling.plate.frames; frame++) {
      lights.sample(set.environment, frame);
      jitter(camera, frame, this.#size, run.setup);
      set.scene.updateMatrixWorld();
      renderer.shadowMap.needsUpdate = true;
      this.mirror.render(renderer, set.scene, camera, frame, set.floorGloss ?? 0);
      this.#draw(set.scene, camera, set.crowded);
      (gather.uniforms.light as { value: unknown }).value = this.#frame.texture;
      this.#add(gather, this.#plate);
      this.#finish();
      onFrame(frame + 1);
      await new Promise((resolve) => setTimeout(resolve));
    }
    gather.dispose();
  }

  /** How far away what stands still is for sub-frame k, and what the floor mirrors of it. */
  #measure(run: FilmRun, k: number): StillLayers {
    const { set, camera } = run;
    const layer = stillLayers(this.#size.width, this.#size.height, this.mirror.target.texture);
    this.#aim(run, k);
    this.#renderer.shadowMap.needsUpdate = true;
    this.mirror.render(this.#renderer, set.scene, camera, k, set.floorGloss ?? 0);
    this.#show(this.mirror.target, layer.mirrored);
    this.#show({ texture: this.mirror.target.depthTexture }, layer.mirroredDepth);
    const near = [set.floor, ...set.near];
    for (const object of near) object.visible = false;
    this.#draw(set.scene, camera, false);
    this.#show({ texture: this.#frame.depthTexture }, layer.depth);
    for (const object of near) object.visible = true;
    this.#finish();
    return layer;
  }

  /** Draws the floor, what is near and what moves into the still scene of a sub-frame. */
  #drawNear(run: FilmRun, k: number, layer: StillLayers): void {
    const { set, camera } = run;
    this.#aim(run, k);
    this.#castShadows(run);
    this.#mirrorCloth.show(layer.mirroredDepth.texture, layer.mirrored.texture);
    this.mirror.render(this.#renderer, set.scene, camera, k, set.floorGloss ?? 0);
    this.#mirrorCloth.hide();
    this.#cloth.show(layer.depth.texture);
    const unmask = mask([set.floor, ...set.near]);
    this.#draw(set.scene, camera, false);
    unmask();
    this.#cloth.hide();
  }

  /** Draws the shadow maps of the sub-frame's lights; the picture that comes with them is thrown away. */
  #castShadows({ set, camera }: FilmRun): void {
    const shadows: Object3D[] = [];
    const seen: Object3D[] = [];
    for (const actor of set.scene.children) {
      const shadow = actor.children.find(({ name }) => name === shadowName);
      if (!shadow) continue;
      shadows.push(shadow);
      seen.push(...actor.children.filter((child) => child !== shadow));
    }
    for (const object of seen) object.visible = false;
    for (const object of shadows) object.visible = true;
    this.#renderer.setRenderTarget(this.#scrap);
    this.#renderer.shadowMap.needsUpdate = true;
    this.#renderer.render(set.scene, camera);
    for (const object of seen) object.visible = true;
    for (const object of shadows) object.visible = false;
  }

  #aim({ set, lights, camera, setup }: FilmRun, k: number): void {
    lights.sample(set.environment, k);
    jitter(camera, k, this.#size, setup);
    set.scene.updateMatrixWorld();
  }

  #draw(scene: Scene, camera: PerspectiveCamera, crowded = false): void {
    const renderer = this.#renderer;
    renderer.setRenderTarget(this.#frame);
    renderer.clear();
    renderer.autoClear = false;
    if (crowded) layDepth(renderer, scene, camera);
    renderer.render(scene, camera);
    renderer.autoClear = true;
  }

  #add(light: ShaderMaterial, to: WebGLRenderTarget): void {
    this.#renderer.autoClear = false;
    this.#screen.draw(light, to);
    this.#renderer.autoClear = true;
  }

  #show(from: { texture: unknown }, to: WebGLRenderTarget): void {
    (this.#copy.uniforms.light as { value: unknown }).value = from.texture;
    this.#screen.draw(this.#copy, to);
  }

  #clear(target: WebGLRenderTarget): void {
    this.#renderer.setRenderTarget(target);
    this.#renderer.clear();
  }

  #limit(part: Vector4 | undefined): void {
    for (const target of [this.#frame, this.#picture]) {
      target.scissorTest = part !== undefined;
      target.scissor.copy(part ?? new Vector4(0, 0, target.width, target.height));
    }
  }

  /** Waits until the drawing is really done; without it frames pile up and progress lies. */
  #finish(): void {
    this.#renderer.readRenderTargetPixels(this.#plate, 0, 0, 1, 1, new Float32Array(4));
  }
}

export interface FilmRun {
  set: StagedSet;
  setup: CameraSetup;
  sampling: FilmSampling;
  rig: Scene;
  lights: SkyLights;
  camera: PerspectiveCamera;
  /** what is only on the plate */
  far: readonly Object3D[];
  layers: StillLayers[];
  /** towards each of the lights of all sub-frames */
  directions: Group["position"][];
}

/** Lets shadows on a floor be soft by so many texels of their map. */
function widen(floor: Object3D, texels: number): void {
  if (!(floor instanceof Mesh)) return;
  const material = floor.material as MeshStandardMaterial;
  material.defines = { ...material.defines, [WIDE_SHADOWS]: texels.toFixed(2) };
}

const directionOf = (object: Object3D) =>
  "target" in object
    ? [
        object.position
          .clone()
          .sub((object as unknown as { target: Object3D }).target.position)
          .normalize(),
      ]
    : [];
