import type { Object3D } from "three";
import { Box3, Group, Scene, Sphere, Vector3 } from "three";
import { box } from "../../vehicles/modelling/geometry/loft.ts";
import { Part } from "../../vehicles/modelling/geometry/part.ts";
import type { Kit } from "../../vehicles/modelling/kit.ts";
import { closedPallet } from "../../vehicles/modelling/loads/closed-pallet.ts";
import { pallet } from "../../vehicles/modelling/loads/pallet.ts";
import { studioLight } from "./light-rig.ts";
import type { Stage, StagedScene } from "./scene.ts";
import { addSweep } from "./sweep.ts";
import type { Placement } from "./traffic.ts";
import { placeVehicle } from "./traffic.ts";

/** Several vehicles, or a vehicle and bare pallets, on a seamless light sweep. */
export type LineUpPose = {
  vehicles: readonly Placement[];
  pallets?: readonly { at: readonly [x: number, z: number]; turn: number; closed?: boolean }[];
  /** magnetic tape along x, from and to in metres, at z */
  tape?: { from: number; to: number; z: number };
  /** height in the picture at which floor turns into wall */
  horizon?: number;
};

export function lineUp(stage: Stage, pose: LineUpPose): StagedScene {
  const { kit } = stage;
  const scene = new Scene();
  const things = new Group();
  things.add(...pose.vehicles.map((placement) => placeVehicle(kit, placement)), ...palletsOf(kit, pose));
  const around = new Box3().setFromObject(things).getBoundingSphere(new Sphere());
  scene.add(things);
  if (pose.tape) scene.add(tapeOf(kit, pose.tape));
  addSweep(scene, stage, stage.mirror, { horizon: pose.horizon ?? 0.44, mirror: 0.34 });
  const { from, at } = stage.camera;
  return {
    scene,
    environment: studioLight(Math.atan2(from[2] - at[2], from[0] - at[0])),
    shadows: { centre: new Vector3(around.center.x, 0.6, around.center.z), radius: around.radius * 1.02 },
    floorGloss: 0.13,
    look: { tone: "neutral", exposure: 1.1, contrast: 0.08, saturation: 1.04, bloom: 0.22, vignette: 0.1 },
    anchors: new Map(),
  };
}

const palletsOf = (kit: Kit, pose: LineUpPose): Object3D[] =>
  (pose.pallets ?? []).map(({ at, turn, closed }) =>
    new Part("bare pallet")
      .attach(closed ? closedPallet(kit) : pallet(kit), [at[0], 0, at[1]], [0, (turn * Math.PI) / 180, 0])
      .build(),
  );

const tapeOf = ({ materials }: Kit, { from, to, z }: NonNullable<LineUpPose["tape"]>): Object3D =>
  new Part("tape")
    .add(materials.magnet, box(to - from, 0.0016, 0.05, 0.0006), [(from + to) / 2, 0.0009, z])
    .build();
