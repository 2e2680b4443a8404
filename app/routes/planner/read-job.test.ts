import { describe, expect, it } from "vitest";
import { tokenOf } from "#planner/link/link.ts";
import { readCosts } from "#planner/money/read-costs.ts";
import { presets } from "#planner/presets/presets.ts";
import { asRows } from "#planner/rows/rows.ts";
import { largestPlan } from "#tests/support/largest-plan.ts";
import { largest, readJob } from "./read-job.ts";

const ask = (parameters: Record<string, string>) => readJob(new URLSearchParams(parameters));
const fieldOf = (job: ReturnType<typeof readJob>, name: string) =>
  job.fields.find((field) => field.name === name);

it("an address without a plan gives the plan of the first case study", () => {
  const job = ask({});
  expect(job.plan).toEqual(presets[0]?.plan);
  expect(fieldOf(job, "weight")?.value).toBe("850");
  expect(job).toMatchObject({ wrong: false, broken: false, unread: [] });
});

it("fields change only the first flow of the plan in the address", () => {
  const lifter = presets.find(({ caseStudy }) => caseStudy === "racks-to-packing")?.plan;
  if (!lifter) throw new Error("There is no such preset.");
  const job = ask({ plan: tokenOf(lifter), weight: "620,5", aisle: "", "per-hour": "12" });
  expect(job.plan.loads[0]?.weight).toBe(620.5);
  expect(job.plan.flows.map(({ perHour }) => perHour)).toEqual([12, 8, 8, 8, 8, 8]);
  expect(job.plan.site.aisle).toBeUndefined();
  expect(job.plan.places).toEqual(lifter.places);
});

describe("an invalid field gets a message and keeps what was typed", () => {
  it.each([
    ["weight", "heavy"],
    ["weight", "-5"],
    ["weight", "1000000000"],
    ["weight", ""],
    ["length", "NaN"],
    ["aisle", "Infinity"],
    ["carrier", "__proto__"],
    ["to-height", "1e999"],
    ["warmest", "-40"],
  ])("%s: %j", (name, text) => {
    const job = ask({ [name]: text });
    expect(job.wrong).toBe(true);
    expect(fieldOf(job, name)).toMatchObject({ value: text, error: expect.stringContaining("must") });
  });
});

it("a link that can't be read is reported, and the first case study is shown", () => {
  expect(ask({ plan: "1.nonsense" })).toMatchObject({ broken: true, plan: presets[0]?.plan });
  expect(ask({ plan: `2${tokenOf(presets[0]?.plan ?? ask({}).plan).slice(1)}` }).unread).toHaveLength(1);
});

it("a link that exceeds the page's limits is refused before it is read", () => {
  const most = largestPlan();
  expect(ask({ plan: tokenOf(most) }).plan.places).toHaveLength(largest.places);
  const [place] = most.places;
  if (!place) throw new Error("There is no place.");
  const more = { ...most, places: [...most.places, { ...place, id: "one more" }] };
  expect(ask({ plan: tokenOf(more) })).toMatchObject({ broken: true, plan: presets[0]?.plan });
});

describe("sums of money", () => {
  const read = (parameters: Record<string, string>) =>
    readCosts(new URLSearchParams(parameters), { vehicles: 3, days: 250 });

  it("are read with their bands; vehicles per piece, hours by their cost", () => {
    const { costs } = read({ vehicle: "50000", "vehicle-band": "20", freed: "10", country: "Germany" });
    expect(costs?.once[0]).toEqual({ name: "A vehicle", amount: 150_000, low: 120_000, high: 180_000 });
    expect(costs?.saved[0]?.amount).toBe(10 * 43.4 * 250);
    expect(read({ freed: "10", wage: "20,5", country: "Germany" }).costs?.saved[0]?.amount).toBe(51_250);
    expect(costs).toMatchObject({ years: 8, rate: 0.08 });
  });

  it("that are invalid get a message and keep what was typed", () => {
    const wrong = read({
      other: "much",
      years: "0",
      "energy-band": "400",
      training: "-1",
      country: "Atlantis",
    });
    expect(wrong.costs).toBeUndefined();
    const shown = wrong.fields.filter(({ error }) => error).map(({ name, value }) => [name, value]);
    expect(shown).toEqual([
      ["training", "-1"],
      ["energy", "1500"],
      ["other", "much"],
      ["country", "Atlantis"],
      ["years", "0"],
    ]);
  });
});

describe("rows of places, lanes and flows", () => {
  const plan = presets[0]?.plan;
  if (!plan) throw new Error("There is no preset.");
  const own = asRows(plan);
  const rowsOf = (job: ReturnType<typeof readJob>, name: string) => job.rows.find((row) => row.name === name);

  it("that equal the plan's change nothing, even with a form's line ends", () => {
    const sent = Object.fromEntries(
      Object.entries(own).map(([name, text]) => [name, text.replaceAll("\n", "\r\n")]),
    );
    expect(ask({ plan: tokenOf(plan), ...sent }).plan).toEqual(ask({ plan: tokenOf(plan) }).plan);
  });

  it("change the plan, and an unchanged field doesn't undo the change", () => {
    const [flow] = plan.flows;
    const flows = `${flow?.from}; ${flow?.to}; ${flow?.load}; 77`;
    const job = ask({ plan: tokenOf(plan), flows, "per-hour": `${flow?.perHour}` });
    expect(job.plan.flows).toEqual([{ ...flow, perHour: 77 }]);
    expect(fieldOf(job, "per-hour")?.value).toBe("77");
  });

  it("that add a place give fields that can be sent again", () => {
    const job = ask({ plan: tokenOf(plan), places: `${own.places}\nnew; 1000; 1000` });
    const sent = Object.fromEntries(job.fields.map(({ name, value }) => [name, value]));
    expect(ask({ plan: tokenOf(job.plan), ...sent })).toMatchObject({ wrong: false, plan: job.plan });
    expect(job.plan.places).toHaveLength(plan.places.length + 1);
  });

  it("that are invalid get the line and a message, and are kept", () => {
    const flows = `${own.flows}\n\nnowhere; ${plan.flows[0]?.to}; ; 5`;
    const job = ask({ plan: tokenOf(plan), flows });
    expect(job.wrong).toBe(true);
    const line = plan.flows.length + 2;
    expect(rowsOf(job, "flows")).toEqual({
      name: "flows",
      value: flows,
      error: expect.stringContaining(`Line ${line}: from must name a place`),
    });
  });

  it("are refused if they exceed the page's limits, or if a lane is missing", () => {
    const places = Array.from({ length: 31 }, (_, index) => `p${index}; ${index}; 0; floor`).join("\n");
    expect(rowsOf(ask({ plan: tokenOf(plan), places }), "places")?.error).toContain("at most 30 rows");
    const noLane = ask({ plan: tokenOf(plan), lanes: "" });
    expect(noLane.wrong).toBe(true);
    expect(rowsOf(noLane, "flows")?.error).toContain("no lanes lead");
  });
});
