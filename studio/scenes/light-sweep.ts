import { Box3, Scene, Sphere, Vector3 } from "three";
import { Part } from "../../vehicles/modelling/geometry/part.ts";
import type { Load } from "../../vehicles/modelling/loads/load.ts";
import { buildLoad, magneticTape } from "../../vehicles/modelling/loads/load.ts";
import { figuresOf } from "../../vehicles/modelling/painted.ts";
import { vehicles } from "../../vehicles/models.ts";
import type { PhotographedVehicle } from "../../vehicles/photographed.ts";
import { heightFigure } from "../models/site/height-figure.ts";
import { nightLight, studioLight } from "./light-rig.ts";
import type { Stage, StagedScene } from "./scene.ts";
import { addSweep, nightPaper } from "./sweep.ts";
import { underside } from "./traffic.ts";

/** One vehicle on a seamless light sweep: product pictures, elevations, details. */
export type LightSweepPose = {
  vehicle: PhotographedVehicle;
  lift?: number;
  load?: Load;
  secondLoad?: Load;
  /** a strip of magnetic tape on the floor */
  tape?: boolean;
  /** where the outline of a person stands beside the vehicle: x and z in metres */
  person?: readonly [x: number, z: number];
  /** height in the picture at which floor turns into wall */
  horizon?: number;
  mirror?: number;
  exposure?: number;
  /** radius in metres around what the camera looks at whose shadows count: smaller is sharper, for details */
  lightRadius?: number;
  /** dark paper and fewer lamps, for the pages' dark scheme */
  night?: boolean;
};

export function lightSweep(stage: Stage, pose: LightSweepPose): StagedScene {
  const { kit } = stage;
  const scene = new Scene();
  const build = vehicles[pose.vehicle];
  const load = pose.load && buildLoad(kit, pose.load);
  const secondLoad = pose.secondLoad && buildLoad(kit, pose.secondLoad);
  const vehicle = build(kit, figuresOf(pose.vehicle), {
    ...(pose.lift !== undefined && { lift: pose.lift }),
    load,
    secondLoad,
  });
  scene.add(vehicle, underside(pose.vehicle));
  if (pose.tape) scene.add(magneticTape(kit, 20));
  if (pose.person) {
    const [x, z] = pose.person;
    vehicle.add(new Part("beside").attach(heightFigure(kit), [x, 0, z]).build());
  }
  const around = new Box3().setFromObject(vehicle).getBoundingSphere(new Sphere());
  addSweep(scene, stage, stage.mirror, {
    horizon: pose.horizon ?? 0.44,
    mirror: pose.mirror ?? 0.34,
    ...(pose.night && { paper: nightPaper }),
  });
  const { from, at } = stage.camera;
  const light = pose.night ? nightLight : studioLight;
  return {
    scene,
    environment: light(Math.atan2(from[2] - at[2], from[0] - at[0])),
    shadows: pose.lightRadius
      ? { centre: new Vector3(...at), radius: pose.lightRadius }
      : { centre: around.center, radius: around.radius * 1.02 },
    floorGloss: 0.13,
    look: {
      tone: "neutral",
      exposure: pose.exposure ?? 1.1,
      contrast: 0.08,
      saturation: 1.04,
      bloom: 0.22,
      vignette: 0.1,
    },
    anchors: new Map(
      vehicle.children.filter((child) => child.userData.anchor).map((child) => [child.name, child]),
    ),
  };
}
