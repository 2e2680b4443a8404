import type { ScenePose } from "../scenes/scenes.ts";
import type { AssemblyLinePose } from "./assembly-line.ts";
import type { BottlingHallPose } from "./bottling-hall.ts";
import type { ColdStorePose } from "./cold-store.ts";
import type { CrossDockPose } from "./cross-dock.ts";
import type { DispatchPose } from "./dispatch.ts";
import type { DockPose } from "./dock.ts";
import type { FairHallPose } from "./fair-hall.ts";
import type { HandoverPose } from "./handover.ts";
import type { MachineWorksPose } from "./machine-works.ts";
import type { SupermarketPose } from "./supermarket.ts";
import type { WarehousePose } from "./warehouse-floor.ts";

/** A world and what happens in it. */
export type WorldPose =
  | { scene: "fair-hall"; pose: FairHallPose }
  | { scene: "handover"; pose: HandoverPose }
  | { scene: "dock"; pose: DockPose }
  | { scene: "dispatch"; pose: DispatchPose }
  | { scene: "assembly-line"; pose: AssemblyLinePose }
  | { scene: "bottling-hall"; pose: BottlingHallPose }
  | { scene: "cold-store"; pose: ColdStorePose }
  | { scene: "cross-dock"; pose: CrossDockPose }
  | { scene: "daylit-warehouse"; pose: WarehousePose }
  | { scene: "machine-works"; pose: MachineWorksPose }
  | { scene: "supermarket"; pose: SupermarketPose };

const names = new Set<string>([
  "fair-hall",
  "handover",
  "dock",
  "dispatch",
  "assembly-line",
  "bottling-hall",
  "cold-store",
  "cross-dock",
  "daylit-warehouse",
  "machine-works",
  "supermarket",
] satisfies WorldPose["scene"][]);

/** Whether a picture is traced by rays; all others are made in the darkroom. */
export const isWorld = (set: WorldPose | ScenePose): set is WorldPose => names.has(set.scene);
