import { lines, type Material, materials } from "./palette.ts";

/** One colour for each scheme. */
type Colour = readonly [light: string, dark: string];
export type Style = { readonly fill: Colour | null; readonly stroke: Colour | null; readonly width: number };
/** From the face that looks up (0) to the face in the shade (3). */
export type Tone = 0 | 1 | 2 | 3;
/** `fine` for detail, `edge` for bodies, `bold` for paint on the floor, `heavy` for the outline of a whole. */
export type Weight = keyof typeof widths;

const widths = { fine: 0.6, edge: 1, bold: 2, heavy: 2.6 } as const;

export const fillStyle = (material: Material, tone: Tone = 0): Style => ({
  fill: colourOf(material, tone),
  stroke: null,
  width: 0,
});

/** A line in a material's colour. */
export const paintedLine = (material: Material, weight: Weight, pen: number): Style => ({
  fill: null,
  stroke: colourOf(material, 0),
  width: thickness(weight, pen),
});

/** The edge of a body. */
export const edgeStyle = (on: Material, weight: Weight, pen: number): Style => ({
  fill: null,
  stroke: [lines.light, on === "shell" ? lines.darkOnBright : lines.dark],
  width: thickness(weight, pen),
});

const colourOf = (material: Material, tone: Tone): Colour => [
  materials[material].light[tone],
  materials[material].dark[tone],
];

const thickness = (weight: Weight, pen: number) => Math.round(widths[weight] * pen * 100) / 100;
