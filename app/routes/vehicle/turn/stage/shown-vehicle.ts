import { Box3, Group, type Object3D, Vector3 } from "three";
import { fixedAxle } from "#vehicles/measuring/wheels.ts";
import { assemble } from "#vehicles/modelling/assemble.ts";
import { withQuality } from "#vehicles/modelling/geometry/quality.ts";
import type { Kit } from "#vehicles/modelling/kit.ts";
import { buildLoad } from "#vehicles/modelling/loads/load.ts";
import { isMoving, raise } from "#vehicles/modelling/moving.ts";
import type { VehicleModel } from "#vehicles/modelling/vehicle-model.ts";
import type { TurnData } from "../load-turn.ts";
import type { Looking } from "../view/looking.ts";
import type { Shown } from "../view/say.ts";

/** How far a raised plate holds a trolley off the floor, in metres: as in the photographs. */
const clear = 0.03;

export type Look = { quality: number; prints: boolean };
type Raised = Pick<Looking, "lift" | "load">;

/** A vehicle and its load in metres, its turning centre at the origin, its front towards +x. */
export class ShownVehicle {
  readonly root = new Group();
  readonly #vehicle: Group;
  readonly #loads: readonly { group: Group; rides: boolean }[];
  readonly #data: TurnData;
  readonly #measured = new Map<number, Shown>();

  /** @param look the share of the photographs' segments in roundings, and whether prints are shown */
  constructor(model: VehicleModel, data: TurnData, kit: Kit, { quality, prints }: Look) {
    this.#data = data;
    const raw = withQuality(quality, () => {
      const [load, secondLoad] = [data.load, data.secondLoad].map((each) => each && buildLoad(kit, each));
      const built = model(kit, data.figures, { load, secondLoad });
      built.updateMatrixWorld(true);
      return { built, loads: [load, secondLoad].filter((each) => each !== undefined) };
    });
    this.#loads = raw.loads.map((load) => ({ group: assemble(load), rides: isPartOfMoving(load) }));
    for (const load of raw.loads) load.removeFromParent();
    this.root.position.x = -fixedAxle(raw.built);
    this.#vehicle = assemble(raw.built);
    this.root.add(this.#vehicle, ...this.#loads.map(({ group }) => group));
    if (!prints)
      this.root.traverse((part) => {
        if (part.name === "print") part.visible = false;
      });
    this.pose({ lift: data.lift?.lowest ?? 0, load: false });
  }

  /** Raises the forks or the plate to `lift` mm, and shows the load or hides it. */
  pose({ lift, load }: Raised): void {
    const { lowest, highest } = this.#data.lift ?? { lowest: 0, highest: 0 };
    const travel = Math.max(0, lift - lowest) / 1000;
    raise(this.#vehicle, travel);
    const lifted = Math.max(0, travel - (highest - lowest) / 1000 + clear);
    for (const { group, rides } of this.#loads) {
      group.visible = load;
      group.position.y = rides ? travel : this.#data.lift ? lifted : 0;
    }
  }

  /** The box around what is shown: the vehicle, with its load if it carries one. Metres from the turning centre. */
  box(): Box3 {
    const box = boxOf(this.#vehicle);
    for (const { group } of this.#loads) if (group.visible) box.union(boxOf(group));
    return box;
  }

  /** Measures in mm, raised to `lift`. Dimensions of the sheet use its figures, because roundings are coarser here. */
  measure(wanted: number, now: Raised): Shown {
    const known = this.#measured.get(wanted) ?? this.#measure(wanted, now);
    this.#measured.set(wanted, known);
    return known;
  }

  #measure(wanted: number, now: Raised): Shown {
    this.pose({ lift: wanted, load: true });
    const { lift, size } = this.#data;
    const height = inMillimetres(boxOf(this.#vehicle).max.y);
    const load = this.#loads.reduce((box, { group }) => box.union(boxOf(group)), new Box3());
    const extent = load.getSize(new Vector3());
    this.pose(now);
    const known = lift && wanted === lift.highest ? lift.raisedHeight : height;
    return {
      height: !lift || wanted === lift.lowest ? size.height : Math.max(size.height, known),
      load: {
        length: inMillimetres(extent.x),
        width: inMillimetres(extent.z),
        height: inMillimetres(extent.y),
        top: inMillimetres(load.max.y),
      },
    };
  }
}

const inMillimetres = (metres: number) => Math.round(metres * 1000);

function boxOf(object: Object3D): Box3 {
  object.updateWorldMatrix(true, true);
  return new Box3().setFromObject(object);
}

function isPartOfMoving(object: Object3D): boolean {
  return object.parent !== null && (isMoving(object.parent) || isPartOfMoving(object.parent));
}
