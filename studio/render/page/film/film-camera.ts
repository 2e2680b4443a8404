import type { Group, PerspectiveCamera, Texture, WebGLRenderer } from "three";
import { DepthTexture, DirectionalLight, FloatType, Scene } from "three";
import type { StagedSet } from "../../../scenes/film-set.ts";
import type { FilmSampling } from "../../../shots/clip.ts";
import type { CameraSetup } from "../../../shots/shot.ts";
import { cameraFor, jitter } from "../camera.ts";
import { develop } from "../develop.ts";
import { mirrorable } from "../environment.ts";
import { FloorMirror } from "../floor-mirror.ts";
import { SkyLights } from "../sky-lights.ts";
import { reach } from "./bounds.ts";
import type { FilmRun } from "./film-run.ts";
import { directionOf, widen } from "./film-run.ts";
import { mask } from "./mask.ts";
import { Backcloth, gathering, joining } from "./passes.ts";
import { Sheets } from "./sheets.ts";
import type { StillLayers } from "./still-layers.ts";
import { stillLayers } from "./still-layers.ts";

type Size = { width: number; height: number };

/**
 * Films with a fixed camera. Everything at rest is photographed once, finely: the plate. Then each picture draws only the
 * actors and the floor around them, with the same lights and the same sub-pixel offsets in every picture, so that nothing
 * flickers.
 */
export class FilmCamera {
  readonly mirror: FloorMirror;
  readonly #renderer: WebGLRenderer;
  readonly #size: Size;
  readonly #sheets: Sheets;
  readonly #cloth = new Backcloth(false);
  readonly #mirrorCloth = new Backcloth(true);

  constructor(renderer: WebGLRenderer, size: Size) {
    const { width, height } = size;
    this.#renderer = renderer;
    this.#size = size;
    this.#sheets = new Sheets(renderer, width, height);
    this.mirror = new FloorMirror(width, height);
    const { target } = this.mirror;
    target.depthTexture = new DepthTexture(target.width, target.height, FloatType);
  }

  /** Photographs everything at rest. Calls back after each frame of the plate. */
  async setUp(
    set: StagedSet,
    setup: CameraSetup,
    sampling: FilmSampling,
    onFrame: (done: number) => void,
    traced?: Texture,
  ): Promise<FilmRun> {
    const camera = this.#camera(setup);
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
    set.scene.environment = mirrorable(this.#renderer, set.environment);
    this.#renderer.shadowMap.autoUpdate = false;
    if (traced) this.#sheets.copy({ texture: traced }, this.#sheets.plate);
    else await this.#photograph(run, onFrame);
    for (let k = 0; k < sampling.subFrames; k++) run.layers.push(this.#measure(run, k));
    set.scene.remove(fine.rig);
    // From here on, only actors may leave a mark in the alpha channel.
    set.scene.background = null;
    set.scene.add(quick.rig);
    Object.assign(run, quick);
    if (set.sun) this.#shine(run, set.sun);
    for (const object of far) object.visible = false;
    for (const [k, layer] of run.layers.entries()) {
      this.#drawNear(run, k, layer);
      this.#sheets.copy(this.#sheets.frame, layer.empty);
      run.directions.push(...quick.rig.children.flatMap(directionOf));
    }
    return run;
  }

  /** Draws one moment into the renderer's canvas. */
  expose(run: FilmRun, actors: readonly Group[]): void {
    const { set, setup, sampling, layers } = run;
    const { plate, frame, picture } = this.#sheets;
    set.scene.add(...actors);
    set.scene.updateMatrixWorld();
    const changed = reach(actors, run.directions, this.#camera(setup), this.#size, sampling.reach);
    this.#sheets.copy(plate, picture);
    this.#sheets.limit(changed);
    this.#sheets.clear(picture);
    const join = joining(1 / sampling.subFrames, changed, this.#size);
    for (const [k, layer] of layers.entries()) {
      this.#drawNear(run, k, layer);
      for (const [name, target] of Object.entries({ plate, empty: layer.empty, now: frame }))
        (join.uniforms[name] as { value: unknown }).value = target.texture;
      this.#sheets.add(join, picture);
    }
    this.#sheets.limit();
    join.dispose();
    set.scene.remove(...actors);
    develop(this.#renderer, this.#sheets.screen, picture, 1, set.look);
  }

  async #photograph(run: FilmRun, onFrame: (done: number) => void): Promise<void> {
    const { set, sampling, lights, camera } = run;
    const { plate, frame } = this.#sheets;
    const gather = gathering(1 / sampling.plate.frames);
    this.#sheets.clear(plate);
    for (let taken = 0; taken < sampling.plate.frames; taken++) {
      lights.sample(set.environment, taken);
      jitter(camera, taken, this.#size, run.setup);
      set.scene.updateMatrixWorld();
      this.#renderer.shadowMap.needsUpdate = true;
      this.mirror.render(this.#renderer, set.scene, camera, taken, set.floorGloss ?? 0);
      this.#sheets.draw(set.scene, camera);
      (gather.uniforms.light as { value: unknown }).value = frame.texture;
      this.#sheets.add(gather, plate);
      this.#sheets.finish();
      onFrame(taken + 1);
      await new Promise((resolve) => setTimeout(resolve));
    }
    gather.dispose();
  }

  /** Measures, for sub-frame k, the depth of everything at rest and what the floor mirrors of it. */
  #measure(run: FilmRun, k: number): StillLayers {
    const { set, camera } = run;
    const { target } = this.mirror;
    const layer = stillLayers(this.#size.width, this.#size.height, target.texture);
    this.#aim(run, k);
    this.#renderer.shadowMap.needsUpdate = true;
    if (set.floorGloss !== undefined) {
      this.mirror.render(this.#renderer, set.scene, camera, k, set.floorGloss);
      this.#sheets.copy(target, layer.mirrored);
      this.#sheets.copy({ texture: target.depthTexture }, layer.mirroredDepth);
    }
    const near = [set.floor, ...set.near];
    for (const object of near) object.visible = false;
    this.#sheets.draw(set.scene, camera);
    this.#sheets.copy({ texture: this.#sheets.frame.depthTexture }, layer.depth);
    for (const object of near) object.visible = true;
    this.#sheets.finish();
    return layer;
  }

  /** Draws the floor, near objects and actors into the still scene of a sub-frame. */
  #drawNear(run: FilmRun, k: number, layer: StillLayers): void {
    const { set, camera } = run;
    this.#aim(run, k);
    this.#castShadows(run);
    if (set.floorGloss !== undefined) {
      this.#mirrorCloth.show(layer.mirroredDepth.texture, layer.mirrored.texture);
      this.mirror.render(this.#renderer, set.scene, camera, k, set.floorGloss);
      this.#mirrorCloth.hide();
    }
    this.#cloth.show(layer.depth.texture);
    const unmask = mask([set.floor, ...set.near]);
    this.#sheets.draw(set.scene, camera);
    unmask();
    this.#cloth.hide();
  }

  /** A world's roof and racks are in the traced light already; only of the sun do they take away from what moves. */
  #shine(run: FilmRun, { towards, light, shade }: NonNullable<StagedSet["sun"]>): void {
    const { scene, shadows } = run.set;
    for (const object of run.rig.children)
      if (object instanceof DirectionalLight) object.shadow.camera.near = shadows.radius * 1.5;
    const sun = new DirectionalLight().copy(run.rig.children[0] as DirectionalLight);
    sun.color.setRGB(...light);
    sun.position.copy(shadows.centre).addScaledVector(towards, 60);
    sun.shadow.camera.near = 1;
    sun.shadow.camera.far = 90;
    sun.shadow.bias *= (shadows.radius * 6) / 90;
    run.rig.add(sun, sun.target);
    shade.visible = false;
    scene.add(shade);
    run.sun = { light: sun, shade };
  }

  #castShadows({ set, rig, camera, sun }: FilmRun): void {
    if (!sun) {
      this.#sheets.castShadows(set.scene, camera);
      return;
    }
    for (const object of rig.children)
      if (object instanceof DirectionalLight) object.shadow.autoUpdate = object !== sun.light;
    this.#sheets.castShadows(set.scene, camera);
    for (const object of rig.children)
      if (object instanceof DirectionalLight) object.shadow.autoUpdate = object === sun.light;
    sun.shade.visible = true;
    this.#sheets.castShadows(set.scene, camera);
    sun.shade.visible = false;
  }

  #aim({ set, lights, camera, setup }: FilmRun, k: number): void {
    lights.sample(set.environment, k);
    jitter(camera, k, this.#size, setup);
    set.scene.updateMatrixWorld();
  }

  #camera(setup: CameraSetup): PerspectiveCamera {
    return cameraFor(setup, this.#size.width, this.#size.height);
  }
}
