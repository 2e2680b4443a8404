import { describe, expect, it } from "vitest";
import { findListed, productNames, type Vehicle, type VehicleReference, vehicles } from "./index.ts";
import { type Measures, measures } from "./measures.ts";

/** Including those that were photographed and have left the list. */
const all: Partial<Record<VehicleReference, Measures>> = measures;

describe("measures taken on the models", () => {
  const sizes = [
    ["fork", 2.21, 0.94, 2.26],
    ["counterBalance", 2.99, 1.13, 2.18],
    ["lifter", 1.14, 0.8, 0.32],
    ["agvTugger", 1.75, 0.86, 1.34],
    ["singleConveyor", 1.51, 1.0, 0.72],
    ["dualConveyor", 2.24, 1.24, 0.87],
  ] as const;

  it.each(sizes.filter(([name]) => findListed(name)))(
    "%s is %f × %f × %f m, as in the photographs",
    (name, length, width, height) => {
      const measured = all[name];
      if (!measured) throw new Error(`${name} was not measured.`);
      expect(Math.abs(measured.length - length * 1000)).toBeLessThanOrEqual(5);
      expect(Math.abs(measured.width - width * 1000)).toBeLessThanOrEqual(5);
      expect(Math.abs(measured.height - height * 1000)).toBeLessThanOrEqual(5);
    },
  );

  it.each(vehicles as readonly Vehicle[])("$title lifts as high as the product table says", (vehicle) => {
    expect(measures[vehicle.product].forks?.highest).toBe(vehicle.liftMillimetres);
  });

  it.each(productNames)("%s reaches from its turning centre to its farthest corner", (name) => {
    const { length, width, front, rear, turningRadius, groundClearance } = measures[name];
    expect(front + rear).toBe(length);
    expect(turningRadius).toBeGreaterThanOrEqual(Math.max(front, rear));
    expect(turningRadius).toBeLessThanOrEqual(Math.ceil(Math.hypot(Math.max(front, rear), width / 2)));
    expect(groundClearance).toBeGreaterThan(15);
    expect(groundClearance).toBeLessThan(60);
  });

  it("the stacker turns about its load wheels, beneath the forks; the counterbalanced truck ahead of them", () => {
    const { fork, counterBalance } = all;
    if (fork) expect(fork.forks?.heel).toBeGreaterThan(0);
    if (counterBalance) expect(counterBalance.forks?.heel).toBeLessThan(0);
  });
});
