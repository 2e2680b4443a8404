import type { Group, Material, Matrix4 } from "three";
import { InstancedMesh, Mesh } from "three";

/** One part shown many times, each material as one draw call. */
export function repeat(group: Group, places: readonly Matrix4[], castShadow = true): InstancedMesh[] {
  const out: InstancedMesh[] = [];
  if (places.length === 0) return out;
  group.updateMatrixWorld(true);
  group.traverse((object) => {
    if (!(object instanceof Mesh)) return;
    const copies = new InstancedMesh(object.geometry, object.material as Material, places.length);
    places.forEach((place, i) => {
      copies.setMatrixAt(i, place.clone().multiply(object.matrixWorld));
    });
    copies.castShadow = castShadow && object.castShadow;
    copies.receiveShadow = true;
    copies.frustumCulled = false;
    copies.userData = object.userData;
    out.push(copies);
  });
  return out;
}
