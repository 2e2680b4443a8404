import { MeshStandardMaterial } from "three";
import type { Draw, Kit, MaterialName, PrintOptions } from "../../vehicles/modelling/kit.ts";
import { materialNames } from "../../vehicles/modelling/kit.ts";
import { goods } from "./goods.ts";
import { paints } from "./paints.ts";
import { drawn } from "./textures.ts";

/** The kit for pictures: textured materials and prints drawn on canvases. Needs a browser. */
export function pictureKit(): Kit {
  const materials = { ...paints(), ...goods() };
  for (const name of materialNames) materials[name].name = name;
  return { materials, print: remembering(print) };
}

/** Surfaces too rough to mirror anything: sampling their surroundings would cost time without effect. */
const dull: readonly MaterialName[] = [
  "gap",
  "rubber",
  "foam",
  "wood0",
  "wood1",
  "wood2",
  "card0",
  "card1",
  "card2",
  "cardWhite",
  "paper",
  "rackUpright",
  "rackBeam",
];

export function dullMaterials(kit: Kit): void {
  for (const name of dull) kit.materials[name].defines = { ...kit.materials[name].defines, NO_MIRROR: 1 };
}

/** The same drawing printed twice at the same size shares a material. */
function remembering(make: Kit["print"]): Kit["print"] {
  const prints = new Map<Draw, ReturnType<Kit["print"]>>();
  return (width, height, draw, options) => {
    const known = prints.get(draw);
    if (known) return known;
    const material = make(width, height, draw, options);
    prints.set(draw, material);
    return material;
  };
}

function print(width: number, height: number, draw: Draw, options: PrintOptions = {}): MeshStandardMaterial {
  const { density = 1800, glow = 0, opaque = false, roughness = 0.45 } = options;
  const map = drawn(width * density, height * density, draw);
  const material = new MeshStandardMaterial({
    map,
    roughness,
    transparent: !opaque,
    depthWrite: opaque,
    polygonOffset: true,
    polygonOffsetFactor: -2,
    polygonOffsetUnits: -4,
  });
  if (glow > 0) {
    material.emissiveMap = map;
    material.emissive.set("#ffffff");
    material.emissiveIntensity = glow;
  }
  material.userData.castsNoShadow = true;
  return material;
}
