import { fillStyle, type Style } from "./ink.ts";
import type { Point } from "./vector.ts";

/** One shape on the sheet. */
export type Shape = { readonly outline: readonly Point[]; readonly open: boolean; readonly style: Style };

/** Writes shapes as one document that follows the reader's colour scheme; shapes of one style share a path. */
export function svg(shapes: readonly Shape[], { width, height }: { width: number; height: number }): string {
  const batches = Map.groupBy(shapes, ({ style }) => JSON.stringify(style));
  const named = [...batches.values()].map((batch, index) => [nameOf(index), batch] as const);
  const rules = named.flatMap(([name, [first]]) => (first ? [[name, first.style] as const] : []));
  const paths = named.map(([name, batch]) => `<path class="${name}" d="${batch.map(pathData).join("")}"/>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><style>${css([["_", fillStyle("ground")], ...rules])}</style><path class="_" d="M0 0h${width}v${height}H0z"/>${paths.join("")}</svg>\n`;
}

function css(rules: readonly (readonly [string, Style])[]): string {
  const base = rules.map(([name, { fill, stroke, width }]) => {
    const parts = [fill ? `fill:${fill[0]}` : "", stroke ? `stroke:${stroke[0]};stroke-width:${width}` : ""];
    return `.${name}{${parts.filter(Boolean).join(";")}}`;
  });
  const night = rules.map(([name, { fill, stroke }]) => {
    const parts = [
      fill && fill[0] !== fill[1] ? `fill:${fill[1]}` : "",
      stroke && stroke[0] !== stroke[1] ? `stroke:${stroke[1]}` : "",
    ].filter(Boolean);
    return parts.length > 0 ? `.${name}{${parts.join(";")}}` : "";
  });
  return `path{fill:none;stroke-linejoin:round;stroke-linecap:round}${base.join("")}@media (prefers-color-scheme:dark){${night.join("")}}`;
}

/** Relative steps, each rounded by itself: equal bodies give equal text, which compresses well. */
function pathData({ outline: [first, ...points], open }: Pick<Shape, "outline" | "open">): string {
  if (first === undefined) return "";
  let pen = first;
  let data = `M${tenth(pen[0])} ${tenth(pen[1])}`;
  let last = "";
  for (const point of points) {
    const [dx, dy] = [tenth(point[0] - pen[0]), tenth(point[1] - pen[1])];
    const command = dy === "0" ? "h" : dx === "0" ? "v" : "l";
    const numbers = command === "h" ? [dx] : command === "v" ? [dy] : [dx, dy];
    for (const [at, number] of numbers.entries()) {
      const begins = at === 0 && command !== last;
      data += (begins ? command : number.startsWith("-") ? "" : " ") + number;
    }
    last = command;
    pen = point;
  }
  return open ? data : `${data}z`;
}

function tenth(number: number): string {
  const rounded = Math.round(number * 10) / 10;
  return Object.is(rounded, -0) ? "0" : String(rounded).replace(/^(-?)0\./, "$1.");
}

function nameOf(index: number): string {
  const letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
  return index < letters.length
    ? (letters[index] ?? "")
    : `${letters[Math.floor(index / letters.length) - 1]}${letters[index % letters.length]}`;
}
