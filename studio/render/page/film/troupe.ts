import type { Material, Object3D, Side } from "three";
import {
  Box3,
  BufferGeometry,
  Group,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  Quaternion,
  Vector3,
} from "three";
import { mergeGeometries } from "three/examples/jsm/utils/BufferGeometryUtils.js";
import { withQuality } from "../../../../vehicles/modelling/geometry/quality.ts";
import type { Kit } from "../../../../vehicles/modelling/kit.ts";
import { buildLoad } from "../../../../vehicles/modelling/loads/load.ts";
import type { Actor, Moment } from "../../../films/film.ts";
import { person } from "../../../models/site/person.ts";
import { placeVehicle } from "../../../scenes/traffic.ts";

/** Name of the part of an actor that only casts shadows. */
export const shadowName = "shadow";
const amberAtFull = 4;

/** Builds actors, moment by moment. One whose shape stays is built once and moved. */
export class Troupe {
  readonly #kit: Kit;
  readonly #built = new Map<string, Group[]>();

  constructor(kit: Kit) {
    this.#kit = kit;
  }

  /** The actors of a moment as objects in their places. */
  enter({ actors, amber }: Moment): Group[] {
    const lamp = this.#kit.materials.ledAmber;
    if (lamp instanceof MeshStandardMaterial) lamp.emissiveIntensity = 0.1 + amberAtFull * amber;
    const taken = new Map<string, number>();
    const present = actors.map((actor) => {
      const shape = shapeOf(actor);
      const copy = taken.get(shape) ?? 0;
      taken.set(shape, copy + 1);
      return place(this.#take(shape, copy, actor), actor);
    });
    this.#forget(taken);
    return present;
  }

  #take(shape: string, copy: number, actor: Actor): Group {
    const known = this.#built.get(shape) ?? [];
    this.#built.set(shape, known);
    const group = known[copy] ?? build(this.#kit, actor);
    known[copy] = group;
    return group;
  }

  /** Disposes of shapes no longer in use: a lifting vehicle has another shape in each picture. */
  #forget(taken: ReadonlyMap<string, number>): void {
    for (const [shape, groups] of this.#built) {
      if (taken.has(shape)) continue;
      for (const group of groups) dispose(group);
      this.#built.delete(shape);
    }
  }
}

const shapeOf = (actor: Actor): string =>
  "person" in actor
    ? JSON.stringify(actor.person)
    : "vehicle" in actor
      ? JSON.stringify([actor.vehicle, actor.lift?.toFixed(4), actor.quality])
      : JSON.stringify([actor.load, actor.quality]);

/** An actor, and a simpler copy that casts its shadows, which need no roundings. */
function build(kit: Kit, actor: Actor): Group {
  const seen = model(kit, actor, "person" in actor ? 0.6 : (actor.quality ?? 0.6));
  seen.traverse((object) => {
    object.castShadow = false;
  });
  return new Group().add(seen, shadowOf(model(kit, actor, 0.16)));
}

/** Everything that casts a shadow as one shape: drawn once for each light. */
function shadowOf(plain: Group): Group {
  plain.updateMatrixWorld(true);
  const shapes = new Map<Side, BufferGeometry[]>();
  plain.traverse((object) => {
    if (!(object instanceof Mesh) || !object.castShadow) return;
    const { side } = object.material as Material;
    const { position, index } = { ...object.geometry.attributes, index: object.geometry.index };
    const shape = new BufferGeometry().setAttribute("position", position.clone()).setIndex(index);
    shapes.set(side, [...(shapes.get(side) ?? []), shape.applyMatrix4(object.matrixWorld)]);
  });
  const shadow = new Group();
  shadow.name = shadowName;
  for (const [side, list] of shapes) {
    const unseen = new MeshBasicMaterial({ colorWrite: false, depthWrite: false, side });
    const mesh = new Mesh(mergeGeometries(list), unseen);
    mesh.castShadow = true;
    shadow.add(mesh);
  }
  return shadow;
}

function model(kit: Kit, actor: Actor, quality: number): Group {
  if ("person" in actor) return person(actor.person).build();
  if ("load" in actor) return withQuality(quality, () => buildLoad(kit, actor.load));
  const { vehicle, lift } = actor;
  return placeVehicle(kit, { vehicle, at: [0, 0], turn: 0, quality, ...(lift !== undefined && { lift }) });
}

function place(group: Group, actor: Actor): Group {
  group.position.set(actor.x, "y" in actor ? actor.y : 0, actor.z);
  group.rotation.y = (actor.turn * Math.PI) / 180;
  group.traverse((object) => {
    if (object.name === "wheel") roll(object, group, "driven" in actor ? (actor.driven ?? 0) : 0);
  });
  return group;
}

/** Turns a wheel by the distance that it has rolled, whichever way round it is mounted. */
function roll(wheel: Object3D, group: Group, driven: number): void {
  wheel.userData.mounted ??= mounting(wheel, group);
  const { turn, radius, side } = wheel.userData.mounted as ReturnType<typeof mounting>;
  wheel.quaternion
    .copy(turn)
    .multiply(new Quaternion().setFromAxisAngle(new Vector3(0, 0, 1), (-driven / radius) * side));
}

function mounting(wheel: Object3D, group: Group) {
  const turn = wheel.quaternion.clone();
  const axle = new Vector3(0, 0, 1);
  for (let object: Object3D | null = wheel; object && object !== group; object = object.parent)
    axle.applyQuaternion(object.quaternion);
  wheel.updateWorldMatrix(true, true);
  const size = new Box3().setFromObject(wheel).getSize(new Vector3());
  return { turn, radius: size.y / 2, side: Math.sign(axle.z) || 1 };
}

function dispose(group: Group): void {
  group.removeFromParent();
  group.traverse((object) => {
    if (object instanceof Mesh) object.geometry.dispose();
  });
}
