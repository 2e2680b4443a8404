import { type VehicleIcon, vehicleIconBox } from "./icon-box.ts";
import { folderOf, type ProductName, productNames } from "./index.ts";

/** Every vehicle's, from `icon.ts` in its folder. */
export const vehicleIcons = Object.fromEntries(
  await Promise.all(
    productNames.map(async (product) => {
      const { icon } = (await import(`./${folderOf(product)}/icon.ts`)) as { icon: VehicleIcon };
      return [product, icon] as const;
    }),
  ),
) as Readonly<Record<ProductName, VehicleIcon>>;

/** All icons under one another; `#fork` shows one. A file of its own, so that no page carries it as script. */
export function iconSprite(): string {
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
