import { expect, it } from "vitest";
import { planWith } from "../plan/example.ts";
import { presets } from "../presets/presets.ts";
import { answerOrders } from "./orders.ts";
import { plannedFlows } from "./plan-flows.ts";
import { sampleLog } from "./sample.ts";

const plan = planWith();
const known = { places: plan.places.map(({ id }) => id), loads: ["pallet"] };

it("names that are alike but for case and signs are places of the plan, and their flows are joined", () => {
  const planned = plannedFlows(
    [
      { from: "WRAPPER", to: "Stage", load: "Pallet", perHour: 10 },
      { from: "wrap-per", to: "stage", load: "EUR", perHour: 2.34567 },
      { from: "dock", to: "stage", perHour: 4 },
    ],
    known,
  );
  expect(planned).toEqual({
    flows: [{ from: "wrapper", to: "stage", load: "pallet", perHour: 12.35 }],
    unknown: [{ name: "dock", perHour: 4 }],
    otherLoads: ["EUR"],
    left: 4,
  });
});

it("a name that is said to stand for a place counts there", () => {
  const { flows, left } = plannedFlows([{ from: "dock", to: "stage", perHour: 4 }], {
    ...known,
    meant: new Map([["dock", "wrapper"]]),
  });
  expect([flows, left]).toEqual([[{ from: "wrapper", to: "stage", load: "pallet", perHour: 4 }], 0]);
});

it.each(presets.map(({ plan }) => [plan.name, plan] as const))(
  "the sample of %s holds its flows",
  (_, plan) => {
    const read = answerOrders(new TextEncoder().encode(sampleLog(plan)));
    if (!read.ok) throw new Error(JSON.stringify(read.errors));
    const { flows, unread } = read.value;
    expect(unread).toEqual([{ line: read.value.span.orders + 2, why: expect.stringContaining("time") }]);
    const sum = (all: readonly { perHour: number }[]) =>
      all.reduce((total, { perHour }) => total + perHour, 0);
    const [found, meant] = [sum(flows), sum(plan.flows)];
    expect(Math.abs(found - meant) / meant).toBeLessThan(0.1);
    expect(
      plannedFlows(flows, { places: plan.places.map(({ id }) => id), loads: plan.loads.map(({ id }) => id) }),
    ).toMatchObject({ unknown: [], otherLoads: [], left: 0 });
  },
);
