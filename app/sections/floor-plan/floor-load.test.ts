import { expect, test } from "vitest";
import { taskPages } from "#content/tasks/task-pages.ts";
import { simulateTraffic } from "#planner/traffic/simulate.ts";
import { planOf } from "./plan-of.ts";

/* A floor with more orders than its vehicles can do would show a queue that grows for ever. */
test.each(taskPages.map(({ path, plan }) => [path, plan] as const))(
  "the vehicles on the floor of %s do what is asked of them: over a shift nine of ten orders are on time",
  (path, floor) => {
    const { count } = floor.drive;
    const plan = planOf(path, floor);
    const answer = simulateTraffic({ plan, count, hours: 8, runs: 1, traffic: true });
    if (!answer.ok) throw new Error(JSON.stringify(answer.errors));
    expect(answer.value.onTime.mean).toBeGreaterThan(0.9);
    /* The vehicles are also busy enough. */
    expect(answer.value.utilisation.mean).toBeGreaterThan(0.4);
  },
);
