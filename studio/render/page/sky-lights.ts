import type { Scene, Vector3 } from "three";
import { DirectionalLight } from "three";
import type { Environment } from "./environment.ts";
import { spread2 } from "./sequences.ts";

/** A handful of shadow-casting lights that stand, frame by frame, for the whole environment. */
export class SkyLights {
  readonly #lights: DirectionalLight[];
  readonly #centre: Vector3;
  readonly #radius: number;

  constructor(scene: Scene, count: number, mapSize: number, shadows: { centre: Vector3; radius: number }) {
    this.#centre = shadows.centre;
    this.#radius = shadows.radius;
    this.#lights = Array.from({ length: count }, () => this.#light(mapSize));
    for (const light of this.#lights) scene.add(light, light.target);
  }

  sample(environment: Environment, frame: number): void {
    this.#lights.forEach((light, i) => {
      const { towards, light: colour } = environment.pick(...spread2(frame * this.#lights.length + i));
      light.color.setRGB(...colour).multiplyScalar(1 / this.#lights.length);
      light.position.copy(this.#centre).addScaledVector(towards, this.#radius * 3);
    });
  }

  #light(mapSize: number): DirectionalLight {
    const light = new DirectionalLight();
    light.castShadow = true;
    light.target.position.copy(this.#centre);
    const { shadow } = light;
    shadow.mapSize.set(mapSize, mapSize);
    const texel = (2 * this.#radius) / mapSize;
    shadow.normalBias = texel * 1.6;
    shadow.bias = -(texel * 1.2) / (this.#radius * 6);
    shadow.camera.left = shadow.camera.bottom = -this.#radius;
    shadow.camera.right = shadow.camera.top = this.#radius;
    shadow.camera.near = 0.1;
    shadow.camera.far = this.#radius * 6;
    return light;
  }
}
