import { uncovered } from "./cover.ts";
import type { Style } from "./ink.ts";
import { type Batch, merge } from "./merge.ts";
import type { Outline } from "./outline.ts";
import { paint, type Shape } from "./paint.ts";
import { materials } from "./palette.ts";
import type { Scene } from "./scene.ts";
import type { Point } from "./vector.ts";

export type Scheme = "both" | "light" | "dark";

/** Draws a scene as one SVG document that follows the reader's colour scheme, or keeps to one. */
export function svg(scene: Scene, scheme: Scheme = "both"): string {
  const shapes = uncovered(paint(scene), scene.width, scene.height);
  return sheet(merge(shapes), scene, scheme);
}

type Sheet = Pick<Scene, "width" | "height" | "ground">;

/** Writes shapes that lie beside one another, so that all of one style make one path. */
export function tracedSvg(shapes: readonly Shape[], size: Sheet): string {
  const batches = new Map<string, Batch>();
  for (const shape of shapes) {
    const key = JSON.stringify(shape.style);
    const batch = batches.get(key) ?? { key, shapes: [], members: [] };
    batches.set(key, batch);
    batch.shapes.push(shape);
  }
  return sheet([...batches.values()], size, "both");
}

function sheet(batches: readonly Batch[], { width, height, ground }: Sheet, scheme: Scheme): string {
  const styles = new Map<string, Style>();
  for (const batch of batches) {
    if (batch.shapes[0]) styles.set(batch.key, batch.shapes[0].style);
  }
  const names = new Map([...styles.keys()].map((key, index) => [key, nameOf(index)]));
  const floor: Style | null = ground && {
    fill: [materials[ground].light[0], materials[ground].dark[0]],
    stroke: null,
    width: 0,
  };
  const rules = [...styles].map(([key, style]) => [names.get(key) ?? "", style] as const);
  if (floor) rules.unshift(["_", floor]);
  const body = batches
    .map((batch) => `<path class="${names.get(batch.key)}" d="${batch.shapes.map(pathData).join("")}"/>`)
    .join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><style>${css(rules, scheme)}</style>${
    floor ? `<path class="_" d="M0 0h${width}v${height}H0z"/>` : ""
  }${body}</svg>\n`;
}

function css(rules: readonly (readonly [string, Style])[], scheme: Scheme): string {
  const first = scheme === "dark" ? 1 : 0;
  const base = rules.map(([name, { fill, stroke, width }]) => {
    const parts = [
      fill ? `fill:${fill[first]}` : "",
      stroke ? `stroke:${stroke[first]};stroke-width:${width}` : "",
    ];
    return `.${name}{${parts.filter(Boolean).join(";")}}`;
  });
  const night = rules.map(([name, { fill, stroke }]) => {
    const parts = [
      fill && fill[0] !== fill[1] ? `fill:${fill[1]}` : "",
      stroke && stroke[0] !== stroke[1] ? `stroke:${stroke[1]}` : "",
    ].filter(Boolean);
    return parts.length > 0 ? `.${name}{${parts.join(";")}}` : "";
  });
  const both = scheme === "both" ? `@media (prefers-color-scheme:dark){${night.join("")}}` : "";
  return `path{fill:none;stroke-linejoin:round;stroke-linecap:round}${base.join("")}${both}`;
}

/** Relative steps, rounded one by one: equal bodies give equal text, which compresses well. */
function pathData({ outline, open }: Pick<Shape, "outline" | "open">): string {
  const [first, ...steps] = outline as Outline<Point>;
  if (first === undefined) return "";
  let pen = first[0];
  let data = `M${tenth(pen[0])} ${tenth(pen[1])}`;
  let last = "";
  for (const step of steps) {
    const here = pen;
    const relative = step.map(([x, y]) => [tenth(x - here[0]), tenth(y - here[1])] as const);
    const [[dx, dy] = ["0", "0"]] = relative;
    const command = step.length === 3 ? "c" : dy === "0" ? "h" : dx === "0" ? "v" : "l";
    const numbers = command === "h" ? [dx] : command === "v" ? [dy] : relative.flat();
    data += numbers.reduce((text, number, at) => {
      const glue =
        at === 0
          ? command === last
            ? number.startsWith("-")
              ? ""
              : " "
            : command
          : number.startsWith("-")
            ? ""
            : " ";
      return text + glue + number;
    }, "");
    last = command;
    pen = step[step.length - 1] as Point;
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
