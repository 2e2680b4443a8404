import fc from "fast-check";
import { expect, it } from "vitest";
import { planWith } from "../plan/example.ts";
import { plannedVehicle, plannedVehicles } from "../vehicles.ts";
import { bounds, fewest } from "./bounds.ts";

const place = (id: string, x: number) => ({ id, x, y: 0, handover: "floor" });

it("a from-to chart gives loaded, handling and the three kinds of empty travel", () => {
  const plan = planWith({
    places: [place("a", 0), place("b", 15_000), place("c", 45_000)],
    lanes: [
      { from: "a", to: "b", both: true },
      { from: "b", to: "c", both: true },
    ],
    flows: [
      { from: "a", to: "b", load: "pallet", perHour: 6 },
      { from: "c", to: "a", load: "pallet", perHour: 2 },
    ],
    assumptions: { pick: 20, drop: 10, availability: 1, utilisation: 1 },
  });
  const driving = (metres: number) => expect.closeTo(metres / plannedVehicle("fork").speed, 6);
  // a–b 15 m, b–c 30 m. Surplus: b has 6, a lacks 4, c lacks 2.
  // Shared: in a 2, b 6; out a 6, c 2: (2·2·45 + 6·6·15 + 6·2·30) ÷ 8.
  expect(bounds(plan)).toEqual({
    vehicle: "fork",
    perHour: {
      loaded: driving(180),
      handling: 240,
      emptyLeast: driving(120),
      emptyShared: driving(135),
      emptyEqual: driving(180),
    },
    vehicles: { least: 1, expected: 1, peak: 1 },
  });
});

it("the busiest hour of a profile is its highest hour over the mean of the worked ones", () => {
  const profile = Array.from({ length: 24 }, (_, hour) => (hour < 6 || hour > 13 ? 0 : hour === 9 ? 60 : 20));
  const flows = [{ from: "wrapper", to: "stage", load: "pallet", perHour: 90 }];
  const named = bounds(planWith({ flows, work: { peak: 2.4 } }));
  expect(bounds(planWith({ flows, work: { peak: 1, profile } }))).toEqual(named);
  expect(named.vehicles.peak).toBeGreaterThan(named.vehicles.expected ?? 0);
});

it("counts the plan's own vehicle, or else the one that fits best", () => {
  const speed = Math.min(...plannedVehicles.map((vehicle) => vehicle.speed));
  const slowest = plannedVehicles.find((vehicle) => vehicle.speed === speed)?.product;
  expect(bounds(planWith({ choice: { vehicle: slowest } })).perHour.loaded).toBeCloseTo((24 * 40) / speed);
  expect(bounds(planWith({ choice: {} })).vehicle).toBe("fork");
});

it("Groover's problem needs 4 vehicles", () => {
  // 40 deliveries an hour, 250 ft loaded, 300 ft empty at 200 ft/min, 1.5 min of handling: 170 min of work.
  expect(fewest(170, 60, 0.05)).toBe(4);
  expect(60 * 3 * (1 - 0.05 * 2)).toBe(162);
});

it("fewest equals what trying every count finds, and is null if congestion lets none suffice", () => {
  const search = (work: number, each: number, congestion: number) => {
    for (let n = 1; n <= 3000; n++) if (each * n * (1 - congestion * (n - 1)) >= work) return n;
    return null;
  };
  const congestion = fc.constantFrom(0, 0.001, 0.01, 0.05, 0.3, 1);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), congestion, (work, share) => {
      expect(fewest(work, 2793, share)).toBe(search(work, 2793, share));
    }),
    { numRuns: 2000 },
  );
  expect(fewest(7200, 3600, 0)).toBe(2);
  expect(fewest(0.1 + 0.2, 0.3, 0)).toBe(1);
  expect(fewest(3 * 60, 60, 0.5)).toBeNull();
});

it("any doubles give a count or null at once", () => {
  const doubles = fc.oneof(
    fc.double({ min: 0, noNaN: true }),
    fc.constantFrom(5e-324, 2e-299, 6.5e-319, 1e-16, 1, Number.MAX_SAFE_INTEGER, 1e308),
  );
  fc.assert(
    fc.property(doubles, doubles, fc.oneof(fc.constant(0), doubles), (work, each, congestion) => {
      const count = fewest(work, each, congestion);
      if (count !== null) expect(Number.isSafeInteger(count)).toBe(true);
    }),
    { numRuns: 5000 },
  );
});
