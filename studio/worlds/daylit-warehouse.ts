import type { Kit } from "../../vehicles/modelling/kit.ts";
import { rackSize } from "../models/site/rack.ts";
import { daylitHall } from "./daylit-hall.ts";
import type { WarehousePose } from "./warehouse-floor.ts";
import { warehouseFurniture, warehouseMarkings, warehouseRows, warehouseSize } from "./warehouse-floor.ts";
import type { World } from "./world.ts";

/** The warehouse, by day or by night. */
export function daylitWarehouse(kit: Kit, pose: WarehousePose): World {
  return daylitHall(kit, {
    size: warehouseSize,
    markings: warehouseMarkings(),
    furniture: warehouseFurniture(kit, pose),
    traffic: pose.traffic,
    night: pose.night ?? false,
    shading: warehouseRows().map(({ x, from, bays }) => ({
      size: [rackSize.depth, rackSize.height, bays * rackSize.bay],
      at: [x, rackSize.height / 2, from - (bays * rackSize.bay) / 2],
    })),
  });
}
