import { type Buffer, Document, type Material, NodeIO, type Primitive } from "@gltf-transform/core";
import { type Mesh, type Object3D, Vector3 } from "three";
import { assemble } from "#vehicles/modelling/assemble.ts";
import { materials } from "../../drawings/kernel/palette.ts";
import { materialOf } from "../../drawings/traced/model-palette.ts";

/** Materials left out: prints, which lie just above the surface that they are printed on, have no picture here. */
const leftOut = new Set(["", "print"]);

/**
 * A vehicle's model as binary glTF: metres, y up, the front towards +z, the turning centre at the origin. One node
 * for all fixed parts and one for each part that moves with the lift; one primitive for each material, in the colours
 * of the drawings.
 * @param origin of the file, metres along the model
 */
export async function vehicleGlb(title: string, model: Object3D, origin: number): Promise<Uint8Array> {
  const document = new Document();
  const buffer = document.createBuffer();
  const paints = new Map<string, Material>();
  const root = document.createNode(title);
  for (const [index, group] of assemble(model).children.entries()) {
    const name = index === 0 ? "body" : group.name;
    const mesh = document.createMesh(name);
    for (const part of group.children as Mesh[])
      if (!leftOut.has(part.name))
        mesh.addPrimitive(primitive(document, buffer, part, origin).setMaterial(paint(part.name)));
    root.addChild(
      document
        .createNode(name)
        .setMesh(mesh)
        .setExtras({ ...group.userData }),
    );
  }
  document.createScene(title).addChild(root);
  return new NodeIO().writeBinary(document);

  function paint(name: string) {
    const [red, green, blue] = linear(materials[materialOf(name)].light[1]);
    const known =
      paints.get(name) ??
      document
        .createMaterial(name)
        .setBaseColorFactor([red, green, blue, 1])
        .setMetallicFactor(0)
        .setRoughnessFactor(0.6);
    paints.set(name, known);
    return known;
  }
}

/** A mesh in the file's axes. */
function primitive(document: Document, buffer: Buffer, { name, geometry }: Mesh, origin: number): Primitive {
  const { position, normal: normals } = geometry.attributes;
  if (!position || !normals) throw new Error(`The part of "${name}" has no normals.`);
  const [places, directions] = [new Float32Array(position.count * 3), new Float32Array(position.count * 3)];
  const [point, normal] = [new Vector3(), new Vector3()];
  for (let index = 0; index < position.count; index++) {
    point.fromBufferAttribute(position, index);
    normal.fromBufferAttribute(normals, index);
    /* Triangles without area have no normal; glTF requires one of length 1. */
    if (normal.lengthSq() === 0) normal.set(0, 1, 0);
    places.set([-point.z, point.y, point.x - origin], index * 3);
    directions.set([-normal.z, normal.y, normal.x], index * 3);
  }
  const list = (type: "VEC3" | "SCALAR", array: Float32Array<ArrayBuffer> | Uint32Array<ArrayBuffer>) =>
    document.createAccessor().setType(type).setArray(array).setBuffer(buffer);
  return document
    .createPrimitive()
    .setAttribute("POSITION", list("VEC3", places))
    .setAttribute("NORMAL", list("VEC3", directions))
    .setIndices(list("SCALAR", new Uint32Array(geometry.getIndex()?.array ?? [])));
}

/** glTF's colours are linear; the palette's are sRGB. */
function linear(colour: string): readonly [number, number, number] {
  const part = (at: number) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
}
