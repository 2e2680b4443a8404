import { isFar } from "../geometry/quality.ts";
import type { Draw, Kit } from "../kit.ts";
import type { Figures } from "../painted.ts";
import { liftText, payloadText } from "../painted.ts";
import { decal } from "./decal.ts";
import { letter } from "./lettering.ts";

/**
 * The name as it stands on the green band: series large, type and figures in small lines beside it. From afar, where
 * those would be a smear, the type stands in their place.
 */
export const bandName = (kit: Kit, figures: Figures, width: number, height: number) =>
  decal(kit, width, height, (isFar() ? drawName : drawBandName)(figures), { density: 2200 });

const drawName =
  ({ series, type }: Figures): Draw =>
  (context, width, height) => {
    const gap = height * 0.2;
    const wide = widthOf(context, series, 0.84, 700) + gap + widthOf(context, type, 0.84, 500);
    const size = 0.84 * Math.min(1, width / wide);
    letter(context, series, { size, colour: "#f5f2eb", weight: 700 });
    const x = (widthOf(context, series, size, 700) + gap) / width;
    letter(context, type, { size, colour: "#2be08a", weight: 500, x });
  };

const drawBandName =
  (figures: Figures): Draw =>
  (context, width, height) => {
    const lift = liftText(figures);
    const small = [
      { text: figures.type, size: 0.34, colour: "#2be08a", weight: 650, y: lift ? 0.2 : 0.3 },
      { text: payloadText(figures), size: 0.27, colour: "#e9f2ec", weight: 500, y: lift ? 0.56 : 0.69 },
      { text: lift, size: 0.27, colour: "#e9f2ec", weight: 500, y: 0.85 },
    ];
    const gap = height * 0.22;
    const wide =
      widthOf(context, figures.series, 0.84, 700) +
      gap +
      Math.max(...small.map((line) => widthOf(context, line.text, line.size, line.weight)));
    const fit = Math.min(1, width / wide);
    letter(context, figures.series, { size: 0.84 * fit, colour: "#f5f2eb", weight: 700 });
    const x = (widthOf(context, figures.series, 0.84 * fit, 700) + gap * fit) / width;
    for (const { text, size, colour, weight, y } of small) {
      letter(context, text, { size: size * fit, colour, weight, x, y: 0.5 + (y - 0.5) * fit });
    }
  };

function widthOf(context: CanvasRenderingContext2D, text: string, size: number, weight: number): number {
  context.font = `${weight} ${context.canvas.height * size}px Archivo`;
  return context.measureText(text).width;
}

/** The name in one line, for the narrow band of the low vehicles. */
export const bandLine = (kit: Kit, figures: Figures, width: number, height: number) =>
  decal(kit, width, height, drawBandLine(figures), { density: 3000 });

const drawBandLine =
  (figures: Figures): Draw =>
  (context, width) => {
    letter(context, figures.series, { size: 0.9, colour: "#f5f2eb", weight: 700, x: 0 });
    const series = context.measureText(`${figures.series}i`).width / width;
    letter(context, figures.type, { size: 0.9, colour: "#2be08a", weight: 500, x: series });
    letter(context, payloadText(figures), {
      size: 0.62,
      colour: "#e2eee7",
      weight: 500,
      align: "right",
      y: 0.54,
    });
  };

/** A small type plate, as every truck must carry one. */
export const typePlate = (kit: Kit, figures: Figures) =>
  decal(kit, 0.12, 0.07, drawTypePlate(figures), { opaque: true, density: 3600, roughness: 0.35 });

const drawTypePlate =
  (figures: Figures): Draw =>
  (context, width, height) => {
    context.fillStyle = "#c9cdca";
    context.fillRect(0, 0, width, height);
    context.strokeStyle = "#23292a";
    context.lineWidth = height * 0.03;
    context.strokeRect(width * 0.03, height * 0.05, width * 0.94, height * 0.9);
    const lines = [figures.title, payloadText(figures), `Speed ${figures.speed} m/s`, "CE  ISO 3691-4"];
    for (const [i, line] of lines.entries()) {
      letter(context, line, {
        size: i === 0 ? 0.12 : 0.13,
        colour: "#1b2021",
        x: 0.08,
        y: 0.2 + i * 0.2,
        weight: 600,
      });
    }
  };
