import { expect, it } from "vitest";
import { example } from "../plan/example.ts";
import { readPlan } from "../plan/read-plan.ts";
import { poissonOrders } from "./arrivals.ts";
import { layoutFor } from "./ask.ts";
import { Hall } from "./hall.ts";

const hour = 3_600_000; /* ms */

it("idle vehicles charge before they have to: on a quiet floor with one charger two are soon charged", () => {
  const flows = example.flows.map((flow) => ({ ...flow, perHour: 2 }));
  const plan = readPlan({ ...example, flows });
  if (!plan.ok) throw new Error(JSON.stringify(plan.errors));
  const layout = layoutFor(plan.value, 2);
  if (!layout.ok) throw new Error(JSON.stringify(layout.errors));
  expect(layout.value.chargers.size).toBe(1);
  /* Above the share below which a vehicle has to charge. */
  const charged = [0.5, 0.5];
  const hall = new Hall(layout.value, poissonOrders(layout.value.flows, plan.value.seed, 0), charged);
  while (hall.nextEvent < 6 * hour) hall.advance();
  for (const { battery } of hall.vehicles) expect(battery.share(6 * hour)).toBeGreaterThan(0.65);
});
