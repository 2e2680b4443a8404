import type { LightSweepPose } from "./light-sweep.ts";
import { lightSweep } from "./light-sweep.ts";
import type { LineUpPose } from "./line-up.ts";
import { lineUp } from "./line-up.ts";
import type { MeasuredPose } from "./measured.ts";
import { measured } from "./measured.ts";
import type { Stage, StagedScene } from "./scene.ts";

/** What a picture shows: the scene, named like its file, and its pose. */
export type ScenePose =
  | { scene: "light-sweep"; pose: LightSweepPose }
  | { scene: "line-up"; pose: LineUpPose }
  | { scene: "measured"; pose: MeasuredPose };

export function stageScene(stage: Stage, set: ScenePose): StagedScene {
  switch (set.scene) {
    case "light-sweep":
      return lightSweep(stage, set.pose);
    case "line-up":
      return lineUp(stage, set.pose);
    case "measured":
      return measured(stage, set.pose);
  }
}
