import type { DrawnView } from "./view.ts";

/** A vehicle's outline as one area, exactly as long and as high as the vehicle; millimetres from the floor. */
export function silhouetteSvg({ left, right, bottom, top, silhouette, edges }: DrawnView): string {
  const path = (lines: DrawnView["edges"], end: string) =>
    lines
      .map(
        (line) =>
          `M${line.map(([x, y]) => `${Math.round(x - left)} ${Math.round(top - y)}`).join("L")}${end}`,
      )
      .join("");
  const size = `${Math.round(right - left)} ${Math.round(top - bottom)}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size}"><style>.b{fill:#0b4633;fill-rule:evenodd}.e{fill:none;stroke:#cfe3d6;stroke-width:6}@media (prefers-color-scheme:dark){.b{fill:#bfe8d0}.e{stroke:#136349}}</style><path class="b" d="${path(silhouette, "z")}"/><path class="e" d="${path(edges, "")}"/></svg>\n`;
}
