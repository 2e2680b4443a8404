import type { VehicleIcon } from "#vehicles/icons.ts";
import { iconBox } from "./icon.ts";

/** All icons in one file; `#fork` shows one of them. It is a file so that no page carries the icons in its script. */
export function iconSprite(icons: Readonly<Record<string, VehicleIcon>>): string {
  const { width, height } = iconBox;
  const all = Object.entries(icons);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height * all.length}">`,
    "<style>path{fill:none;stroke:#0e1f19;stroke-width:1.75;stroke-linejoin:round;stroke-linecap:round}.s{stroke:#0a9a57}",
    "@media(prefers-color-scheme:dark){path{stroke:#eef1ea}.s{stroke:#2be08a}}</style>",
    ...all.flatMap(([name, { body, signal }], row) => [
      `<view id="${name}" viewBox="0 ${row * height} ${width} ${height}"/>`,
      `<g transform="translate(0 ${row * height})"><path d="${body}"/><path class="s" d="${signal}"/></g>`,
    ]),
    "</svg>\n",
  ].join("");
}
