import {
  CanvasTexture,
  type Material,
  MeshBasicMaterial,
  MeshLambertMaterial,
  type MeshLambertMaterialParameters,
  SRGBColorSpace,
} from "three";
import { colours } from "#vehicles/modelling/colours.ts";
import {
  type Draw,
  type Kit,
  type MaterialName,
  type Materials,
  materialNames,
} from "#vehicles/modelling/kit.ts";

/** Pixels a metre; photographs take four times as many. */
const density = 700;

const clear: Partial<Record<MaterialName, number>> = { film: 0.16, acrylic: 0.16, glass: 0.14 };

/**
 * Kits for the 3D view in any browser: the colours of the photographs, without reflections and grain. A model that is
 * built again, from the next kit, reuses the prints of the first, in their order.
 */
export function viewKits(): () => Kit {
  const materials: Partial<Record<MaterialName, Material>> = {};
  for (const name of materialNames) materials[name] = material(name);
  const prints: Material[] = [];
  return () => {
    let next = 0;
    return {
      materials: materials as Materials,
      print: (...wanted) => {
        const made = prints[next] ?? print(...wanted);
        prints[next] = made;
        next += 1;
        return made;
      },
    };
  };
}

function material(name: MaterialName): Material {
  const color = colours[name];
  if (name.startsWith("led")) return new MeshBasicMaterial({ name, color });
  const opacity = clear[name];
  return matt({ name, color, ...(opacity && { opacity, transparent: true, depthWrite: false }) });
}

const matt = (settings: MeshLambertMaterialParameters) => new MeshLambertMaterial(settings);

const print: Kit["print"] = (width, height, draw, { glow = 0, opaque = false } = {}) => {
  const map = drawn(width, height, draw);
  const settings = {
    name: "print",
    map,
    transparent: !opaque,
    depthWrite: opaque,
    polygonOffset: true,
    polygonOffsetFactor: -2,
    polygonOffsetUnits: -4,
  };
  return glow > 0 ? new MeshBasicMaterial(settings) : matt(settings);
};

function drawn(width: number, height: number, draw: Draw) {
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(4, Math.round(width * density));
  canvas.height = Math.max(4, Math.round(height * density));
  const context = canvas.getContext("2d");
  if (context) draw(context, canvas.width, canvas.height);
  const map = new CanvasTexture(canvas);
  map.colorSpace = SRGBColorSpace;
  map.anisotropy = 4;
  return map;
}
