import type { BufferGeometry, Material, Object3D } from "three";
import { Euler, Group, Matrix4, Mesh, Quaternion, Vector3 } from "three";
import { mergeGeometries } from "three/examples/jsm/utils/BufferGeometryUtils.js";
import type { Vector } from "./surface.ts";

const still: Vector = [0, 0, 0];
const kept = new Set(["position", "normal", "uv"]);

/** Gathers shapes by material, so that a whole assembly draws as one mesh for each material. */
export class Part {
  readonly name: string;
  readonly #shapes = new Map<Material, BufferGeometry[]>();
  readonly #attached: Object3D[] = [];

  constructor(name: string) {
    this.name = name;
  }

  add(material: Material, shape: BufferGeometry, at: Vector = still, turn: Vector = still): this {
    const placed = shape.clone().applyMatrix4(pose(at, turn));
    for (const key of Object.keys(placed.attributes)) if (!kept.has(key)) placed.deleteAttribute(key);
    const list = this.#shapes.get(material) ?? [];
    if (list.length === 0) this.#shapes.set(material, list);
    list.push(placed);
    return this;
  }

  /** Adds the shape at z and, turned to mirror it, at -z. */
  pair(material: Material, shape: BufferGeometry, [x, y, z]: Vector, [rx, ry, rz]: Vector = still): this {
    this.add(material, shape, [x, y, z], [rx, ry, rz]);
    return this.add(material, shape, [x, y, -z], [-rx, -ry, rz]);
  }

  attach(child: Object3D | Part, at: Vector = still, turn: Vector = still): this {
    const object = child instanceof Part ? child.build() : child;
    object.applyMatrix4(pose(at, turn));
    this.#attached.push(object);
    return this;
  }

  build(): Group {
    const group = new Group();
    group.name = this.name;
    for (const [material, shapes] of this.#shapes) {
      const mesh = new Mesh(mergeGeometries(shapes), material);
      mesh.name = material.name;
      mesh.castShadow = !material.userData.castsNoShadow;
      mesh.receiveShadow = true;
      group.add(mesh);
    }
    for (const child of this.#attached) group.add(child);
    return group;
  }
}

const pose = (at: Vector, turn: Vector): Matrix4 =>
  new Matrix4().compose(
    new Vector3(...at),
    new Quaternion().setFromEuler(new Euler(...turn)),
    new Vector3(1, 1, 1),
  );
