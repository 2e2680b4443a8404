import { expect, test } from "vitest";
import { presets } from "#planner/presets/presets.ts";
import { Session } from "#planner/session/session.ts";
import { continued, moveAt, poseAt } from "#planner/traffic/moves.ts";
import { midShift } from "./mid-shift.ts";

/** The fleets that the presets are sized to; finding them takes longer than all else here. */
const sized = [5, 2, 5, 5, 5, 3, [3, 4], [4, 2]];
/** How many of them move within half a second. */
const atOnce = [5, 1, 5, 5, 5, 3, 5, 6];

test.for(presets.map((preset, index) => ({ ...preset, count: sized[index], atOnce: atOnce[index] ?? 0 })))(
  "$name is first shown while its vehicles move, some of each kind, and shortly before a delivery",
  ({ plan, count, atOnce }) => {
    const [trial, shown] = [Session.open(plan, count), Session.open(plan, count)];
    if (!trial.ok || !shown.ok) throw new Error("The preset does not run.");
    const begins = midShift(trial.value);
    const first = shown.value.runTo(begins);
    /* Two and ten seconds at five times the floor's speed. */
    const soon = shown.value.runTo(begins + 4_000).counts.done;
    const next = shown.value.runTo(begins + 10_000);
    const moves = first.changed.map(({ id, moves }) => {
      const later = next.changed.find((vehicle) => vehicle.id === id);
      return later ? continued(moves, later.moves) : moves;
    });
    const movingUpTo = (end: number, way: number) =>
      [...moves.keys()].filter((vehicle) => {
        const [before, after] = [begins, end].map((at) => {
          const move = moveAt(moves[vehicle] ?? [], at);
          return move && poseAt(move, at);
        });
        return before && after && Math.hypot(after.x - before.x, after.y - before.y) >= way;
      });
    const moving = movingUpTo(begins + 10_000, 500);
    expect(movingUpTo(begins + 2500, 200).length).toBeGreaterThanOrEqual(atOnce);
    /* Vehicles of one kind are sized to move all of the time; of two, each waits for its own work. */
    const { kinds, kindOf, vehicles } = shown.value.ready;
    const isMix = kinds.length > 1;
    expect(new Set(moving.map((vehicle) => kindOf[vehicle])).size).toBe(kinds.length);
    expect(moving.length).toBeGreaterThanOrEqual(isMix ? kinds.length : vehicles);
    expect(shown.value.runTo(begins + 35_000).counts.done).toBeGreaterThan(soon);
  },
);
