import { expect, it } from "vitest";
import { example } from "../plan/example.ts";
import { size } from "../sizing/size.ts";
import type { Sizing } from "../sizing/sizing.ts";
import { curve } from "./curve.ts";
import { simulate } from "./simulate.ts";
import { readCurve } from "./simulation.ts";

function question(perHour: number, promise = { within: 300, share: 0.95 }) {
  const plan = { ...example, flows: [{ ...example.flows[0], perHour }], work: { promise } };
  const read = readCurve({ plan, runs: 4, hours: 12 });
  if (!read.ok) throw new Error(JSON.stringify(read.errors));
  return { ...read.value, traffic: false };
}

it("recommends the fleet of the plan's sizing, beside mean hours of one fewer and one more", () => {
  const asked = question(12);
  const sizing = size(asked.plan);
  const [fleet] = sizing.fleet ?? [];
  const found = curve(asked, sizing, (each) => ({ ok: true, value: simulate(each) }));
  if (!found.ok || !fleet) throw new Error(JSON.stringify(found));
  const { counts, recommended, why } = found.value;
  expect(recommended).toBe(fleet.count);
  expect(why).toContain(`${fleet.count} is the smallest count`);
  expect(why).toContain("in the busiest hour");
  const around = [fleet.count - 1, fleet.count, fleet.count + 1].filter((count) => count > 0);
  expect(counts.map(({ count }) => count)).toEqual(around);
});

it("says so if no fleet keeps the promise", () => {
  const asked = question(20, { within: 0, share: 1 });
  const found = curve(asked, size(asked.plan), (each) => ({ ok: true, value: simulate(each) }));
  expect(found).toMatchObject({ ok: true, value: { recommended: null } });
  expect(found.ok && found.value.why).toContain("No fleet keeps the promise");
});

it("says which shares are of whole days", () => {
  const asked = question(12);
  const sizing = { ...size(asked.plan), fewer: { count: 1, share: 0.8, over: "days" as const } };
  const whyOf = (given: Sizing) => {
    const found = curve(asked, given, (each) => ({ ok: true, value: simulate(each) }));
    return found.ok ? found.value.why : "";
  };
  expect(whyOf(sizing)).toContain("With 1 it is 80% over whole days.");
  const limit = { kind: "lane" as const, at: null, text: "" };
  expect(whyOf({ ...sizing, fleet: null, over: "days", limit })).toMatch(
    /the best reaches .+ over whole days\./,
  );
});

it("passes on why nothing can be simulated", () => {
  const asked = question(6);
  const errors = [{ path: "runs", message: "are too many" }];
  expect(curve(asked, size(asked.plan), () => ({ ok: false, errors }))).toEqual({ ok: false, errors });
});
