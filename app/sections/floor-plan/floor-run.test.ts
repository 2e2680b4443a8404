import { expect, test } from "vitest";
import { HallState } from "#app/sections/hall/hall-state.ts";
import { taskPages } from "#content/tasks/task-pages.ts";
import { Session } from "#planner/session/session.ts";
import { moveAt, poseAt } from "#planner/traffic/moves.ts";
import { distance } from "./lanes-of.ts";
import { planOf } from "./plan-of.ts";
import { onSheet } from "./sheet.ts";

const minute = 60_000; /* ms */

test.each(taskPages)(
  "on the floor of $path vehicles come to every step that no order begins, and orders are done",
  ({ path, plan }) => {
    const session = Session.open(planOf(path, plan));
    if (!session.ok) throw new Error(JSON.stringify(session.errors));
    const state = new HallState(session.value.ready);
    const met = new Set(plan.drive.ordered);
    for (state.time = 0; state.time < 40 * minute; state.time += 4000) {
      state.take(session.value.runTo(state.time));
      for (const { moves } of state.vehicles) {
        const move = moveAt(moves, state.time);
        const at = move && onSheet(poseAt(move, state.time));
        for (const [step, stop] of plan.stops.entries()) if (at && distance(at, stop) < 80) met.add(step);
      }
    }
    expect([...met].sort()).toEqual(plan.stops.map((_, step) => step));
    expect(state.counts.done).toBeGreaterThan(10);
    expect(state.counts.open).toBeLessThan(6);
  },
);
