import type { WebGLRenderer } from "three";

/** ms: a slower frame lowers the resolution of the following ones while moving. */
const slow = 30;

/** Pixels for each CSS pixel: at rest, enough for smooth edges; the minimum while moving. */
const [full, fewest] = [2, 0.5];

/** The resolution: full at rest; while moving, as high as the machine can draw in time. */
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
