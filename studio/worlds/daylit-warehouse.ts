import type { Object3D } from "three";
import { MeshBasicMaterial } from "three";
import { box } from "../../vehicles/modelling/geometry/loft.ts";
import type { Kit } from "../../vehicles/modelling/kit.ts";
import { hall, lampDrop, nightRows, roofLights, roofShade } from "../models/site/hall.ts";
import { rackSize } from "../models/site/rack.ts";
import type { WarehousePose } from "../scenes/warehouse.ts";
import { warehouseFurniture, warehouseMarkings, warehouseRows, warehouseSize } from "../scenes/warehouse.ts";
import { ground } from "./parts.ts";
import type { World } from "./world.ts";
import { worldOf } from "./world-scene.ts";

/**
 * The warehouse of `scenes/warehouse.ts` by day: sun falls through open strips of its roof on racks and floor. By night
 * three rows of lamps light the ways that are driven.
 */
export function daylitWarehouse(kit: Kit, pose: WarehousePose): World {
  const { half, back, front } = warehouseSize;
  const things: Object3D[] = [
    hall(kit, warehouseSize, pose.night ? "night" : "open").build(),
    ground("concrete", -half, back, 2 * half, front - back).build(),
    ...warehouseFurniture(kit, pose),
  ];
  return worldOf(kit, {
    things,
    traffic: pose.traffic,
    shade: shade(),
    floors: {
      concrete: {
        colours: ["#8b8880", "#a19d93"],
        roughness: [0.22, 0.5],
        stains: 0.22,
        joints: [6, 6],
        jointWidth: 0.012,
        bump: 0.12,
        paint: warehouseMarkings(),
      },
    },
    light: pose.night ? night() : day(),
    look: {
      contrast: "Medium High Contrast",
      exposure: pose.night ? 0.47 : 0.36,
      bloom: pose.night ? 0.12 : 0.06,
    },
  });
}

const day = (): World["light"] => ({
  sun: { around: 48, up: 50, strength: 10, colour: "#ffe9c8", wide: 0.7 },
  sky: { colour: "#c4dbf7", strength: 3, seenOnly: true },
  lamps: [
    ...roofLights.flatMap((x) =>
      [-25, -8, 9].map((z) => ({
        at: [x, warehouseSize.height - 0.05, z] as const,
        size: [1.5, 16] as const,
        towards: [0, -1, 0] as const,
        watts: 440,
        colour: "#d8e6fb",
        mirrored: false,
      })),
    ),
  ],
});

const night = (): World["light"] => ({
  sky: { colour: "#0b1420", strength: 0.4, seenOnly: true },
  lamps: nightRows.flatMap((x) =>
    [-25, -8, 9].map((z) => ({
      at: [x, warehouseSize.height - lampDrop - 0.05, z] as const,
      size: [0.24, 16] as const,
      towards: [0, -1, 0] as const,
      watts: 260,
      colour: "#ffecd2",
      mirrored: false,
    })),
  ),
});

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
