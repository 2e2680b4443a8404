import { expect, test } from "vitest";
import type { Plan } from "../plan/plan.ts";
import { readPlan } from "../plan/read-plan.ts";
import { byTruck, handWork } from "./by-hand.ts";

/** A round of 20 m out and 60 m back; 36 pallets an hour. */
const plan = planOf({
  version: 1,
  name: "A round",
  loads: [{ id: "pallet", carrier: "open-pallet", length: 1200, width: 800, height: 1500, weight: 500 }],
  places: [
    { id: "a", x: 0, y: 0, handover: "floor" },
    { id: "b", x: 20_000, y: 0, handover: "floor" },
  ],
  lanes: [
    { from: "a", to: "b" },
    { from: "b", to: "a", length: 60_000 },
  ],
  flows: [{ from: "b", to: "a", load: "pallet", perHour: 36 }],
  work: { hoursPerDay: 10 },
});

test("people take the shorter way round and come back without a load", () => {
  /* 36 × (2 × 20 m at 2 m/s + 60 s) = 2880 s an hour, 0.8 of an hour. */
  expect(handWork(plan, byTruck)).toEqual({
    pickUps: 36,
    hours: 8,
    parts: { handling: 6, loaded: 1, back: 1 },
    people: 1,
  });
});

test("a load that is set down on the way takes another minute, and a second trip twice as long", () => {
  expect(handWork(plan, { ...byTruck, pickUps: 2 })).toMatchObject({ pickUps: 72, hours: 14, people: 2 });
  expect(handWork(plan, { ...byTruck, trips: 2 })).toMatchObject({ pickUps: 72, hours: 16, people: 2 });
});

test("each cart of a tour goes to one of its stops, and not by the others", () => {
  const tour = planOf({
    ...{ version: 2, name: "A tour", loads: [{ ...plan.loads[0], id: "cart", carrier: "cart-train" }] },
    places: [0, 60_000, 80_000].map((x, at) => ({ id: `${at}`, x, y: 0, handover: "hitch" })),
    lanes: [
      { from: "0", to: "1" },
      { from: "1", to: "2" },
      { from: "2", to: "0", length: 20_000 },
    ],
    tours: [{ stops: ["0", "1", "2"], load: "cart", every: 600, carts: 6 }],
    work: { hoursPerDay: 10 },
  });
  /* To the first stop are 40 m by the shorter way round, to the second 20 m: of 36 carts an hour 30 m each. */
  expect(handWork(tour, byTruck).parts).toEqual({ handling: 6, loaded: 1.5, back: 1.5 });
});

test("people on foot walk slower, and save the way back if both trips have a load", () => {
  /* 36 × (20 m at 1.2 m/s + 60 s) = 2760 s. */
  expect(handWork(plan, { ...byTruck, by: "foot", emptyBack: false })).toMatchObject({ people: 1 });
  expect(handWork(plan, { ...byTruck, by: "foot", emptyBack: false }).hours).toBeCloseTo(7.667, 3);
  expect(handWork(plan, { ...byTruck, by: "foot" }).hours).toBeCloseTo(9.333, 3);
});

test("a hundredth of the orders is a hundredth of the work, and speed and handling may be the plant's own", () => {
  const few = { ...plan, flows: plan.flows.map((flow) => ({ ...flow, perHour: flow.perHour / 100 })) };
  expect(handWork(few, byTruck).hours).toBeCloseTo(0.08, 12);
  /* 36 × (2 × 20 m at 4 m/s + 15 s) = 900 s an hour. */
  expect(handWork(plan, { ...byTruck, speed: 4, handling: 15 }).hours).toBeCloseTo(2.5, 12);
});

function planOf(input: unknown): Plan {
  const read = readPlan(input);
  if (!read.ok) throw new Error(JSON.stringify(read.errors));
  return read.value;
}
