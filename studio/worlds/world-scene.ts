import type { Object3D } from "three";
import { Scene } from "three";
import type { Kit } from "../../vehicles/modelling/kit.ts";
import type { Placement } from "../scenes/traffic.ts";
import { placeVehicle } from "../scenes/traffic.ts";
import type { World } from "./world.ts";

type Setting = Omit<World, "scene" | "anchors"> & {
  things: readonly Object3D[];
  traffic: readonly Placement[];
  /** what loads are made of, if not the kit's own materials */
  trafficKit?: Kit;
};

/** Puts vehicles into a building and finds the points that pages may mark. */
export function worldOf(kit: Kit, { things, traffic, trafficKit, ...rest }: Setting): World {
  const scene = new Scene();
  const vehicles = traffic.map((placement) => placeVehicle(kit, placement, trafficKit));
  scene.add(...things, ...vehicles);
  const anchors = new Map<string, Object3D>();
  scene.traverse((object) => {
    if (object.userData.anchor && !anchors.has(object.name)) anchors.set(object.name, object);
  });
  return { scene, anchors, ...rest };
}
