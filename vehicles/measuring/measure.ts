import { Box3, type Mesh, type Object3D, Vector3 } from "three";
import { folderOf, type ProductName } from "../index.ts";
import { figuresOf } from "../modelling/painted.ts";
import { plainKit } from "../modelling/plain-kit.ts";
import type { VehicleModel } from "../modelling/vehicle-model.ts";
import type { Deck, Forks, Measures, Plate } from "./measures.ts";
import { fixedAxle, measureWheels } from "./wheels.ts";

/** Builds a vehicle without load and takes its measures in millimetres. */
export async function measure(product: ProductName): Promise<Measures> {
  const { model } = (await import(`../${folderOf(product)}/model.ts`)) as { model: VehicleModel };
  const build = (lift?: number) => {
    const vehicle = model(plainKit(), figuresOf(product), lift === undefined ? {} : { lift });
    vehicle.updateMatrixWorld(true);
    return vehicle;
  };
  const lowered = build();
  const box = boxOf(lowered);
  const turningCentre = fixedAxle(lowered);
  const forks = lowered.getObjectByName("forks");
  const plate = lowered.getObjectByName("lift plate");
  const length = millimetres(box.max.x - box.min.x);
  const front = millimetres(box.max.x - turningCentre);
  return {
    length,
    width: millimetres(box.max.z - box.min.z),
    height: millimetres(box.max.y),
    front,
    rear: length - front,
    turningRadius: millimetres(reach(lowered, turningCentre)),
    wheels: measureWheels(lowered, turningCentre),
    groundClearance: millimetres(clearance(lowered)),
    ...(forks && { forks: measureForks(forks, build(Number.POSITIVE_INFINITY), turningCentre) }),
    ...(plate && { plate: measurePlate(plate, build(Number.POSITIVE_INFINITY)) }),
    decks: lowered
      .getObjectsByProperty("name", "conveyor deck")
      .map((deck) => measureDeck(deck, turningCentre)),
  };
}

const boxOf = (object: Object3D) => new Box3().setFromObject(object, true);
const millimetres = (metres: number) => Math.round(metres * 1000);

/** Calls `visit` for every vertex, in world coordinates. */
function eachVertex(object: Object3D, visit: (point: Vector3) => void): void {
  const point = new Vector3();
  object.traverse((child) => {
    const { geometry } = child as Mesh;
    const position = geometry?.getAttribute("position");
    for (let index = 0; index < (position?.count ?? 0); index++)
      visit(point.fromBufferAttribute(position, index).applyMatrix4(child.matrixWorld));
  });
}

/** The farthest distance of any part of the vehicle from its turning centre, seen from above. */
function reach(vehicle: Object3D, turningCentre: number): number {
  let farthest = 0;
  eachVertex(vehicle, ({ x, z }) => {
    farthest = Math.max(farthest, Math.hypot(x - turningCentre, z));
  });
  return farthest;
}

/** The lowest part that neither rolls nor lifts. Removes the dark rings around wheels, which are painted shadows. */
function clearance(vehicle: Object3D): number {
  for (const name of ["wheel", "forks", "gap"])
    for (const part of vehicle.getObjectsByProperty("name", name)) part.removeFromParent();
  return boxOf(vehicle).min.y;
}

function measureForks(forks: Object3D, raised: Object3D, turningCentre: number): Forks {
  const blades = boxOf(forks.getObjectByName("forkSteel") ?? forks);
  const heel = forks.getWorldPosition(new Vector3());
  const top = raised.getObjectByName("forks")?.getWorldPosition(new Vector3()).y ?? heel.y;
  return {
    lowest: millimetres(heel.y),
    highest: millimetres(top),
    raisedHeight: millimetres(boxOf(raised).max.y),
    length: millimetres(heel.x - blades.min.x),
    spread: millimetres(blades.max.z - blades.min.z),
    heel: millimetres(heel.x - turningCentre),
  };
}

function measurePlate(plate: Object3D, raised: Object3D): Plate {
  const height = (of: Object3D) => millimetres(boxOf(of).max.y);
  return { height: height(plate), highest: height(raised.getObjectByName("lift plate") ?? plate) };
}

function measureDeck(deck: Object3D, turningCentre: number): Deck {
  const rollers = boxOf(deck.getObjectByName("chrome") ?? deck);
  const box = boxOf(deck);
  return {
    height: millimetres(rollers.max.y),
    at: millimetres((box.min.x + box.max.x) / 2 - turningCentre),
    length: millimetres(box.max.x - box.min.x),
    width: millimetres(box.max.z - box.min.z),
  };
}
