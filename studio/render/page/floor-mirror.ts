import type { Object3D, Scene, WebGLRenderer } from "three";
import { HalfFloatType, LinearFilter, Matrix4, PerspectiveCamera, WebGLRenderTarget } from "three";
import { halton } from "./sequences.ts";

/** The scene seen from below the floor. Each frame shears it a little with height: contacts stay sharp, the rest blurs. */
export class FloorMirror {
  readonly target: WebGLRenderTarget;
  readonly #camera = new PerspectiveCamera();

  constructor(width: number, height: number) {
    this.target = new WebGLRenderTarget(Math.ceil(width / 2), Math.ceil(height / 2), {
      type: HalfFloatType,
      minFilter: LinearFilter,
      magFilter: LinearFilter,
    });
    this.#camera.matrixAutoUpdate = this.#camera.matrixWorldAutoUpdate = false;
  }

  render(
    renderer: WebGLRenderer,
    scene: Scene,
    camera: PerspectiveCamera,
    frame: number,
    gloss: number,
  ): void {
    this.#follow(camera, frame, gloss);
    const hidden: Object3D[] = [];
    scene.traverse((object) => {
      if (object.userData.notMirrored && object.visible) hidden.push(object);
    });
    for (const object of hidden) object.visible = false;
    renderer.setRenderTarget(this.target);
    renderer.clear();
    renderer.render(scene, this.#camera);
    for (const object of hidden) object.visible = true;
  }

  #follow(camera: PerspectiveCamera, frame: number, gloss: number): void {
    const spread = halton(frame, 5);
    const slope = gloss * Math.sqrt(spread / (1.0001 - spread * 0.9));
    const angle = halton(frame, 7) * 2 * Math.PI;
    const shear = new Matrix4().set(
      1,
      slope * Math.cos(angle),
      0,
      0,
      0,
      1,
      0,
      0,
      0,
      slope * Math.sin(angle),
      1,
      0,
      0,
      0,
      0,
      1,
    );
    const flip = new Matrix4().makeScale(1, -1, 1);
    const mirror = this.#camera;
    // Two flips, of the world and of the picture, keep the winding of triangles.
    mirror.matrixWorldInverse.copy(flip).multiply(camera.matrixWorldInverse).multiply(flip).multiply(shear);
    mirror.matrixWorld.copy(mirror.matrixWorldInverse).invert();
    mirror.projectionMatrix.copy(camera.projectionMatrix);
    mirror.projectionMatrix.elements[9] = -(camera.projectionMatrix.elements[9] ?? 0);
    mirror.projectionMatrixInverse.copy(mirror.projectionMatrix).invert();
    mirror.near = camera.near;
    mirror.far = camera.far;
  }
}
