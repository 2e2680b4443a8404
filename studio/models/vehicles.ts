import type { Group, Object3D } from "three";
import { counterbalance } from "./counterbalance.ts";
import { dualConveyor } from "./dual-conveyor.ts";
import { fork } from "./fork.ts";
import type { Kit } from "./kit.ts";
import { lifter } from "./lifter.ts";
import type { Figures, ProductName } from "./product-table.ts";
import { singleConveyor } from "./single-conveyor.ts";
import { tugger } from "./tugger.ts";

interface VehiclePose {
  /** metres: forks' height for forks, plate's height for the lifter */
  lift?: number;
  /** stands where the vehicle carries it */
  load?: Object3D | undefined;
  /** the second deck's load, on the dual conveyor */
  secondLoad?: Object3D | undefined;
}
export type BuildVehicle = (kit: Kit, figures: Figures, pose?: VehiclePose) => Group;

export const vehicles: Record<ProductName, BuildVehicle> = {
  fork,
  agvTugger: tugger,
  counterBalance: counterbalance,
  singleConveyor,
  dualConveyor,
  lifter,
};
