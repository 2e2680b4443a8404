import type { AssemblyLinePose } from "./assembly-line.ts";
import { assemblyLine } from "./assembly-line.ts";
import type { DispatchPose } from "./dispatch.ts";
import { dispatch } from "./dispatch.ts";
import type { DockPose } from "./dock.ts";
import { dock } from "./dock.ts";
import type { HandoverPose } from "./handover.ts";
import { handover } from "./handover.ts";
import type { LightSweepPose } from "./light-sweep.ts";
import { lightSweep } from "./light-sweep.ts";
import type { LineUpPose } from "./line-up.ts";
import { lineUp } from "./line-up.ts";
import type { MeasuredPose } from "./measured.ts";
import { measured } from "./measured.ts";
import type { Stage, StagedScene } from "./scene.ts";
import type { StandPose } from "./stand.ts";
import { stand } from "./stand.ts";
import type { WarehousePose } from "./warehouse.ts";
import { warehouse } from "./warehouse.ts";

/** What a picture shows: the scene, named like its file, and its pose. */
export type ScenePose =
  | { scene: "assembly-line"; pose: AssemblyLinePose }
  | { scene: "dispatch"; pose: DispatchPose }
  | { scene: "dock"; pose: DockPose }
  | { scene: "handover"; pose: HandoverPose }
  | { scene: "light-sweep"; pose: LightSweepPose }
  | { scene: "line-up"; pose: LineUpPose }
  | { scene: "measured"; pose: MeasuredPose }
  | { scene: "stand"; pose: StandPose }
  | { scene: "warehouse"; pose: WarehousePose };

export function stageScene(stage: Stage, set: ScenePose): StagedScene {
  switch (set.scene) {
    case "assembly-line":
      return assemblyLine(stage, set.pose);
    case "dispatch":
      return dispatch(stage, set.pose);
    case "dock":
      return dock(stage, set.pose);
    case "handover":
      return handover(stage, set.pose);
    case "light-sweep":
      return lightSweep(stage, set.pose);
    case "line-up":
      return lineUp(stage, set.pose);
    case "measured":
      return measured(stage, set.pose);
    case "stand":
      return stand(stage, set.pose);
    case "warehouse":
      return warehouse(stage, set.pose);
  }
}
