import { type BufferGeometry, Group, type Material, Mesh, type Object3D } from "three";
import { mergeGeometries } from "three/examples/jsm/utils/BufferGeometryUtils.js";
import { isMoving } from "./moving.ts";

/**
 * The same model in few pieces: one node for all fixed parts and one for each moving part, each with one mesh for each
 * material. Thirty pieces draw faster than a hundred. `raise` moves it as it moves the model.
 * @param model as built, lowered
 */
export function assemble(model: Object3D): Group {
  model.updateMatrixWorld(true);
  const whole = new Group();
  whole.name = model.name;
  const nodes = [model];
  model.traverse((object) => {
    if (isMoving(object)) nodes.push(object);
  });
  for (const node of nodes) whole.add(inOne(node));
  return whole;
}

function inOne(node: Object3D): Group {
  const shapes = new Map<Material, BufferGeometry[]>();
  gather(node, shapes);
  const group = new Group();
  group.name = node.name;
  Object.assign(group.userData, node.userData);
  for (const [material, list] of shapes) {
    const mesh = new Mesh(mergeGeometries(list), material);
    mesh.name = material.name;
    group.add(mesh);
  }
  return group;
}

/** Gathers what hangs on a node and does not move by itself, in the model's coordinates. */
function gather(node: Object3D, shapes: Map<Material, BufferGeometry[]>): void {
  for (const child of node.children) {
    if (isMoving(child)) continue;
    const { geometry, material } = child as Mesh<BufferGeometry, Material>;
    if (geometry)
      shapes.set(material, [
        ...(shapes.get(material) ?? []),
        geometry.clone().applyMatrix4(child.matrixWorld),
      ]);
    gather(child, shapes);
  }
}
