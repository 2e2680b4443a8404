import { colours } from "./look.ts";

type Paint = { fill?: string; stroke?: string; width?: number };

/** Points, from the upper left. */
export type Place = { x: number; y: number; width: number; height: number };

const rule = /\.(\w+)\{([^}]*)\}/g;
const shape = /<path class="(\w+)" d="([^"]+)"\/>/g;

/**
 * Draws one of our own drawings into a place, fitted as `object-fit` would; around a drawing fitted with `contain` its
 * ground continues. Reads exactly what drawings/kernel/svg.ts writes: a style sheet of classes, then paths.
 * @throws if the drawing holds anything else
 */
export function placeDrawing(
  doc: PDFKit.PDFDocument,
  svg: string,
  { x, y, width, height }: Place,
  fit: "cover" | "contain" = "cover",
) {
  const [, boxWidth, boxHeight] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg)?.map(Number) ?? [];
  const elements = svg.replace(/<style>.*<\/style>/, "").match(/<\w+/g) ?? [];
  if (!boxWidth || !boxHeight || elements.some((element) => element !== "<svg" && element !== "<path"))
    throw new Error("This drawing is not one that drawings/kernel/svg.ts writes.");

  const paints = readPaints(svg);
  const scales = [width / boxWidth, height / boxHeight];
  const scale = fit === "cover" ? Math.max(...scales) : Math.min(...scales);
  doc.save().rect(x, y, width, height).clip();
  if (fit === "contain") doc.rect(x, y, width, height).fill(colours.sweep);
  doc.translate(x + (width - boxWidth * scale) / 2, y + (height - boxHeight * scale) / 2).scale(scale);
  doc.lineJoin("round").lineCap("round");
  for (const [, name = "", data = ""] of svg.matchAll(shape)) draw(doc, data, paints.get(name) ?? {});
  doc.restore();
}

function draw(doc: PDFKit.PDFDocument, data: string, { fill, stroke, width = 1 }: Paint) {
  if (!fill && !stroke) return;
  doc.path(data);
  if (stroke) doc.lineWidth(width);
  if (fill && stroke) doc.fillAndStroke(fill, stroke);
  else if (fill) doc.fill(fill);
  else if (stroke) doc.stroke(stroke);
}

/** Reads the light scheme's paints; leaves out the media query for the dark one. */
function readPaints(svg: string) {
  const style = /<style>(.*?)(@media.*)?<\/style>/.exec(svg)?.[1] ?? "";
  const paints = new Map<string, Paint>();
  for (const [, name = "", declarations = ""] of style.matchAll(rule)) {
    const found = new Map(declarations.split(";").map((part) => part.split(":") as [string, string]));
    const [fill, stroke, width] = ["fill", "stroke", "stroke-width"].map((key) => found.get(key));
    paints.set(name, {
      ...(fill && { fill }),
      ...(stroke && { stroke }),
      ...(width && { width: Number(width) }),
    });
  }
  return paints;
}
