import { expect, test } from "vitest";
import { presets } from "#planner/presets/presets.ts";
import { Session } from "#planner/session/session.ts";
import { midShift } from "./mid-shift.ts";

test.for(presets)("$name is first shown while vehicles move and shortly before a delivery", ({ plan }) => {
  const [trial, shown] = [Session.open(plan), Session.open(plan)];
  if (!trial.ok || !shown.ok) throw new Error("The preset does not run.");
  const begins = midShift(trial.value);
  const before = shown.value.runTo(begins).counts.done;
  const { driven } = shown.value.runTo(begins + 5000);
  expect(driven.filter(Boolean).length).toBeGreaterThan(driven.length / 2);
  /* Ten seconds at five times the floor's speed. */
  expect(shown.value.runTo(begins + 50_000).counts.done).toBeGreaterThan(before);
});
