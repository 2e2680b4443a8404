import { describe, expect, it } from "vitest";
import { tokenOf } from "#planner/link/link.ts";
import { readCosts } from "#planner/money/read-costs.ts";
import { planWith } from "#planner/plan/example.ts";
import { presets } from "#planner/presets/presets.ts";
import { asRows } from "#planner/rows/rows.ts";
import { readJob } from "./read-job.ts";

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
  const lifter = presets.find(({ id }) => id === "racks-to-packing")?.plan;
  if (!lifter) throw new Error("There is no such preset.");
  const job = ask({ plan: tokenOf(lifter), weight: "620,5", aisle: "", "per-hour": "12" });
  expect(job.plan.loads[0]?.weight).toBe(620.5);
  const others = lifter.flows.slice(1).map(({ perHour }) => perHour);
  expect(job.plan.flows.map(({ perHour }) => perHour)).toEqual([12, ...others]);
  expect(job.plan.site.aisle).toBeUndefined();
  expect(job.plan.places).toEqual(lifter.places);
});

it("a field takes units, thousands and a comma, and says how it read them", () => {
  const job = ask({ weight: "1,5 t", aisle: "9 ft", share: "97%", "per-hour": "1,200", peak: "1.200" });
  expect(fieldOf(job, "weight")).toMatchObject({ value: "1,5 t", hint: "Read as 1500 kg." });
  expect(fieldOf(job, "peak")?.error).toContain("1200 or 1.2");
  const { plan } = ask({ weight: "1,5 t", aisle: "9 ft", share: "97%", "per-hour": "1,200" });
  expect([plan.loads[0]?.weight, plan.site.aisle]).toEqual([1500, 2743.2]);
  expect([plan.work.promise.share, plan.flows[0]?.perHour]).toEqual([0.97, 1200]);
});

it("orders by hour of day are typed as 24 numbers, and count instead of the peak hour", () => {
  const profile = Array.from({ length: 24 }, (_, hour) =>
    hour < 8 || hour > 15 ? 0 : hour === 10 ? 45 : 15,
  );
  for (const between of [" ", "; ", ",", "\t"]) {
    const job = ask({ profile: profile.join(between) });
    expect(job.plan.work.profile, between).toEqual(profile);
    expect(fieldOf(ask({ plan: job.token }), "profile")?.value).toBe(profile.join(" "));
    expect(fieldOf(job, "peak")?.hint).toContain("2.4");
  }
  expect(
    ask({ plan: ask({ profile: profile.join(" ") }).token, profile: "" }).plan.work.profile,
  ).toBeUndefined();
  for (const wrong of [
    "1 2 3",
    profile.join(" ").replace("45", "-45"),
    profile.map(() => 0).join(" "),
    "many",
  ])
    expect(fieldOf(ask({ profile: wrong }), "profile")?.error, wrong).toContain("must");
});

it("a text too long for a number is refused, not cut into another number", () => {
  for (const long of [`1200${" ".repeat(70)}lb`, `${"0".repeat(58)}1200`]) {
    expect(fieldOf(ask({ weight: long }), "weight")?.error, long).toContain("not a longer text");
    const sums = readCosts(new URLSearchParams({ vehicle: long }), planWith());
    expect(sums.fields.find(({ name }) => name === "vehicle")?.error, long).toContain("from 0 to");
  }
});

it("a profile of fractions stays what it is when the form comes back unchanged", () => {
  const profile = Array.from({ length: 24 }, (_, hour) => 1 / 3 + hour / 7);
  const token = tokenOf(planWith({ work: { ...planWith().work, profile } }));
  const shown = fieldOf(ask({ plan: token }), "profile")?.value ?? "";
  const job = ask({ plan: token, profile: shown, weight: "700" });
  expect(job.plan.work.profile).toEqual(profile);
  expect(job.wrong).toBe(false);
  expect(fieldOf(ask({ profile: `${shown}${" ".repeat(300)}5` }), "profile")?.error).toContain("24 numbers");
});

it("failures are typed with both of their figures, and left out without any", () => {
  const { plan, token } = ask({ "failure-between": "40", "failure-repair": "0,5 h" });
  expect(plan.assumptions.failures).toEqual({ between: 40, repair: 30 });
  expect(
    ask({ plan: token, "failure-between": "", "failure-repair": "" }).plan.assumptions.failures,
  ).toBeUndefined();
  expect(fieldOf(ask({ "failure-between": "40" }), "failure-repair")?.error).toContain("must");
});

it("a sum of money that was typed otherwise says how it was read", () => {
  const fields = (query: Record<string, string>) => readCosts(new URLSearchParams(query), planWith()).fields;
  const read = fields({ vehicle: "95.000,50 €", "vehicle-band": "7,5", years: "6" });
  const of = (name: string) => read.find((field) => field.name === name);
  expect(of("vehicle")).toMatchObject({ readAs: 95_000.5, unit: "€", band: { readAs: 7.5 } });
  expect(of("years")).not.toHaveProperty("readAs");
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

it("a plan that names no temperature stays as its link has it; a range gets both ends once one is typed", () => {
  const plan = tokenOf(planWith({ site: { aisle: 2800 } }));
  const job = ask({ plan, coldest: "", warmest: "" });
  expect([job.token, job.plan.site.temperature]).toEqual([plan, undefined]);
  expect(fieldOf(job, "coldest")).toMatchObject({ value: "", optional: true });
  expect(ask({ plan, coldest: "2" }).plan.site.temperature).toEqual([2, 30]);
  const cold = tokenOf(planWith({ site: { temperature: [2, 8] } }));
  expect(ask({ plan: cold, coldest: "", warmest: "" }).plan.site.temperature).toBeUndefined();
});

it("a link that can't be read is reported, and the first case study is shown", () => {
  expect(ask({ plan: "1.nonsense" })).toMatchObject({ broken: true, plan: presets[0]?.plan });
  expect(ask({ plan: `3${tokenOf(presets[0]?.plan ?? ask({}).plan).slice(1)}` }).unread).toHaveLength(1);
});

it("a link of 40 places and 60 flows, or more, is the plan that it holds", () => {
  const ids = Array.from({ length: 200 }, (_, index) => `p${index}`);
  const large = planWith({
    places: ids.map((id, index) => ({ id, x: index * 1000, y: 0, handover: "floor" })),
    lanes: ids.slice(1).map((id, index) => ({ from: ids[index], to: id, both: true })),
    flows: ids.slice(0, 60).map((id) => ({ from: id, to: "p199", load: "pallet", perHour: 3 })),
  });
  const job = ask({ plan: tokenOf(large) });
  expect(job).toMatchObject({
    broken: false,
    unread: [],
    plan: { places: large.places, flows: large.flows },
  });
});

describe("sums of money", () => {
  const read = (parameters: Record<string, string>, plan = planWith()) =>
    readCosts(new URLSearchParams(parameters), plan);

  it("are read with their bands; vehicles by the piece, hours by their cost", () => {
    const { costs } = read({ vehicle: "50000", "vehicle-band": "20", freed: "10", country: "Germany" });
    expect(costs?.once[0]).toEqual({
      ...{ name: "Price per vehicle", amount: 50_000, low: 40_000, high: 60_000 },
      per: "vehicle",
    });
    expect(costs?.saved[0]?.amount).toBe(10 * 43.4 * 250);
    expect(read({ freed: "10", wage: "20,5", country: "Germany" }).costs?.saved[0]?.amount).toBe(51_250);
    expect(costs).toMatchObject({ years: 8, rate: 0.08 });
  });

  it("are of one limit, also for the hours that they free", () => {
    const flows = [{ from: "wrapper", to: "stage", load: "pallet", perHour: 10_000 }];
    const long = { wage: "10000", "hand-trips": "100", "hand-handling": "3600", "hand-pick-ups": "100" };
    const { costs, fields } = read(long, planWith({ flows }));
    expect(costs).toBeUndefined();
    expect(fields.flatMap(({ error }) => error ?? [])).toEqual([
      "Hours of work freed: they cost more than €1,000,000,000,000 a year",
    ]);
    expect(read({ vehicle: "1000000000000", "vehicle-band": "100" }).costs?.once[0]?.high).toBe(2e12);
  });

  it("free the hours that the plan's own transports take by hand, and a hundredth of them for a hundredth of the orders", () => {
    /* 24 an hour, 16 hours: 80 m at 2 m/s and 60 s each. */
    expect(read({}).freed?.hours).toBeCloseTo((24 * 16 * (80 / 2 + 60)) / 3600, 9);
    const few = planWith({ flows: [{ from: "wrapper", to: "stage", load: "pallet", perHour: 0.24 }] });
    expect(read({}, few).freed?.hours).toBeCloseTo((0.24 * 16 * 100) / 3600, 9);
    const other = { by: "foot", "hand-trips": "2", "hand-back": "loaded", "hand-handling": "30" };
    expect(read(other).freed?.hours).toBeCloseTo((24 * 16 * 2 * (40 / 1.2 + 30)) / 3600, 9);
  });

  it("are taken as people write sums, or refused with the reason", () => {
    const { costs } = read({ vehicle: "€45,000", ground: "12.000,00 €", battery: "9k", rate: "7,5 %" });
    expect(costs?.once.slice(0, 3).map(({ amount }) => amount)).toEqual([45_000, 40_000, 12_000]);
    expect(costs).toMatchObject({ rate: 0.075, battery: { amount: 9000 } });
    const { fields } = read({ vehicle: "45.000" });
    expect(fields[0]?.error).toBe('Price per vehicle: must be clear: 45000 or 45, not "45.000"');
  });

  it("take a residual value, rising wages and new batteries", () => {
    const asked = { residual: "20000", "wage-rise": "2,5", battery: "9000", "battery-year": "4" };
    expect(read(asked).costs).toMatchObject({
      ...{ residual: 20_000, wageInflation: 0.025 },
      battery: { amount: 9000, year: 4 },
    });
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
    const places = Array.from({ length: 201 }, (_, index) => `p${index}; ${index}; 0; floor`).join("\n");
    expect(rowsOf(ask({ plan: tokenOf(plan), places }), "places")?.error).toContain(
      "must have 1 to 200 entries",
    );
    const noLane = ask({ plan: tokenOf(plan), lanes: "" });
    expect(noLane.wrong).toBe(true);
    expect(rowsOf(noLane, "flows")?.error).toContain("no lanes lead");
  });
});
