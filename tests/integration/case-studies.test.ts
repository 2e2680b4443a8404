import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { documentOf } from "#content/documents/documents.ts";
import { modelOf as shownModelOf } from "#content/pictures/modelled/model-of.ts";
import { floorWords } from "#content/planner/floor.ts";
import { caseStudyDetail } from "#content/tasks/case-studies.ts";
import { plantOf } from "#content/tasks/plants/plants.ts";
import type { Plan } from "#planner/plan/plan.ts";
import { handWork } from "#planner/presets/by-hand.ts";
import { caseStudyPresets } from "#planner/presets/presets.ts";
import { runnerOf } from "#planner/sizing/busiest-hour.ts";
import { simulateTraffic } from "#planner/traffic/simulate.ts";
import { found, modelOf, testOf } from "#tests/support/models.ts";
import { type Site, startSite } from "#tests/support/site.ts";

let site: Site;

beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

describe.each(caseStudyPresets)("$id", ({ id: caseStudy, plan, byHand }) => {
  const { sizing, count, week } = modelOf(caseStudy);

  test("its plan asks for the smallest fleet that the build found to be enough", () => {
    expect(sizing.fleet).toEqual([{ vehicle: plan.choice.vehicle, count }]);
    expect(plan.choice.count).toBe(count);
  });

  test("its page shows the computed figures, the week, and what we would do differently", async () => {
    const page = textOf(await (await fetch(`${site.origin}/case-study/${caseStudy}`)).text());
    expect(page).toContain(`Vehicles ${count} `);
    expect(page).toContain(`${((sizing.share.mean ?? 0) * 100).toFixed(1)}%`);
    expect(page).toContain("Replay this floor");
    expect(page).toContain(`Orders an hour at most ${Math.max(...week.orders)},`);
    expect(page).toContain(`Mean wait at most ${Math.max(...week.wait)} s,`);
    expect(page).toContain(`What we would do differently ${caseStudyDetail(caseStudy).otherwise}`);
    expect(page).toContain("The site is an example of ours. The planner computed its figures.");
  });

  test("its page has the floor as a drawing, what is hard on it, and the week hour by hour", async () => {
    const html = await (await fetch(`${site.origin}/case-study/${caseStudy}`)).text();
    const around = plantOf(caseStudy)?.names.map(([name]) => name);
    expect(html).toContain(`aria-label="${floorWords.alt(plan.places.length, plan.lanes.length, around)}"`);
    for (const name of around ?? []) expect(textOf(html)).toContain(name);
    const said = textOf(html);
    for (const { title, text } of caseStudyDetail(caseStudy).hard) expect(said).toContain(`${title} ${text}`);
    expect(said).toContain("The modelled week, hour by hour");
    expect(said).toContain((await shownModelOf(caseStudy))?.headline);
  });

  test("its page and its document show the same work by hand and with the fleet, side by side", async () => {
    const html = await (await fetch(`${site.origin}/case-study/${caseStudy}`)).text();
    const [before = "", after = ""] = html.split("After</h2>").map(textOf);
    const hand = handWork(plan, byHand);
    const perHour = plan.flows.reduce((sum, flow) => sum + flow.perHour, 0);
    expect(before).toContain(`People busy with transport ${Math.round(hand.hours)} h a day`);
    expect(before).toContain(`Pick-ups an hour ${hand.pickUps} `);
    expect(before).toContain("Counted, not measured: ");
    expect(after).toContain(`Vehicles or drivers in use ${count} MAG `);
    expect(after).toContain(`Pick-ups an hour ${perHour} `);
    expect(textOf(html)).toContain(`if all ${Math.round(hand.hours)} h a day are freed`);
    const told = pdfText(caseStudy, 3);
    expect(told).toContain(`${Math.round(hand.hours)} h a day`);
    expect(told).toContain("Counted, not measured: ");
  });

  test("screen readers announce each strip, and a table holds each hour", async () => {
    const html = await (await fetch(`${site.origin}/case-study/${caseStudy}`)).text();
    expect(
      html.match(/role="img" aria-label="(?:Orders an hour|Mean wait|Vehicles [^:"]*): at most/g),
    ).toHaveLength(4);
    const hours = html.match(/<th scope="row">\w{3} \d\d:00<\/th>/g);
    expect(hours?.length).toBeGreaterThanOrEqual(week.orders.filter((orders) => orders > 0).length);
  });

  test("its document has a page of the same figures", () => {
    const text = pdfText(caseStudy, 2);
    expect(text).toContain("The modelled week, hour by hour");
    expect(text).toContain(`at most ${Math.max(...week.orders)},`);
    expect(text).toContain(caseStudyDetail(caseStudy).otherwise);
  });
});

/* What "What we would do differently" says of the model, counted again. */
describe("the model bears out what we would do differently", () => {
  testOf("dock-to-rack")(
    "dock-to-rack: with flat mornings one vehicle fewer keeps the promise in the busiest hour",
    () => {
      const { plan, count } = found("dock-to-rack");
      expect(inBusiestHour(plan, count - 1)).toBeLessThan(plan.work.promise.share);
      expect(inBusiestHour(withWork(plan, { peak: 1.33 }), count - 1)).toBeGreaterThan(
        plan.work.promise.share,
      );
    },
  );

  testOf("wrapped-pallets")("wrapped-pallets: with ten minutes, one vehicle fewer is enough", () => {
    const { plan, count } = found("wrapped-pallets");
    const patient = withWork(plan, { promise: { within: 600, share: 0.95 } });
    expect(onTime(patient, count - 1, 4)).toBeGreaterThan(0.95);
  });

  testOf("line-side-milk-run")(
    "line-side-milk-run: half the time at couplings is more than a fifth of the mean wait",
    () => {
      const { plan, count } = found("line-side-milk-run");
      const quick = { ...plan, assumptions: { ...plan.assumptions, pick: 45, drop: 45 } };
      expect(meanWait(quick, count, 24)).toBeLessThan(0.8 * meanWait(plan, count, 24));
    },
  );

  testOf("two-decks")("two-decks: where empties ride along, one vehicle fewer is enough", () => {
    const { plan, count } = found("two-decks");
    const out = { ...plan, flows: plan.flows.filter(({ load }) => load === "packed cartons") };
    expect(out.flows).toHaveLength(2);
    expect(onTime(out, count - 1, 8)).toBeGreaterThan(0.95);
  });

  testOf("racks-to-packing")(
    "racks-to-packing: picked earlier, one vehicle fewer keeps the promise in the busiest hour",
    () => {
      const { plan, count } = found("racks-to-packing");
      expect(plan.work.peak).toBe(1.5);
      expect(inBusiestHour(plan, count - 1)).toBeLessThan(plan.work.promise.share);
      expect(inBusiestHour(withWork(plan, { peak: 1.2 }), count - 1)).toBeGreaterThan(
        plan.work.promise.share,
      );
    },
  );

  testOf("transfer-point")(
    "transfer-point: announced five minutes ahead, less than half as many pallets wait",
    () => {
      const { plan, count } = found("transfer-point");
      expect(plan.work.promise.within).toBe(4 * 60);
      const ahead = withWork(plan, { promise: { within: 300, share: 0.95 } });
      expect(1 - onTime(ahead, count, 6)).toBeLessThan(0.5 * (1 - onTime(plan, count, 6)));
    },
  );
});

/** What a page of a case study's document says. */
function pdfText(caseStudy: string, page: number) {
  const { path } = documentOf(`case-study-${caseStudy}`);
  return execFileSync("pdftotext", ["-f", `${page}`, "-l", `${page}`, join("build/client", path), "-"], {
    encoding: "utf8",
  }).replace(/\s+/g, " ");
}

const withWork = (plan: Plan, work: Partial<Plan["work"]>): Plan => ({
  ...plan,
  work: { ...plan.work, ...work },
});

function answerOf(plan: Plan, count: number, hours: number) {
  const answer = simulateTraffic({ plan, count, runs: 8, hours, traffic: true });
  if (!answer.ok) throw new Error(answer.errors[0]?.message);
  return answer.value;
}

/** The share in time of the busiest hour's orders, over runs of it. */
function inBusiestHour(plan: Plan, count: number) {
  const runTask = runnerOf(plan);
  const tallies = Array.from({ length: 16 }, (_, run) => runTask({ count, run }));
  const sum = (read: (tally: { placed: number; inTime: number }) => number) =>
    tallies.reduce((all, tally) => all + ("placed" in tally ? read(tally) : 0), 0);
  return sum(({ inTime }) => inTime) / sum(({ placed }) => placed);
}

const onTime = (plan: Plan, count: number, hours: number) => answerOf(plan, count, hours).onTime.mean ?? 0;
const meanWait = (plan: Plan, count: number, hours: number) =>
  answerOf(plan, count, hours).wait.mean.mean ?? 0;

/** What a page says, without its markup. */
const textOf = (html: string) =>
  html
    .replace(/<(script|style)\b.*?<\/\1>/gs, " ")
    .replace(/<[^>]+>/g, " ")
    .replaceAll("&#x27;", "'")
    .replaceAll(/[\s\u2060]+/g, " ");
