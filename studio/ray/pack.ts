import type { BufferGeometry, Material, MeshPhysicalMaterial, Texture } from "three";
import {
  CanvasTexture,
  DataTexture,
  InstancedMesh,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  Scene,
} from "three";
import { GLTFExporter } from "three/examples/jsm/exporters/GLTFExporter.js";
import type { World } from "../worlds/world.ts";

/** Writes a world's scene as binary glTF. */
export async function packed({ scene, floors }: World): Promise<Uint8Array<ArrayBuffer>> {
  scene.updateMatrixWorld(true);
  const file = await new GLTFExporter().parseAsync(flattened(scene, floors), { binary: true });
  return new Uint8Array(file as ArrayBuffer);
}

/** The scene without groups, and with a mesh for each instance: Blender's reader knows no instances. */
function flattened(scene: Scene, floors: World["floors"]): Scene {
  const flat = new Scene();
  const add = (mesh: Mesh, place: Matrix4) => {
    const paint = floorPaint(floors[mesh.name]?.paint?.map);
    const copy = new Mesh(unitNormals(mesh.geometry), paint ?? portable(mesh.material as Material));
    copy.name = mesh.name;
    place.decompose(copy.position, copy.quaternion, copy.scale);
    flat.add(copy);
  };
  scene.traverse((object) => {
    if (!(object instanceof Mesh) || isUnseen(object.material)) return;
    if (!(object instanceof InstancedMesh)) return add(object, object.matrixWorld);
    for (let i = 0; i < object.count; i++) {
      const place = new Matrix4();
      object.getMatrixAt(i, place);
      add(object, place.premultiply(object.matrixWorld));
    }
  });
  return flat;
}

/** What the darkroom needs for its shadows alone. */
const isUnseen = (material: Material | Material[]): boolean =>
  material instanceof MeshBasicMaterial && !material.colorWrite;

const portables = new Map<Material, Material>();

/** A material as glTF can carry it: its computed textures on canvases, roughness and metal in one of them. */
function portable(material: Material): Material {
  const known = portables.get(material);
  if (known) return known;
  const copy = material.clone() as MeshPhysicalMaterial;
  for (const key of ["map", "normalMap", "clearcoatNormalMap"] as const)
    if (copy[key]) copy[key] = onCanvas(copy[key]);
  if (copy.roughnessMap) copy.roughnessMap = copy.metalnessMap = onCanvas(copy.roughnessMap, true);
  portables.set(material, copy);
  return copy;
}

const canvases = new Map<Texture, Texture>();

/** @param metal fills the channel in which glTF keeps metal */
function onCanvas(map: Texture, metal = false): Texture {
  const known = canvases.get(map);
  if (known) return known;
  if (!(map instanceof DataTexture)) return map;
  const { data, width, height } = map.image as { data: Uint8Array; width: number; height: number };
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [width, height];
  const texels = Uint8ClampedArray.from(data, (value, i) => (metal && i % 4 === 2 ? 255 : value));
  canvas.getContext("2d")?.putImageData(new ImageData(texels, width, height), 0, 0);
  const copy = new CanvasTexture(canvas);
  copy.flipY = false;
  copy.wrapS = copy.wrapT = map.wrapS;
  copy.repeat.copy(map.repeat);
  copy.colorSpace = map.colorSpace;
  canvases.set(map, copy);
  return copy;
}

/** Triangles without area have normals without length, which glTF doesn't allow. */
function unitNormals(geometry: BufferGeometry): BufferGeometry {
  const { normal } = geometry.attributes;
  for (let i = 0; i < (normal?.count ?? 0); i++) {
    const length = Math.hypot(normal?.getX(i) ?? 0, normal?.getY(i) ?? 0, normal?.getZ(i) ?? 0);
    if (length < 0.5) normal?.setXYZ(i, 0, 1, 0);
    else if (Math.abs(length - 1) > 1e-4)
      normal?.setXYZ(
        i,
        (normal.getX(i) ?? 0) / length,
        (normal.getY(i) ?? 0) / length,
        (normal.getZ(i) ?? 0) / length,
      );
  }
  return geometry;
}

/** Carries a floor's markings into the file, the first row first: floor.py lays them out from the least z on. */
function floorPaint(paint: Texture | undefined): Material | undefined {
  if (!paint) return undefined;
  const map = paint.clone();
  map.flipY = false;
  return new MeshStandardMaterial({ map, transparent: true });
}
