import { type Box3, PerspectiveCamera, Vector3 } from "three";
import type { Looking } from "../view/looking.ts";

const radians = Math.PI / 180;

/** The camera: looks at a box from the visitor's direction, near enough to fill the stage with it. */
export class Eye {
  readonly camera = new PerspectiveCamera(28, 1, 0.1, 60);
  readonly #target = new Vector3();
  #radius = 0;

  /**
   * Moves by a share of the way (1: all of it) from the current box to that one.
   * @returns whether it is still moving
   */
  follow(box: Box3, share: number): boolean {
    const [centre, radius] = [box.getCenter(new Vector3()), box.getSize(new Vector3()).length() / 2];
    const part = this.#radius === 0 ? 1 : share;
    this.#target.lerp(centre, part);
    this.#radius += (radius - this.#radius) * part;
    return this.#target.distanceTo(centre) + Math.abs(radius - this.#radius) > 0.002;
  }

  place({ turn, tilt, zoom }: Pick<Looking, "turn" | "tilt" | "zoom">, aspect: number): void {
    const { camera } = this;
    const half = Math.atan(Math.tan((camera.fov / 2) * radians) * Math.min(1, aspect));
    const distance = (this.#radius * 0.92) / Math.sin(half) / zoom;
    const flat = Math.cos(tilt * radians);
    camera.aspect = aspect;
    camera.position
      .set(Math.cos(turn * radians) * flat, Math.sin(tilt * radians), -Math.sin(turn * radians) * flat)
      .multiplyScalar(distance)
      .add(this.#target);
    camera.lookAt(this.#target);
    camera.updateProjectionMatrix();
    camera.updateMatrixWorld();
  }
}
