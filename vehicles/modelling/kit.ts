import type { Material } from "three";

export const materialNames = [
  "shell",
  "band",
  "signal",
  "graphite",
  "charcoal",
  "gap",
  "rubber",
  "polyurethane",
  "foam",
  "steel",
  "darkSteel",
  "chrome",
  "forkSteel",
  "galvanised",
  "aluminium",
  "gloss",
  "lens",
  "red",
  "yellow",
  "led",
  "ledWhite",
  "ledRed",
  "ledAmber",
  "wood0",
  "wood1",
  "wood2",
  "card0",
  "card1",
  "card2",
  "cardWhite",
  "tape",
  "paper",
  "bottleGlass",
  "crateBlue",
  "crateGrey",
  "film",
  "acrylic",
  "rackUpright",
  "rackBeam",
  "magnet",
  "glass",
  "steelBlank",
] as const;
export type MaterialName = (typeof materialNames)[number];
export type Materials = Record<MaterialName, Material>;

/** Draws a print on a canvas whose pixels cover the given width and height. */
export type Draw = (context: CanvasRenderingContext2D, width: number, height: number) => void;

export type PrintOptions = {
  /** pixels a metre */
  density?: number;
  /** 0: reflects only; 1: shines like a screen */
  glow?: number;
  /** the print covers its whole surface */
  opaque?: boolean;
  roughness?: number;
};

/** What a model is built from. Tests hand in plain materials and a printer that draws nothing. */
export type Kit = {
  materials: Materials;
  print(width: number, height: number, draw: Draw, options?: PrintOptions): Material;
};
