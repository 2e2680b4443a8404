import type { Object3D } from "three";
import { MeshBasicMaterial } from "three";
import { box } from "../../vehicles/modelling/geometry/loft.ts";
import type { Kit } from "../../vehicles/modelling/kit.ts";
import { roofShade } from "../models/site/hall.ts";
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
    shade: shade(),
  });
}

function shade(): Object3D {
  const unseen = new MeshBasicMaterial({ colorWrite: false, depthWrite: false });
  const part = roofShade(warehouseSize, unseen);
  const { half, back, front, height } = warehouseSize;
  for (const side of [-1, 1])
    part.add(unseen, box(0.2, height, front - back, 0), [side * half, height / 2, (front + back) / 2]);
  part.add(unseen, box(2 * half, height, 0.2, 0), [0, height / 2, back]);
  for (const { x, from, bays } of warehouseRows()) {
    const length = bays * rackSize.bay;
    part.add(unseen, box(rackSize.depth, rackSize.height, length, 0), [
      x,
      rackSize.height / 2,
      from - length / 2,
    ]);
  }
  return part.build();
}
