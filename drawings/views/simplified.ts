import { Box3, BoxGeometry, Mesh, type Object3D, Vector3 } from "three";

/** Parts too small for an icon, in which they are only bumps on an outline. */
const bumps = ["emergency stop", "scanner", "lamp", "camera"];

/** Removes bumps from a model and merges each stack that it carries into one body. */
export function simplified(model: Object3D): void {
  for (const name of bumps) takenOff(model, name);
  for (const cartons of model.getObjectsByProperty("name", "cartons")) model.add(oneBody(cartons));
  model.updateMatrixWorld(true);
}

/** Removes the parts of that name. Returns where each was. */
export function takenOff(model: Object3D, name: string): Box3[] {
  return model.getObjectsByProperty("name", name).map((part) => {
    const box = new Box3().setFromObject(part);
    part.removeFromParent();
    return box;
  });
}

function oneBody(cartons: Object3D): Mesh {
  const box = new Box3().setFromObject(cartons);
  const [first] = cartons.children as Mesh[];
  const body = new Mesh(new BoxGeometry(...box.getSize(new Vector3())), first?.material);
  body.position.copy(box.getCenter(new Vector3()));
  cartons.removeFromParent();
  return body;
}
