import { expect, test } from "vitest";
import { vehicleIconBox, vehicleIcons } from "#content/vehicle-icons.ts";

test("the header's picture holds every vehicle as it is drawn for the site", async () => {
  await expect(sprite()).toMatchFileSnapshot("./vehicle-signs.svg");
});

/** All vehicles under one another; `#fork` shows one. A file of its own, so that no page carries it as script. */
function sprite() {
  const { width, height, stroke } = vehicleIconBox;
  const all = Object.entries(vehicleIcons);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height * all.length}">`,
    `<style>path{fill:none;stroke:#0e1f19;stroke-width:${stroke};stroke-linejoin:round;stroke-linecap:round}.signal{stroke:#0a9a57}`,
    "@media(prefers-color-scheme:dark){path{stroke:#eef1ea}.signal{stroke:#2be08a}}</style>",
    ...all.flatMap(([name, { body, signal }], row) => [
      `<view id="${name}" viewBox="0 ${row * height} ${width} ${height}"/>`,
      `<g transform="translate(0 ${row * height})"><path d="${body}"/><path class="signal" d="${signal}"/></g>`,
    ]),
    "</svg>",
    "",
  ].join("\n");
}
