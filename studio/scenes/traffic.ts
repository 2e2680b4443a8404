import type { Group, Object3D } from "three";
import { Mesh, MeshBasicMaterial, PlaneGeometry } from "three";
import { withQuality } from "../../vehicles/modelling/geometry/quality.ts";
import type { Kit, MaterialName } from "../../vehicles/modelling/kit.ts";
import type { Load } from "../../vehicles/modelling/loads/load.ts";
import { buildLoad } from "../../vehicles/modelling/loads/load.ts";
import { figuresOf } from "../../vehicles/modelling/painted.ts";
import { anchor } from "../../vehicles/modelling/parts/decal.ts";
import { vehicles } from "../../vehicles/models.ts";
import type { PhotographedVehicle } from "../../vehicles/photographed.ts";

/** A vehicle somewhere on a floor. */
export type Placement = {
  vehicle: PhotographedVehicle;
  at: readonly [x: number, z: number];
  /** degrees, counter-clockwise seen from above; 0 heads for +x */
  turn: number;
  lift?: number;
  load?: Load;
  secondLoad?: Load;
  /** 1 is full detail; far vehicles need less */
  quality?: number;
  /** name of the point that a page may mark on this vehicle */
  mark?: string;
};

/** @param loadKit what loads are made of, if not the vehicle's own materials */
export function placeVehicle(kit: Kit, placement: Placement, loadKit = kit): Group {
  const { vehicle, at, turn, load, secondLoad, quality = 0.6 } = placement;
  return withQuality(quality, () => {
    const group = vehicles[vehicle](kit, figuresOf(vehicle), {
      ...(placement.lift !== undefined && { lift: placement.lift }),
      load: load && buildLoad(loadKit, load),
      secondLoad: secondLoad && buildLoad(loadKit, secondLoad),
    });
    group.traverse((object) => {
      if (object instanceof Mesh && smallParts.has(object.name)) object.castShadow = false;
    });
    group.add(underside(vehicle));
    if (placement.mark) group.add(markOn(placement.mark, vehicle));
    group.position.set(at[0], 0, at[1]);
    group.rotation.y = (turn * Math.PI) / 180;
    return group;
  });
}

/** Materials of parts too small for their shadows to show in a hall. */
const smallParts = new Set<string>([
  "steel",
  "darkSteel",
  "chrome",
  "gap",
  "gloss",
  "lens",
  "signal",
  "tape",
  "led",
  "red",
  "yellow",
  "foam",
  "polyurethane",
  "paper",
] satisfies MaterialName[]);

/** Keeps light from below the floor off a vehicle's underside; itself invisible. */
export function underside(vehicle: PhotographedVehicle): Mesh {
  const [x0, x1, width] = standing[vehicle].footprint;
  const unseen = new MeshBasicMaterial({ colorWrite: false, depthWrite: false, side: 2 });
  const plate = new Mesh(new PlaneGeometry(x1 - x0, width).rotateX(-Math.PI / 2), unseen);
  plate.position.set((x0 + x1) / 2, 0.012, 0);
  plate.castShadow = true;
  plate.userData.notMirrored = true;
  return plate;
}

/** Each vehicle's figures that a scene needs, in metres. */
const standing = {
  fork: { footprint: [0.04, 0.72, 0.78], mark: 1.1 },
  agvTugger: { footprint: [-0.7, 0.7, 0.7], mark: 0.9 },
  counterBalance: { footprint: [0, 1.46, 1.16], mark: 1.2 },
  singleConveyor: { footprint: [-0.65, 0.65, 0.8], mark: 0.55 },
  dualConveyor: { footprint: [-1.0, 1.0, 1.0], mark: 0.55 },
  lifter: { footprint: [-0.5, 0.5, 0.62], mark: 0.28 },
} as const satisfies Record<
  PhotographedVehicle,
  { footprint: readonly [x0: number, x1: number, width: number]; mark: number }
>;

function markOn(name: string, vehicle: PhotographedVehicle): Object3D {
  const point = anchor(name);
  const { footprint, mark } = standing[vehicle];
  point.position.set((footprint[0] + footprint[1]) / 2, mark, 0);
  return point;
}
