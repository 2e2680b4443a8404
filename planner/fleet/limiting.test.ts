import { expect, it } from "vitest";
import { bounds } from "../flow/bounds.ts";
import { planWith } from "../plan/example.ts";
import { limitsOf, plannedHour, simulatedHour } from "./limiting.ts";
import { simulate } from "./simulate.ts";

const plan = planWith();
const counted = bounds(plan);

it("an hour's shares add up, and without traffic only chance counts as traffic", () => {
  const free = simulate({ plan, count: 2, runs: 20, hours: 24, traffic: false });
  const planned = plannedHour(counted, 2);
  const hour = simulatedHour(plan, counted, free, free);
  expect(Object.values(hour).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
  expect(hour.traffic).toBeCloseTo(0, 9);
  expect(hour.loaded).toBeCloseTo(planned.loaded, 2);
  /* One flow, driven loaded there and empty back, apart from orders that follow one another at the same end. */
  expect(hour.empty).toBeGreaterThan(planned.empty * 0.8);
});

it("names the place whose handovers are the bottleneck", () => {
  const busy = planWith({
    flows: [{ from: "wrapper", to: "stage", load: "pallet", perHour: 90 }],
  });
  const said = limitsOf(busy, plannedHour(bounds(busy), 4));
  expect(said.join(" ")).toMatch(/handover at “wrapper” is taken for 75%/);
});

it("has a sentence if nothing stands out", () => {
  const quiet = planWith({ flows: [{ from: "wrapper", to: "stage", load: "pallet", perHour: 2 }] });
  const said = limitsOf(quiet, plannedHour(bounds(quiet), 1));
  expect(said).toEqual([expect.stringContaining("Nothing in particular")]);
});
