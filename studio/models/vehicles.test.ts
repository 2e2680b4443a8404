import { Box3, Vector3 } from "three";
import { describe, expect, it } from "vitest";
import { productNames } from "#vehicles/index.ts";
import { paintedFigures } from "#vehicles/modelling/painted.ts";
import { plainKit } from "#vehicles/modelling/plain-kit.ts";
import { vehicles } from "./vehicles.ts";

const built = (name: (typeof productNames)[number], lift?: number) =>
  vehicles[name](plainKit(), paintedFigures[name], lift === undefined ? {} : { lift });

const sizeOf = (name: (typeof productNames)[number]) =>
  new Box3().setFromObject(built(name)).getSize(new Vector3());

describe("every vehicle", () => {
  it.each(productNames)("%s stands on the floor and has the size of a real one", (name) => {
    const box = new Box3().setFromObject(built(name));
    expect(box.min.y).toBeGreaterThanOrEqual(-0.001);
    expect(box.min.y).toBeLessThan(0.03);
    const size = box.getSize(new Vector3());
    expect(Math.max(size.x, size.z)).toBeLessThan(3);
    expect(size.y).toBeLessThan(2.6);
  });

  it.each(productNames)("%s has no broken vertex", (name) => {
    built(name).traverse((object) => {
      if (!("geometry" in object)) return;
      const { position } = (object.geometry as { attributes: { position: { array: ArrayLike<number> } } })
        .attributes;
      expect(Array.from(position.array).every((value) => Math.abs(value) < 10)).toBe(true);
    });
  });
});

describe("lift heights", () => {
  const forkTop = (name: "fork" | "counterBalance", lift: number) => {
    const vehicle = built(name, lift);
    vehicle.updateMatrixWorld(true);
    const forks = vehicle.getObjectByName("forks");
    return forks?.getWorldPosition(new Vector3()).y;
  };

  it.each([
    ["fork", 1.6],
    ["counterBalance", 3],
  ] as const)("%s raises its forks to %s m and no further", (name, top) => {
    expect(forkTop(name, 99)).toBeCloseTo(top, 6);
    expect(forkTop(name, 0.8)).toBeCloseTo(0.8, 6);
  });
});

it("a lifter fits under the trolley it carries, between its castors", () => {
  const lifter = sizeOf("lifter");
  expect(lifter.y).toBeLessThan(0.37);
  expect(lifter.z).toBeLessThan(0.84);
});
