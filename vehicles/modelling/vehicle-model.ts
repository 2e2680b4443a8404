import type { Group, Object3D } from "three";
import type { Kit } from "./kit.ts";
import type { Figures } from "./painted.ts";

type VehiclePose = {
  /** metres: forks' height for forks, plate's height for the lifter */
  lift?: number;
  /** stands where the vehicle carries it */
  load?: Object3D | undefined;
  /** the second deck's load, on the dual conveyor */
  secondLoad?: Object3D | undefined;
};

/** What `model.ts` of a vehicle's folder exports as `model`: metres, the floor at y = 0, the front towards +x. */
export type VehicleModel = (kit: Kit, figures: Figures, pose?: VehiclePose) => Group;
