import { expect, it } from "vitest";
import { planWith } from "../plan/example.ts";
import { presets } from "../presets/presets.ts";
import { Session } from "./session.ts";

function opened(plan = presets[0]?.plan, count?: number) {
  const session = plan && Session.open(plan, count);
  if (!session?.ok) throw new Error("The session can't be opened");
  return session.value;
}

const minute = 60_000; /* ms */

it("reports each step of an order once, and counts the orders reached in time", () => {
  const session = opened();
  const { happened, counts } = session.runTo(60 * minute);
  const told = (kind: string) => happened.filter((event) => event.kind === kind).length;
  expect(told("dropped")).toBe(counts.done);
  expect(told("placed")).toBe(counts.placed);
  expect(counts.done).toBeGreaterThan(10);
  expect(counts.inTime).toBeLessThanOrEqual(counts.judged);
  expect(counts.judged).toBeGreaterThan(10);
});

it("the same calls give the same run, however often it is looked at", () => {
  const often = opened();
  for (let t = 0; t < 30 * minute; t += 700) often.runTo(t);
  const [a, b] = [often.runTo(30 * minute), opened().runTo(30 * minute)];
  expect([a.counts, a.battery, a.held]).toEqual([b.counts, b.battery, b.held]);
});

it("a blocked aisle that every order needs holds up all vehicles until it is free", () => {
  const session = opened();
  session.runTo(10 * minute);
  session.disturb({ kind: "block", lane: 1 });
  const blocked = session.runTo(20 * minute).counts;
  session.mend({ kind: "block", lane: 1 });
  const after = session.runTo(30 * minute).counts;
  expect(blocked.open).toBeGreaterThan(5);
  expect(after.done - blocked.done).toBeGreaterThan(5);
});

it("an order placed by hand is driven like the others", () => {
  const session = opened(
    planWith({ flows: [{ from: "wrapper", to: "stage", load: "pallet", perHour: 0.01 }] }),
  );
  session.order(0);
  const { happened } = session.runTo(10 * minute);
  expect(happened.map(({ kind }) => kind)).toEqual(["placed", "picked", "dropped"]);
});

it("a vehicle at a broken charger stops charging", () => {
  const session = opened();
  const [preset] = presets;
  const charging = (until: number) => session.runTo(until).charging.filter(Boolean).length;
  let time = 0;
  while (charging(time) === 0 && time < 180 * minute) time += minute;
  expect(charging(time)).toBeGreaterThan(0);
  for (const { id, chargers } of preset?.plan.places ?? []) {
    if (chargers > 0) session.disturb({ kind: "charger", place: id });
  }
  expect(charging(time + minute)).toBe(0);
});
