import { Group, type Material, type Mesh, type Object3D, type Scene, type Texture } from "three";

/** A place on the stage for an object that is rebuilt whenever its look changes. */
export class Slot {
  readonly #scene: Scene;
  #group = new Group();
  #key = "";

  constructor(scene: Scene) {
    this.#scene = scene;
  }

  get group(): Group {
    return this.#group;
  }

  put(key: unknown, make: () => Group): void {
    const wanted = JSON.stringify(key);
    if (wanted === this.#key) return;
    release(this.#group);
    this.#group = make();
    this.#scene.add(this.#group);
    this.#key = wanted;
  }
}

/** Removes an object from the stage, and its geometries and materials from the graphics card. */
export function release(object: Object3D): void {
  object.removeFromParent();
  object.traverse((child) => {
    const { geometry, material } = child as Mesh<Mesh["geometry"], Material & { map?: Texture | null }>;
    geometry?.dispose();
    material?.map?.dispose();
    material?.dispose();
  });
}
