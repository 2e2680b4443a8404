import { Box3, Vector3 } from "three";
import { describe, expect, it } from "vitest";
import { vehicles as listed, type ProductName, productNames, type Vehicle } from "./index.ts";
import { figuresOf } from "./modelling/painted.ts";
import { plainKit } from "./modelling/plain-kit.ts";
import { vehicles } from "./models.ts";

const built = (name: ProductName, lift?: number) =>
  vehicles[name](plainKit(), figuresOf(name), lift === undefined ? {} : { lift });

const sizeOf = (name: ProductName) => new Box3().setFromObject(built(name)).getSize(new Vector3());

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
  const forkTop = (name: ProductName, lift: number) => {
    const vehicle = built(name, lift);
    vehicle.updateMatrixWorld(true);
    const forks = vehicle.getObjectByName("forks");
    return forks?.getWorldPosition(new Vector3()).y;
  };

  const lifting = listed.flatMap(({ product, liftMillimetres }: Vehicle) =>
    liftMillimetres === undefined ? [] : [[product, liftMillimetres / 1000] as const],
  );

  it.each(lifting)("%s raises its forks to %s m and no further", (name, top) => {
    expect(forkTop(name, 99)).toBeCloseTo(top, 6);
    expect(forkTop(name, 0.8)).toBeCloseTo(0.8, 6);
  });
});

it.runIf(productNames.some((name) => name === "lifter"))(
  "a lifter fits under the trolley it carries, between its castors",
  () => {
    const lifter = sizeOf("lifter" as ProductName);
    expect(lifter.y).toBeLessThan(0.37);
    expect(lifter.z).toBeLessThan(0.84);
  },
);
