import { expect, it } from "vitest";
import { Battery } from "./battery.ts";

const hour = 3_600_000; /* ms */
const cell = { runTime: 7 * hour, chargeTime: 2 * hour };

it("falls while driving, rises at a charger, and is full after the table's time", () => {
  const battery = new Battery(cell, true);
  battery.plan(0, 6 * hour, true);
  expect(battery.left(6 * hour)).toBe(hour);
  expect(battery.left(7 * hour)).toBe(4.5 * hour);
  expect(battery.charging(7 * hour)).toBe(true);
  expect(battery.fullFrom()).toBe(Math.ceil(6 * hour + (6 / 7) * 2 * hour));
  expect(battery.charging(8 * hour)).toBe(false);
  battery.plan(7 * hour, 8 * hour, false);
  expect(battery.charges).toEqual([{ from: 6 * hour, to: 7 * hour }]);
  expect(battery.left(20 * hour)).toBe(3.5 * hour);
});

it("a low vehicle goes to charge and works again only when it has enough", () => {
  const battery = new Battery(cell, true);
  battery.plan(0, 5 * hour, true);
  expect(battery.needsCharge(4 * hour)).toBe(false);
  expect(battery.needsCharge(5 * hour)).toBe(true);
  expect(battery.needsCharge(5.5 * hour)).toBe(true);
  expect(battery.needsCharge(6 * hour)).toBe(false);
});
