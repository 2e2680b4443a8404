import { Scene, WebGLRenderer } from "three";
import type { VehicleModel } from "#vehicles/modelling/vehicle-model.ts";
import type { TurnData } from "../load-turn.ts";
import { type Change, changeLook, firstLook, type Looking } from "../view/looking.ts";
import { roomIn, type Shown } from "../view/say.ts";
import { followPointers } from "./drag.ts";
import { between } from "./ease.ts";
import { Eye } from "./eye.ts";
import { ground } from "./ground.ts";
import { type Inks, readInks } from "./inks.ts";
import { keyLight, skyLight } from "./lights.ts";
import { drawMeasures, type Label, measureLines } from "./measure-lines.ts";
import { putLabels } from "./put-labels.ts";
import { Sharpness } from "./sharpness.ts";
import { type Look, ShownVehicle } from "./shown-vehicle.ts";
import { release, Slot } from "./slot.ts";
import { surroundings } from "./surroundings.ts";
import { viewKits } from "./view-kit.ts";
import { whileSeen } from "./while-seen.ts";

/**
 * fine: a fourth of a photograph's triangles, with no visible edges. coarse, while moving on a slow machine: a tenth,
 * and half the draw calls.
 */
const looks = {
  fine: { quality: 0.4, prints: true },
  coarse: { quality: 0.14, prints: false },
} as const satisfies Record<string, Look>;

/** ms without a movement of the pointer, after which the page is updated. */
const pause = 120;

export type StageSettings = {
  canvas: HTMLCanvasElement;
  context: WebGL2RenderingContext;
  model: VehicleModel;
  /** The element for the measures' figures. */
  labels: HTMLElement;
  data: TurnData;
  /** Called when the visitor turns or zooms. */
  look: (change: Change) => void;
  /** Ends everything. */
  signal: AbortSignal;
};

/** Draws the vehicle, only when something changes and only while it can be seen. */
export class Stage {
  readonly #settings: StageSettings;
  readonly #renderer: WebGLRenderer;
  readonly #scene = new Scene();
  readonly #eye = new Eye();
  readonly #nextKit = viewKits();
  readonly #vehicle: ShownVehicle;
  #coarse?: ShownVehicle;
  readonly #sharpness: Sharpness;
  readonly #frames: { ask(): void };
  readonly #calm = matchMedia("(prefers-reduced-motion: reduce)");
  readonly #ground = new Slot(this.#scene);
  readonly #around = new Slot(this.#scene);
  readonly #lines = new Slot(this.#scene);
  #inks: Inks;
  #telling = 0;
  #now: Looking;
  #wanted: Looking;

  constructor(settings: StageSettings) {
    const { canvas, context, labels, data, signal } = settings;
    const stage = labels.parentElement ?? labels;
    this.#inks = readInks(stage);
    this.#settings = settings;
    this.#renderer = new WebGLRenderer({ canvas, context });
    this.#renderer.setClearColor(this.#inks.ground);
    this.#vehicle = this.#build(looks.fine);
    this.#now = this.#wanted = firstLook(data);
    this.#sharpness = new Sharpness(this.#renderer, canvas);
    this.#scene.add(this.#eye.camera, skyLight());
    this.#eye.camera.add(keyLight());
    followPointers(canvas, (change) => this.#steer(change), signal);
    this.#frames = whileSeen(canvas, (passed) => this.#frame(passed), signal);
    matchMedia("(prefers-color-scheme: dark)").addEventListener(
      "change",
      () => {
        this.#inks = readInks(stage);
        this.#renderer.setClearColor(this.#inks.ground);
        this.#frames.ask();
      },
      { signal },
    );
    signal.addEventListener("abort", () => this.#close());
  }

  show(looking: Looking): void {
    this.#wanted = looking;
    this.#frames.ask();
  }

  /**
   * Follows a drag at once; the page, whose text and sliders take longer to render, is updated when the drag pauses.
   */
  #steer(change: Change): void {
    this.show(changeLook(this.#wanted, change));
    clearTimeout(this.#telling);
    this.#telling = window.setTimeout(() => {
      const { turn, tilt, zoom } = this.#wanted;
      this.#settings.look(() => ({ turn, tilt, zoom }));
    }, pause);
  }

  /** The measures of what the stage shows for this look, in mm. */
  measure(looking: Looking): Shown {
    return this.#vehicle.measure(looking.lift, this.#now);
  }

  /** @returns whether another frame is needed */
  #frame(passed: number): boolean {
    const share = this.#calm.matches ? 1 : 1 - Math.exp(-passed / 70);
    this.#now = between(this.#now, this.#wanted, share);
    this.#vehicle.pose(this.#now);
    const labels = this.#dress();
    const box = this.#vehicle.box();
    if (this.#now.around !== "nothing") box.expandByObject(this.#around.group);
    const moves = this.#eye.follow(box, share) || JSON.stringify(this.#now) !== JSON.stringify(this.#wanted);
    const stage = this.#sharpness.fit(passed, moves);
    this.#choose(moves && this.#sharpness.isSlow);
    this.#eye.place(this.#now, stage.width / stage.height);
    this.#renderer.render(this.#scene, this.#eye.camera);
    putLabels(this.#settings.labels, labels, this.#eye.camera, stage);
    return moves || !this.#sharpness.isFull;
  }

  /** Shows the fine model, or a coarse one, which is built when it is first needed. */
  #choose(coarse: boolean): void {
    if (coarse && !this.#coarse) this.#coarse = this.#build(looks.coarse);
    this.#vehicle.root.visible = !coarse;
    if (!this.#coarse) return;
    this.#coarse.root.visible = coarse;
    this.#coarse.pose(this.#now);
  }

  #build(look: Look): ShownVehicle {
    const { model, data } = this.#settings;
    const vehicle = new ShownVehicle(model, data, this.#nextKit(), look);
    this.#scene.add(vehicle.root);
    return vehicle;
  }

  /** Places floor, surroundings and measures. @returns the measures' labels */
  #dress(): Label[] {
    const { around, width, measures } = this.#now;
    const { data } = this.#settings;
    const lift = Math.round(this.#now.lift);
    const inks = this.#inks;
    const shown = this.#vehicle.measure(lift, this.#now);
    const room = roomIn(this.#now, data, shown);
    const fits = !room || (room.across >= 0 && (room.above ?? 0) >= 0);
    const lines = measures ? measureLines(data, { height: shown.height, lift }) : [];
    this.#ground.put(inks, () => ground(data, inks));
    this.#around.put([inks, around, width, fits], () => surroundings({ around, width }, data, fits, inks));
    this.#lines.put([inks, lines], () => drawMeasures(lines, inks));
    return lines;
  }

  #close(): void {
    clearTimeout(this.#telling);
    release(this.#scene);
    this.#renderer.dispose();
    this.#renderer.forceContextLoss();
  }
}
