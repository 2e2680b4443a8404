import type { Measures } from "#vehicles/measures.ts";
import { type ViewName, viewSheet } from "#vehicles/views.ts";
import type { Point } from "../kernel/vector.ts";
import { type Dimension, dimensionsOf } from "./dimensions.ts";
import type { DrawnView } from "./view.ts";

/** One view of a vehicle with its true dimensions, as an SVG document in millimetres. */
export function dimensionedSvg(name: ViewName, view: DrawnView, measures: Measures): string {
  const sheet = viewSheet(name, measures);
  const { left, bottom, width, height, text, smallText } = sheet;
  const top = bottom + height;
  const at = ([x, y]: Point) => `${Math.round(x - left)} ${Math.round(top - y)}`;
  const path = (lines: readonly (readonly Point[])[], end = "") =>
    lines.map((line) => `M${line.map(at).join("L")}${end}`).join("");
  const floor = name === "plan" ? "" : `<path class="f" d="M0 ${round(top)}H${round(width)}"/>`;
  const turn =
    name === "plan"
      ? `<circle class="t" cx="${round(-left)}" cy="${round(top)}" r="${measures.turningRadius}"/><path class="d" d="${cross(at, text)}"/>`
      : "";
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${round(width)} ${round(height)}"><style>${css(text)}${forPhones(width, text, smallText)}</style>${floor}<path class="b" d="${path(view.silhouette, "z")}"/><path class="e" d="${path(view.edges)}"/><path class="o" d="${path(view.outlines)}"/>${turn}${dimensionsOf(
    name,
    measures,
    sheet,
  )
    .map((dimension) => drawn(dimension, at, text))
    .join("")}</svg>\n`;
}

/** Extension lines, the dimension line with a slanting tick at each end, and the figure above it. */
function drawn(
  { from, to, at: offset, upright, label }: Dimension,
  at: (point: Point) => string,
  text: number,
) {
  const place = (along: number, across: number): Point => (upright ? [across, along] : [along, across]);
  const lines = [from, to].map(([along, across]) => [
    place(along, across),
    place(along, offset + Math.sign(offset - across) * text * 0.4),
  ]);
  const ticks = [from, to].map(([along]) => [
    shifted(place(along, offset), -text * 0.3),
    shifted(place(along, offset), text * 0.3),
  ]);
  const line = [place(from[0], offset), place(to[0], offset)];
  const middle = place((from[0] + to[0]) / 2, offset);
  const [x, y] = at(middle).split(" ");
  const turn = upright ? ` transform="rotate(-90 ${x} ${y})"` : "";
  const path = [...lines, line].map((points) => `M${points.map(at).join("L")}`).join("");
  const slants = ticks.map((points) => `M${points.map(at).join("L")}`).join("");
  return `<path class="d" d="${path}"/><path class="k" d="${slants}"/><text x="${x}" y="${y}" dy="${-text * 0.35}"${turn}>${label}</text>`;
}

const shifted = ([x, y]: Point, by: number): Point => [x + by, y + by];

/** The turning centre. */
const cross = (at: (point: Point) => string, text: number) =>
  `M${at([-text, 0])}L${at([text, 0])}M${at([0, -text])}L${at([0, text])}`;

const round = (value: number) => Math.round(value * 10) / 10;

/** Below this many CSS pixels a figure is hard to read. */
const readable = 11;

/** As a picture the drawing's window is its own frame: where that is narrow, figures are larger. */
const forPhones = (width: number, text: number, smallText: number) =>
  `@media(max-width:${Math.ceil((readable * width) / text)}px){text{font-size:${smallText}px}}`;

const css = (text: number) =>
  `path,circle{fill:none;stroke:#0e1f19;stroke-linejoin:round;stroke-width:${round(text / 22)}}.b{fill:#fff;stroke:none}.e{stroke:#5b6661}.o{stroke-width:${round(text / 9)}}.d,.t{stroke:#0b6b4a}.t{stroke-dasharray:${round(text)} ${round(text / 2)}}.k{stroke:#0b6b4a;stroke-width:${round(text / 10)}}.f{stroke:#93a19a}text{fill:#0e1f19;font:${round(text)}px system-ui,sans-serif;text-anchor:middle;font-variant-numeric:tabular-nums}@media (prefers-color-scheme:dark){path,circle{stroke:#cfd8d0}.b{fill:#26322d}.e{stroke:#8b9890}.d,.t,.k{stroke:#2be08a}text{fill:#e7ece7}}`;
