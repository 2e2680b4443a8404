import type { Object3D } from "three";
import { Scene, Vector3 } from "three";
import { Part } from "../../vehicles/modelling/geometry/part.ts";
import { withQuality } from "../../vehicles/modelling/geometry/quality.ts";
import type { Kit } from "../../vehicles/modelling/kit.ts";
import { magneticTape } from "../../vehicles/modelling/loads/load.ts";
import { conveyorLine } from "../models/site/conveyor-line.ts";
import { studioLight } from "./light-rig.ts";
import type { Stage, StagedScene } from "./scene.ts";
import { addSweep } from "./sweep.ts";
import { warehouse } from "./warehouse.ts";

/** Where a film takes place. */
export type FilmSet =
  | { place: "warehouse" }
  | {
      place: "light-sweep";
      /** fixed roller conveyors, each ending at its point and running away from it; degrees from above */
      conveyors?: readonly { x: number; z: number; turn: number; length: number }[];
      /** a strip of magnetic tape on the floor along these points */
      tape?: readonly (readonly [x: number, z: number])[];
      horizon?: number;
      /** sphere in which shadows are cast */
      shadows: { centre: readonly [number, number, number]; radius: number };
    };

/** A scene at rest, and those of its objects whose light films may change: its floor and near objects. */
export type StagedSet = StagedScene & {
  floor: Object3D;
  near: readonly Object3D[];
};

export function stageSet(stage: Stage, set: FilmSet): StagedSet {
  if (set.place === "light-sweep") return sweepSet(stage, set);
  const staged = warehouse(stage, { traffic: [] });
  const floor = staged.scene.children.find(({ userData }) => userData.notMirrored);
  if (!floor) throw new Error("The warehouse has no floor that mirrors; a film needs one.");
  return { ...staged, floor, near: [] };
}

function sweepSet(stage: Stage, set: Extract<FilmSet, { place: "light-sweep" }>): StagedSet {
  const scene = new Scene();
  addSweep(scene, stage, stage.mirror, { horizon: set.horizon ?? 0.44, mirror: 0.34 });
  const [backdrop, floor] = scene.children;
  if (!backdrop || !floor) throw new Error("The light sweep has no floor; a film needs one.");
  const props = withQuality(0.6, () => [
    ...(set.conveyors ?? []).map(({ x, z, turn, length }) =>
      new Part("conveyor")
        .attach(conveyorLine(stage.kit, length), [x, 0, z], [0, (turn * Math.PI) / 180, 0])
        .build(),
    ),
    ...tapeAlong(stage.kit, set.tape ?? []),
  ]);
  if (props.length > 0) scene.add(...props);
  const { from, at } = stage.camera;
  return {
    scene,
    floor,
    near: [backdrop, ...props],
    environment: studioLight(Math.atan2(from[2] - at[2], from[0] - at[0])),
    shadows: { centre: new Vector3(...set.shadows.centre), radius: set.shadows.radius },
    floorGloss: 0.13,
    look: { tone: "neutral", exposure: 1.1, contrast: 0.08, saturation: 1.04, bloom: 0.22, vignette: 0.1 },
    anchors: new Map(),
  };
}

/** Short straight strips that overlap to make a curved tape. */
function tapeAlong(kit: Kit, points: readonly (readonly [number, number])[]): Object3D[] {
  return points.slice(1).map(([x1, z1], i) => {
    const [x0, z0] = points[i] as readonly [number, number];
    const strip = magneticTape(kit, Math.hypot(x1 - x0, z1 - z0) + 0.004);
    strip.position.set((x0 + x1) / 2, 0, (z0 + z1) / 2);
    strip.rotation.y = Math.atan2(z0 - z1, x1 - x0);
    return strip;
  });
}
