import { Mesh, MeshBasicMaterial, SphereGeometry } from "three";
import { expect, test } from "vitest";
import { findVehicle, type VehicleReference } from "#vehicles/index.ts";
import { box } from "#vehicles/modelling/geometry/loft.ts";
import { Part } from "#vehicles/modelling/geometry/part.ts";
import { area, line } from "./floor.ts";
import { at, drawn, vehicle } from "./stage.ts";

const shell = new MeshBasicMaterial({ name: "shell" });
const crate = new Part("crate").add(shell, box(1, 1, 1), [0, 0.5, 0]);
const view = { azimuth: -45, elevation: 30, scale: 100 };
const middle = [0, 0, 0] as const;
const square = area(
  [
    [-3, -3],
    [3, -3],
    [3, 3],
    [-3, 3],
  ],
  "zone",
);

test("paint is drawn over shadows and under models; a line in the room is drawn over both", () => {
  const before = line(
    [
      [-1, 0, 1.2],
      [1, 0, 1.2],
    ],
    "bold",
    "route",
  );
  const picture = drawn({ view, middle, floor: [square], standing: [at(middle, crate)], before: [before] });
  const colours = ["#cdd1cc", "#d3ddd5", "#fbfaf7", "#0a9a57"].map((colour) => {
    const [, name] = new RegExp(`\\.(\\w+)\\{(?:fill|stroke):${colour}`).exec(picture) ?? [];
    return picture.indexOf(`class="${name}"`);
  });
  expect(Math.min(...colours)).toBeGreaterThan(0);
  expect(colours).toEqual(colours.toSorted((a, b) => a - b));
});

test("a model in two places is drawn twice", () => {
  const ball = new Mesh(new SphereGeometry(0.3), shell);
  const one = drawn({ view, middle, floor: [], standing: [at([-1, 0, 0.5], ball)] });
  const two = drawn({ view, middle, floor: [], standing: [at([-1, 0, 0.5], ball), at([1, 0, 0.5], ball)] });
  expect(two.length).toBeGreaterThan(one.length * 1.3);
});

test("the first vehicle stands in for one that has left the line", async () => {
  const gone = await vehicle("gone" as VehicleReference);
  expect(gone.name).toBe((await vehicle(findVehicle(null).product)).name);
});
