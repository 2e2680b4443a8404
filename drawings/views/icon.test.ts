import { brotliCompressSync } from "node:zlib";
import { BoxGeometry, Group, Mesh, MeshBasicMaterial } from "three";
import { expect, test } from "vitest";
import { vehicleIcons } from "#vehicles/icons.ts";
import { productNames } from "#vehicles/index.ts";
import { iconBox, iconOf } from "./icon.ts";
import { iconSprite } from "./icon-sprite.ts";

const box = (
  material: string,
  [x, y, z]: [number, number, number],
  at: [number, number, number],
  name = "",
) => {
  const mesh = new Mesh(new BoxGeometry(x, y, z), new MeshBasicMaterial({ name: material }));
  mesh.position.set(...at);
  mesh.name = name;
  return mesh;
};
const body = () => box("shell", [1, 0.5, 0.8], [0, 0.25, 0]);
const icon = (...parts: Mesh[]) => iconOf(new Group().add(body(), ...parts));

test("a box is its outline on the floor, 110 units to a metre", () => {
  expect(icon()).toEqual({ viewBox: "0 0 160 105", body: "M4 105h152M25 50h110v55M25 105v-55", signal: "" });
});

test("hidden and small parts are left out", () => {
  expect(icon(box("graphite", [0.5, 0.3, 0.1], [0, 0.2, -0.5]))).toEqual(icon());
  expect(icon(box("graphite", [0.05, 0.05, 0.9], [0, 0.2, 0]))).toEqual(icon());
});

test("a band is a green line along its middle, a light a green stroke on the part below it", () => {
  const band = box("band", [1.01, 0.1, 0.9], [0, 0.25, 0]);
  const light = box("led", [0.05, 0.1, 0.05], [0, 0.55, 0], "stack light");
  const { signal } = icon(band, light);
  expect(signal).toBe("M25 77h110M80 49v-5");
});

test.each(productNames)("%s stands inside its box, in whole units, and shows its signal", (product) => {
  const { body, signal } = vehicleIcons[product];
  const starts = Array.from((body + signal).matchAll(/M(\d+) (\d+)/g), ([, x, y]) => [Number(x), Number(y)]);
  expect(starts.length).toBeGreaterThan(4);
  for (const [x = 0, y = 0] of starts) {
    expect(x).toBeLessThanOrEqual(iconBox.width);
    expect(y).toBeLessThanOrEqual(iconBox.floor);
  }
  expect(body).not.toMatch(/NaN|\.\d{3}/);
  expect(signal).not.toBe("");
});

test("icons weigh no more than the hand-written strokes that six of them replace", () => {
  const weight = brotliCompressSync(iconSprite(vehicleIcons)).length;
  /* Fewer of them share as much. */
  expect(weight).toBeLessThanOrEqual((1057 / 6) * Math.max(6, productNames.length));
});
