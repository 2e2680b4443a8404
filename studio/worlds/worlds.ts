import type { Kit } from "../../vehicles/modelling/kit.ts";
import { assemblyLine } from "./assembly-line.ts";
import { bottlingHall } from "./bottling-hall.ts";
import { coldStore } from "./cold-store.ts";
import { crossDock } from "./cross-dock.ts";
import { daylitWarehouse } from "./daylit-warehouse.ts";
import { dispatch } from "./dispatch.ts";
import { dock } from "./dock.ts";
import { fairHall } from "./fair-hall.ts";
import { handover } from "./handover.ts";
import { machineWorks } from "./machine-works.ts";
import { supermarket } from "./supermarket.ts";
import type { World } from "./world.ts";
import type { WorldPose } from "./world-pose.ts";

export function buildWorld(kit: Kit, set: WorldPose): World {
  switch (set.scene) {
    case "fair-hall":
      return fairHall(kit, set.pose);
    case "handover":
      return handover(kit, set.pose);
    case "dock":
      return dock(kit, set.pose);
    case "dispatch":
      return dispatch(kit, set.pose);
    case "assembly-line":
      return assemblyLine(kit, set.pose);
    case "bottling-hall":
      return bottlingHall(kit, set.pose);
    case "cold-store":
      return coldStore(kit, set.pose);
    case "cross-dock":
      return crossDock(kit, set.pose);
    case "daylit-warehouse":
      return daylitWarehouse(kit, set.pose);
    case "machine-works":
      return machineWorks(kit, set.pose);
    case "supermarket":
      return supermarket(kit, set.pose);
  }
}
