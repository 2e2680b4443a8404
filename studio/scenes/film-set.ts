import type { Object3D } from "three";
import { Color, Mesh, MeshStandardMaterial, Scene, Vector3 } from "three";
import { Part } from "../../vehicles/modelling/geometry/part.ts";
import { withQuality } from "../../vehicles/modelling/geometry/quality.ts";
import { conveyorLine } from "../models/site/conveyor-line.ts";
import { Environment } from "../render/page/environment.ts";
import type { World } from "../worlds/world.ts";
import type { WorldPose } from "../worlds/world-pose.ts";
import { buildWorld } from "../worlds/worlds.ts";
import { withoutShadowOffset } from "./contact.ts";
import { studioLight } from "./light-rig.ts";
import type { Stage, StagedScene } from "./scene.ts";
import { addSweep } from "./sweep.ts";

/** Where a film takes place. */
export type FilmSet =
  | {
      /** rays trace what rests, the darkroom draws what moves */
      place: "world";
      world: WorldPose;
      /** sphere in which shadows are cast; the light around its centre falls on everything that moves */
      shadows: { centre: readonly [number, number, number]; radius: number };
    }
  | {
      place: "light-sweep";
      /** fixed roller conveyors, each ending at its point and running away from it; degrees from above */
      conveyors?: readonly { x: number; z: number; turn: number; length: number }[];
      horizon?: number;
      /** sphere in which shadows are cast */
      shadows: { centre: readonly [number, number, number]; radius: number };
    };

/** A scene at rest, and those of its objects whose light films may change: its floor and near objects. */
export type StagedSet = StagedScene & {
  floor: Object3D;
  near: readonly Object3D[];
  /** of a world: its sun, and what stands between it and everything that moves */
  sun?: { towards: Vector3; light: readonly [number, number, number]; shade: Object3D };
};

/** @param around light around the middle of a world, which rays have traced */
export function stageSet(stage: Stage, set: FilmSet, around?: Environment): StagedSet {
  return set.place === "world" ? worldSet(stage, set, around) : sweepSet(stage, set);
}

function worldSet(
  { kit }: Stage,
  { world, shadows }: Extract<FilmSet, { place: "world" }>,
  around = new Environment(() => [1, 1, 1], 1, 16),
): StagedSet {
  const { scene, floors, light, look, shade } = buildWorld(kit, world);
  const found: Mesh[] = [];
  scene.traverse((object) => {
    if (object instanceof Mesh && object.name in floors) found.push(object);
  });
  const [floor] = found;
  if (!floor) throw new Error("The world has no floor; a film needs one.");
  scene.attach(floor);
  floor.material = shadowCatcher();
  floor.receiveShadow = true;
  return {
    scene,
    floor,
    near: [],
    environment: around,
    shadows: { centre: new Vector3(...shadows.centre), radius: shadows.radius },
    look: {
      tone: "agx",
      exposure: 2 ** look.exposure * 0.84,
      contrast: 0.5,
      saturation: 1.22,
      bloom: 0.1,
      vignette: 0.16,
    },
    anchors: new Map(),
    ...(light.sun && shade && { sun: { ...sunOf(light.sun), shade } }),
  };
}

/** Stands for a floor: only how much of its light the shadows take away counts. */
function shadowCatcher(): MeshStandardMaterial {
  const material = new MeshStandardMaterial({ color: "#8a8a86", roughness: 1 });
  material.defines = { ...material.defines, NO_MIRROR: 1 };
  material.onBeforeCompile = (shader) => {
    shader.vertexShader = withoutShadowOffset(shader.vertexShader);
  };
  return material;
}

function sunOf({ around, up, strength, colour }: NonNullable<World["light"]["sun"]>) {
  const [a, h] = [around, up].map((degrees) => (degrees * Math.PI) / 180) as [number, number];
  const { r, g, b } = new Color(colour);
  return {
    towards: new Vector3(Math.cos(a) * Math.cos(h), Math.sin(h), Math.sin(a) * Math.cos(h)),
    light: [r * strength, g * strength, b * strength] as const,
  };
}

function sweepSet(stage: Stage, set: Extract<FilmSet, { place: "light-sweep" }>): StagedSet {
  const scene = new Scene();
  addSweep(scene, stage, stage.mirror, { horizon: set.horizon ?? 0.44, mirror: 0.34 });
  const [backdrop, floor] = scene.children;
  if (!backdrop || !floor) throw new Error("The light sweep has no floor; a film needs one.");
  const props = withQuality(0.6, () =>
    (set.conveyors ?? []).map(({ x, z, turn, length }) =>
      new Part("conveyor")
        .attach(conveyorLine(stage.kit, length), [x, 0, z], [0, (turn * Math.PI) / 180, 0])
        .build(),
    ),
  );
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
