import { Document, NodeIO } from "@gltf-transform/core";
import { type Material, type Mesh, type Object3D, Vector3 } from "three";
import { materials } from "../../drawings/kernel/palette.ts";
import { materialOf } from "../../drawings/traced/regions.ts";

/** Prints lie a hair above the surface that they are printed on; they have no picture here. */
const leftOut = new Set(["", "print"]);

/**
 * A vehicle's model as glTF, binary: metres, y up, the front towards +z, the turning centre at the origin. One primitive
 * for each material, in the colours of the drawings.
 * @param origin of the file, metres along the model
 */
export async function vehicleGlb(title: string, model: Object3D, origin: number): Promise<Uint8Array> {
  const document = new Document();
  const buffer = document.createBuffer();
  const mesh = document.createMesh(title);
  for (const [name, { positions, normals, indices }] of gather(model, origin)) {
    const [red, green, blue] = linear(materials[materialOf(name)].light[1]);
    mesh.addPrimitive(
      document
        .createPrimitive()
        .setAttribute(
          "POSITION",
          document.createAccessor().setType("VEC3").setArray(new Float32Array(positions)).setBuffer(buffer),
        )
        .setAttribute(
          "NORMAL",
          document.createAccessor().setType("VEC3").setArray(new Float32Array(normals)).setBuffer(buffer),
        )
        .setIndices(
          document.createAccessor().setType("SCALAR").setArray(new Uint32Array(indices)).setBuffer(buffer),
        )
        .setMaterial(
          document
            .createMaterial(name)
            .setBaseColorFactor([red, green, blue, 1])
            .setMetallicFactor(0)
            .setRoughnessFactor(0.6),
        ),
    );
  }
  document.createScene(title).addChild(document.createNode(title).setMesh(mesh));
  return new NodeIO().writeBinary(document);
}

type Gathered = { positions: number[]; normals: number[]; indices: number[] };

/** Everything of one material together, placed in the file's axes. */
function gather(model: Object3D, origin: number): Map<string, Gathered> {
  const found = new Map<string, Gathered>();
  const [point, normal] = [new Vector3(), new Vector3()];
  model.updateMatrixWorld(true);
  model.traverse((object) => {
    const { geometry, material } = object as Mesh;
    const name = (material as Material | undefined)?.name ?? "";
    if (!geometry || leftOut.has(name)) return;
    const into = found.get(name) ?? { positions: [], normals: [], indices: [] };
    found.set(name, into);
    const { position, normal: normals } = geometry.attributes;
    if (!position || !normals) throw new Error(`The part of "${name}" has no normals.`);
    const first = into.positions.length / 3;
    for (let index = 0; index < position.count; index++) {
      point.fromBufferAttribute(position, index).applyMatrix4(object.matrixWorld);
      normal.fromBufferAttribute(normals, index);
      /* Triangles without an area have no normal; glTF wants one of length 1. */
      if (normal.lengthSq() === 0) normal.set(0, 1, 0);
      normal.transformDirection(object.matrixWorld);
      into.positions.push(-point.z, point.y, point.x - origin);
      into.normals.push(-normal.z, normal.y, normal.x);
    }
    const order = geometry.getIndex();
    const count = order ? order.count : position.count;
    for (let index = 0; index < count; index++)
      into.indices.push(first + (order ? order.getX(index) : index));
  });
  return found;
}

/** glTF's colours are linear; the palette's are sRGB. */
function linear(colour: string): readonly [number, number, number] {
  const part = (at: number) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
}
