import { MeshStandardMaterial } from "three";
import type { Kit, Materials } from "./kit.ts";
import { materialNames } from "./kit.ts";

/** A kit without textures and prints: builds models where there is no browser, for tests and measurements. */
export function plainKit(): Kit {
  const materials = Object.fromEntries(
    materialNames.map((name) => [name, new MeshStandardMaterial({ name })]),
  );
  return {
    materials: materials as unknown as Materials,
    print: () => new MeshStandardMaterial({ name: "print" }),
  };
}
