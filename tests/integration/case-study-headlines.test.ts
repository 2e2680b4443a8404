import { expect, test } from "vitest";
import { modelOf as shownModelOf } from "#content/pictures/modelled/model-of.ts";
import { caseStudyDetail } from "#content/tasks/case-studies.ts";
import { caseStudyPresets } from "#planner/presets/presets.ts";
import { found, modelOf, shareOnTime, testOf } from "#tests/support/models.ts";

/* What the headline above each model says, counted again. */

test("each model has a headline of its own", () => {
  const headlines = caseStudyPresets.map(({ id }) => caseStudyDetail(id).modelled.headline);
  expect(new Set(headlines).size).toBe(caseStudyPresets.length);
});

testOf("wrapped-pallets")(
  "wrapped-pallets: with one fork fewer, more pallets wait than the plan allows",
  () => {
    const { fewer } = modelOf("wrapped-pallets").sizing;
    expect(fewer?.share).toBeLessThan(found("wrapped-pallets").plan.work.promise.share);
  },
);

testOf("line-side-milk-run")("line-side-milk-run: trains at less than walking pace keep the promise", () => {
  expect(found("line-side-milk-run").plan.choice.vehicle).toBe("agvTugger");
  expect(shareOnTime("line-side-milk-run")).toBeGreaterThanOrEqual(
    found("line-side-milk-run").plan.work.promise.share,
  );
});

testOf("dock-to-rack")(
  "dock-to-rack: even in the morning peak, the longest mean wait of the week, the promise is kept",
  () => {
    const { plan, times } = found("dock-to-rack");
    const { wait } = modelOf("dock-to-rack").week;
    expect(Math.max(...wait)).toBeLessThanOrEqual(plan.work.promise.within);
    expect([times.busiest, times.busiest + 1]).toContain(wait.indexOf(Math.max(...wait)) % 24);
  },
);

testOf("two-decks")("two-decks: the fleet is large enough, though the model credits no saved trip", () => {
  expect(shareOnTime("two-decks")).toBeGreaterThanOrEqual(found("two-decks").plan.work.promise.share);
});

testOf("racks-to-packing")(
  "racks-to-packing: no mean wait is longer than promised, and the longest is before noon",
  () => {
    const { plan, times } = found("racks-to-packing");
    const { wait } = modelOf("racks-to-packing").week;
    expect(Math.max(...wait)).toBeLessThanOrEqual(plan.work.promise.within);
    expect(wait.indexOf(Math.max(...wait)) % 24).toBe(times.busiest);
    expect(times.busiest).toBe(11);
  },
);

testOf("transfer-point")(
  "transfer-point: its headline says what its figure of the busiest hour says",
  async () => {
    const inTime = Math.round(100 * (modelOf("transfer-point").sizing.share.mean ?? 0));
    expect((await shownModelOf("transfer-point"))?.headline).toContain(
      `Of a hundred pallets, ${inTime} find`,
    );
  },
);
