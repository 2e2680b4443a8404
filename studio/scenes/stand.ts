import type { Object3D } from "three";
import { Box3, Group, Scene, Sphere, Vector3 } from "three";
import { withQuality } from "../../vehicles/modelling/geometry/quality.ts";
import type { PersonPose } from "../models/site/person.ts";
import { bareHeaded, person } from "../models/site/person.ts";
import { standHeight, stand as standModel } from "../models/site/stand.ts";
import { studioLight } from "./light-rig.ts";
import type { Stage, StagedScene } from "./scene.ts";
import { addSweep } from "./sweep.ts";
import type { Placement } from "./traffic.ts";
import { placeVehicle } from "./traffic.ts";

/** A stand at a fair on the light sweep: vehicles on its floor, visitors around it. */
export type StandPose = {
  vehicles: readonly Placement[];
  /** where they stand (on the hall's floor, or up on the stand), the way that they look in degrees (0: to -z), and their height in metres */
  visitors: readonly {
    clothes: PersonPose["clothes"];
    at: readonly [x: number, z: number];
    onStand?: true;
    turn: number;
    height: number;
  }[];
};

export function stand(stage: Stage, pose: StandPose): StagedScene {
  const { kit } = stage;
  const scene = new Scene();
  const vehicles = pose.vehicles.map((placement) => placeVehicle(kit, placement));
  for (const vehicle of vehicles) vehicle.position.y = standHeight;
  const things = new Group().add(
    withQuality(0.6, () => standModel(kit).build()),
    ...vehicles,
    ...pose.visitors.map((visitor) => visitorOf(visitor)),
  );
  scene.add(things);
  const around = new Box3().setFromObject(things).getBoundingSphere(new Sphere());
  addSweep(scene, stage, stage.mirror, { horizon: 0.5, mirror: 0.34 });
  const { from, at } = stage.camera;
  return {
    scene,
    environment: studioLight(Math.atan2(from[2] - at[2], from[0] - at[0])),
    shadows: { centre: new Vector3(around.center.x, 0.8, around.center.z), radius: around.radius },
    floorGloss: 0.13,
    look: { tone: "neutral", exposure: 1.1, contrast: 0.08, saturation: 1.04, bloom: 0.22, vignette: 0.1 },
    anchors: new Map(),
  };
}

function visitorOf(visitor: StandPose["visitors"][number]): Object3D {
  const { clothes, at, onStand, turn, height } = visitor;
  const group = new Group().add(person({ clothes, seed: Math.round(height * 100) }).build());
  group.position.set(at[0], onStand ? standHeight : 0, at[1]);
  group.rotation.y = Math.PI + (turn * Math.PI) / 180;
  group.scale.setScalar(height / bareHeaded);
  return group;
}
