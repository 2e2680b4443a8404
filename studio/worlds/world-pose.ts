import type { ScenePose } from "../scenes/scenes.ts";
import type { WarehousePose } from "../scenes/warehouse.ts";
import type { BottlingHallPose } from "./bottling-hall.ts";
import type { ColdStorePose } from "./cold-store.ts";
import type { CrossDockPose } from "./cross-dock.ts";
import type { MachineWorksPose } from "./machine-works.ts";
import type { SupermarketPose } from "./supermarket.ts";

/** A world and what happens in it. */
export type WorldPose =
  | { scene: "bottling-hall"; pose: BottlingHallPose }
  | { scene: "cold-store"; pose: ColdStorePose }
  | { scene: "cross-dock"; pose: CrossDockPose }
  | { scene: "daylit-warehouse"; pose: WarehousePose }
  | { scene: "machine-works"; pose: MachineWorksPose }
  | { scene: "supermarket"; pose: SupermarketPose };

const names = new Set<string>([
  "bottling-hall",
  "cold-store",
  "cross-dock",
  "daylit-warehouse",
  "machine-works",
  "supermarket",
] satisfies WorldPose["scene"][]);

/** Whether a picture is traced by rays; all others are made in the darkroom. */
export const isWorld = (set: WorldPose | ScenePose): set is WorldPose => names.has(set.scene);
