import type { Object3D } from "three";
import { Color, FogExp2, Scene, Vector3 } from "three";
import type { HallSize } from "../models/site/hall.ts";
import { hall } from "../models/site/hall.ts";
import type { FloorMarkings } from "./concrete-floor.ts";
import { concreteFloor } from "./concrete-floor.ts";
import { hallLight } from "./hall-light.ts";
import type { Look, Stage, StagedScene } from "./scene.ts";
import type { Placement } from "./traffic.ts";
import { placeVehicle } from "./traffic.ts";

export type HallSetting = {
  size: HallSize;
  markings: FloorMarkings;
  /** what stands in the hall besides its shell */
  furniture: readonly Object3D[];
  traffic: readonly Placement[];
  shadows: StagedScene["shadows"];
  /** where the reflections on vehicles are taken */
  probe: readonly [number, number, number];
  /** direction of daylight, in degrees */
  daylight?: number;
  look?: Partial<Look>;
};

/** A hall with a polished floor, and everything in it. */
export function hallScene(stage: Stage, setting: HallSetting): StagedScene {
  const scene = new Scene();
  scene.background = new Color("#aab2ae");
  scene.fog = new FogExp2("#c6cdc9", 0.008);
  const floor = concreteFloor(stage, setting.markings);
  const traffic = setting.traffic.map((placement) => placeVehicle(stage.kit, placement));
  scene.add(floor, hall(stage.kit, setting.size).build(), ...setting.furniture, ...traffic);
  scene.updateMatrixWorld(true);
  return {
    scene,
    environment: hallLight(setting.daylight),
    shadows: setting.shadows,
    floorGloss: 0.12,
    surroundings: { at: new Vector3(...setting.probe), ambient: 0.42, hide: [...traffic, floor] },
    look: {
      tone: "agx",
      exposure: 0.93,
      contrast: 0.5,
      saturation: 1.26,
      bloom: 0.32,
      vignette: 0.28,
      ...setting.look,
    },
    crowded: true,
    anchors: anchorsOf(scene),
  };
}

function anchorsOf(scene: Scene): Map<string, Object3D> {
  const found = new Map<string, Object3D>();
  scene.traverse((object) => {
    if (object.userData.anchor && !found.has(object.name)) found.set(object.name, object);
  });
  return found;
}
