import { lines, type Material, materials } from "./palette.ts";
import type { Depth } from "./scene.ts";
import type { Mark, Weight } from "./solid.ts";

/** A colour for each scheme. */
type Colour = readonly [light: string, dark: string];
export type Style = { readonly fill: Colour | null; readonly stroke: Colour | null; readonly width: number };

type Tone = 0 | 1 | 2 | 3;
type Setting = { readonly tone: Tone; readonly depth: Depth; readonly pen: number; readonly weight: Weight };

const widths = { none: 0, fine: 0.6, edge: 1, bold: 2, heavy: 3.6 } as const satisfies Record<Weight, number>;
const nearness = { near: 1, middle: 0.85, far: 0.7 } as const satisfies Record<Depth, number>;
/** How much of the ground's colour lies over what stands far away. */
const haze = { near: 0, middle: 0, far: 0.34 } as const satisfies Record<Depth, number>;
/** Bodies that stay bright at night, so that lines on them stay dark. */
const bright: readonly Material[] = ["shell", "lamp", "signal", "skin", "vest"];
/** Bodies that are dark by day, so that details on them need a pale line. */
const deep: readonly Material[] = ["graphite", "rubber", "green", "glass", "trousers"];

export function styleOf(mark: Mark, setting: Setting): Style {
  const { tone, depth, pen } = setting;
  const weight = mark.weight ?? setting.weight;
  const width = round(widths[weight] * nearness[depth] * pen);
  if (!mark.material) return lineStyle(undefined, weight === "none" ? "fine" : weight, depth, pen);
  const colour = colourOf(mark.material, tone, depth);
  if (mark.open) return { fill: null, stroke: colour, width: width || round(pen) };
  if (weight === "none") return { fill: colour, stroke: null, width: 0 };
  return { fill: colour, stroke: edgeColour(mark.material, depth), width };
}

/** A line on a body of this material. */
export function lineStyle(on: Material | undefined, weight: Weight, depth: Depth, pen: number): Style {
  const width = round(widths[weight] * nearness[depth] * pen);
  const stroke: Colour = on && deep.includes(on) ? ["#93a19a", "#93a19a"] : edgeColour(on, depth);
  return { fill: null, stroke, width };
}

export function outlineStyle(pen: number): Style {
  return { fill: null, stroke: [lines.near.light, lines.near.dark], width: round(pen * 2.6) };
}

function colourOf(material: Material, tone: Tone, depth: Depth): Colour {
  const { light, dark } = materials[material];
  return [
    mix(light[tone], materials.ground.light[0], haze[depth]),
    mix(dark[tone], materials.ground.dark[0], haze[depth]),
  ];
}

/** One colour with a share of another, both as #rrggbb. */
function mix(colour: string, other: string, share: number): string {
  if (share === 0) return colour;
  const part = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  const blended = [1, 3, 5].map((at) => Math.round(part(colour, at) * (1 - share) + part(other, at) * share));
  return `#${blended.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

function edgeColour(on: Material | undefined, depth: Depth): Colour {
  const { light, dark, darkOnBright } = lines[depth];
  return [light, on && bright.includes(on) ? darkOnBright : dark];
}

const round = (width: number) => Math.round(width * 100) / 100;
