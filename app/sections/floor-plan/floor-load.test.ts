import { expect, test } from "vitest";
import { screenFloor } from "#app/sections/fleet-screen/screen-floor.ts";
import { taskPages } from "#content/tasks/task-pages.ts";
import { totalOf } from "#planner/fleet/total.ts";
import { simulateTraffic } from "#planner/traffic/simulate.ts";
import { findListed } from "#vehicles/index.ts";
import { planOf } from "./plan-of.ts";

const floors = [
  ...taskPages.map(({ path, plan }) => [path, planOf(path, plan), plan.drive.vehicle] as const),
  ["the pages about SyncOS", screenFloor(), "fork"] as const,
];

/* One shift may go well where most don't. */
test.each(floors)(
  "the vehicles on the floor of %s keep its promise over eight shifts",
  (_, plan, vehicle) => {
    const { fleet, count = totalOf(fleet ?? []) } = plan.choice;
    const counts = fleet && { counts: fleet.map(({ count }) => count) };
    const answer = simulateTraffic({ plan, count, ...counts, hours: 8, runs: 8, traffic: true });
    if (!answer.ok) throw new Error(JSON.stringify(answer.errors));
    expect(answer.value.onTime.mean).toBeGreaterThan(plan.work.promise.share);
    /* They are also busy enough; what stands in for a vehicle that has left the line may be faster. */
    if (findListed(vehicle)) expect(answer.value.utilisation.mean).toBeGreaterThan(0.4);
  },
);
