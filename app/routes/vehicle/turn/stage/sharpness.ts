import type { WebGLRenderer } from "three";

/** ms: a frame that takes longer makes those that follow in a movement coarser. */
const slow = 30;

/** Pixels for each CSS pixel: at rest so many that edges are smooth, and the fewest in a movement. */
const [full, fewest] = [2, 0.5];

/** As sharp at rest as on a photograph; in a movement as sharp as the machine draws in time. */
export class Sharpness {
  readonly #renderer: WebGLRenderer;
  readonly #canvas: HTMLElement;
  #moving: number = full;
  #shown = 0;

  constructor(renderer: WebGLRenderer, canvas: HTMLElement) {
    this.#renderer = renderer;
    this.#canvas = canvas;
  }

  get isFull(): boolean {
    return this.#shown === full;
  }

  get isSlow(): boolean {
    return this.#moving < full;
  }

  /** Sets the size of the picture for the next frame. @returns the stage's size in CSS pixels */
  fit(passed: number, moves: boolean): { width: number; height: number } {
    if (moves && passed > slow) this.#moving = Math.max(fewest, this.#moving * 0.8);
    this.#shown = moves ? this.#moving : full;
    const { clientWidth: width, clientHeight: height } = this.#canvas;
    const { domElement } = this.#renderer;
    const [wide, tall] = [Math.floor(width * this.#shown), Math.floor(height * this.#shown)];
    if (domElement.width !== wide || domElement.height !== tall) {
      this.#renderer.setPixelRatio(this.#shown);
      this.#renderer.setSize(width, height, false);
    }
    return { width, height };
  }
}
