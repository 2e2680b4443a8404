import { describe, expect, it } from "vitest";
import { kindsOf } from "../choose.ts";
import { planWith } from "../plan/example.ts";
import { readPlan } from "../plan/read-plan.ts";
import { presets } from "../presets/presets.ts";
import { laidOut, roomOn } from "../traffic/ask.ts";
import { withParking } from "./added-parking.ts";
import { size } from "./size.ts";

/** A ring with one stub for chargers, which can't park the tuggers of its work. */
const ring = (perHour: number) => ({
  loads: [{ id: "train", carrier: "cart-train", length: 1750, width: 900, height: 1400, weight: 900 }],
  places: [
    { id: "store", x: 0, y: 0, handover: "hitch" },
    { id: "a", x: 20_000, y: 0 },
    { id: "line", x: 60_000, y: 0, handover: "hitch" },
    { id: "b", x: 60_000, y: 20_000 },
    { id: "c", x: 0, y: 20_000 },
    { id: "charge", x: 20_000, y: 6000, chargers: 2 },
  ],
  lanes: [
    ...["store a", "a line", "line b", "b c", "c store"].map((pair) => {
      const [from, to] = pair.split(" ");
      return { from, to, width: 3000 };
    }),
    { from: "a", to: "charge", both: true, width: 3000 },
  ],
  flows: [{ from: "store", to: "line", load: "train", perHour }],
  work: { hoursPerDay: 16, daysPerYear: 250, peak: 1.2 },
  choice: { vehicle: "agvTugger" },
});

it("a floor that can't park its fleet says how many places are missing, where they fit, and how much floor they take", () => {
  const plan = planWith(ring(120));
  const { fleet, limit } = size(plan);
  expect(fleet).toBeNull();
  expect(limit).toMatchObject({ kind: "parking", at: "a" });
  const places = limit?.places ?? 0;
  const count = places + 2;
  expect(places).toBeGreaterThan(10);
  expect(limit?.text).toMatch(
    new RegExp(
      String.raw`room for 2 vehicles .* takes some ${count}: ${places} places to park are missing\. Beside “a” .* ${places}: [\d.]+ m of lanes on [\d.]+ m × [\d.]+ m`,
    ),
  );
  const added = withParking(plan, places);
  if (!added) throw new Error("no parking");
  expect(laidOut(added.plan, count)).toMatchObject({ count, kinds: [{ reserve: [] }] });
  expect(readPlan(JSON.parse(JSON.stringify(added.plan)))).toEqual({ ok: true, value: added.plan });
  expect(size(added.plan).limit?.kind).not.toBe("parking");
});

describe.each(presets.map(({ name, plan }) => [name, plan] as const))("%s", (_, plan) => {
  it("has room for three more of any kind once they are added", () => {
    const added = withParking(plan, 3);
    if (!added) throw new Error("no parking");
    expect(added.plan.places.slice(0, plan.places.length)).toEqual(plan.places);
    const kinds = kindsOf(plan).length;
    for (let kind = 0; kind < kinds; kind++) {
      const fleet = (count: number) => Array.from({ length: kinds }, (_, at) => (at === kind ? count : 1));
      const before = roomOn(plan, fleet(40)) - (kinds - 1);
      expect(laidOut(added.plan, fleet(before + 3))).not.toHaveProperty("room");
    }
  });
});

it("no plan grows beyond its limits, and a place without a lane gets none", () => {
  expect(withParking(planWith(ring(60)), 500)).toBeUndefined();
  expect(withParking(planWith(ring(60)), 0)).toBeUndefined();
});
