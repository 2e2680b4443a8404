import type { Material } from "../kernel/palette.ts";

/** The drawings' material for each of the model's; graphite for those not listed. */
const palette: Readonly<Record<string, Material>> = {
  shell: "shell",
  band: "green",
  signal: "signal",
  led: "signal",
  ledWhite: "lamp",
  gap: "rubber",
  rubber: "rubber",
  foam: "rubber",
  polyurethane: "rubber",
  gloss: "glass",
  lens: "glass",
  magnet: "graphite",
  steel: "steel",
  chrome: "steel",
  galvanised: "steel",
  aluminium: "steel",
  steelBlank: "steel",
  wood0: "wood",
  wood1: "wood",
  wood2: "wood",
  card0: "card",
  card1: "cardPale",
  card2: "cardDeep",
  cardWhite: "cardPale",
  tape: "cardPale",
  paper: "lamp",
  bottleGlass: "glass",
  crateBlue: "tote",
  crateGrey: "tote",
};

/** The drawings' material for a model's material. */
export const materialOf = (name: string): Material => palette[name] ?? "graphite";

export const materialsByNumber: readonly Material[] = [
  ...new Set<Material>(["ground", "shadow", "graphite", ...Object.values(palette)]),
];
