import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { example, planWith } from "./example.ts";
import { readPlan } from "./read-plan.ts";

const pathsOf = (input: unknown, at?: string) => {
  const read = readPlan(input, at);
  return read.ok ? [] : read.errors.map(({ path }) => path);
};
const place = (id: string, x = 0, y = 0) => ({ id, x, y, handover: "floor" });
const flow = { from: "a", to: "b", load: "pallet", perHour: 1 };

it("a plan is read with defaults for what it leaves out", () => {
  const { work, assumptions, site, ...rest } = example;
  const plan = planWith(rest);
  expect(planWith({ work: undefined, assumptions: {}, site: undefined })).toMatchObject({
    work: { hoursPerDay: 16, promise: { within: 300, share: 0.95 } },
    assumptions: { pick: 30, drop: 30, availability: 0.97, utilisation: 0.8, congestion: 0 },
    site: { gradient: 0 },
  });
  expect(plan.site.temperature).toEqual([5, 35]);
  expect(readPlan(JSON.parse(JSON.stringify(plan)))).toEqual({ ok: true, value: plan });
});

describe("an error names its path in the input", () => {
  it.each([
    [[], [""]],
    [{ ...example, version: 3 }, ["version"]],
    [{ ...example, work: { profile: [1, 2] } }, ["work.profile"]],
    [{ ...example, work: { profile: Array(24).fill(0) } }, ["work.profile"]],
    [
      { ...example, work: { profile: Array(24).fill("4") } },
      Array.from({ length: 24 }, (_, at) => `work.profile[${at}]`),
    ],
    [{ ...example, flows: [{ ...flow, from: "wrapper", to: "nowhere" }] }, ["flows[0].to"]],
    [{ ...example, flows: [{ ...example.flows[0], perHour: "24" }] }, ["flows[0].perHour"]],
    [
      { ...example, flows: [{ ...example.flows[0], perHour: Number.POSITIVE_INFINITY }] },
      ["flows[0].perHour"],
    ],
    [{ ...example, flows: [{ ...example.flows[0], load: "crate" }] }, ["flows[0].load"]],
    [{ ...example, loads: [{ ...example.loads[0], weight: null }] }, ["loads[0].weight"]],
    [{ ...example, loads: [example.loads[0], example.loads[0]] }, ["loads[1].id"]],
    [{ ...example, places: Array.from({ length: 10_000 }, () => null) }, ["places"]],
    [{ ...example, site: { temperature: [30, 5] } }, ["site.temperature"]],
    [{ ...example, work: { peak: 0.5 } }, ["work.peak"]],
    [{ ...example, work: { promise: { within: 60 } } }, ["work.promise.share"]],
    [{ ...example, lanes: [] }, ["flows[0]"]],
    [{ ...example, lanes: example.lanes.map((lane) => ({ ...lane, both: false })) }, ["flows[0]"]],
  ])("%#", (input, paths) => {
    expect(pathsOf(input)).toEqual(paths);
  });

  it("and how many entries a list has, once where there is one number of them", () => {
    const said = [
      { ...example, work: { profile: [1, 2] } },
      { ...example, loads: [] },
    ].map((input) => {
      const read = readPlan(input);
      return read.ok ? [] : read.errors.map(({ message }) => message);
    });
    expect(said).toEqual([
      ["must have 24 entries, not 2"],
      [expect.stringMatching(/^must have 1 to \d+ entries, not 0$/)],
    ]);
  });

  it("within a larger input", () => {
    expect(pathsOf({ ...example, lanes: [] }, "plan")).toEqual(["plan.flows[0]"]);
    expect(pathsOf({ ...example, seed: -1 }, "plan")).toEqual(["plan.seed"]);
    expect(pathsOf(7, "plan")).toEqual(["plan"]);
  });
});

describe("a key that no plan has is an error that names it and the nearest one", () => {
  it.each([
    [{ ...example, flow: [] }, "flow", "flows"],
    [{ ...example, flows: [{ ...example.flows[0], perhour: 4 }] }, "flows[0].perhour", "perHour"],
    [{ ...example, site: { isle: 2800 } }, "site.isle", "aisle"],
    [
      { ...example, work: { promise: { within: 300, share: 0.95, shares: 1 } } },
      "work.promise.shares",
      "share",
    ],
  ])("%#", (input, path, nearest) => {
    const read = readPlan(input);
    expect(read).toMatchObject({ ok: false, errors: [{ path }] });
    expect(!read.ok && read.errors[0]?.message).toContain(`"${nearest}" comes closest`);
  });

  it("a million of them take no longer than a few", () => {
    const keys = Object.fromEntries(Array.from({ length: 1_000_000 }, (_, key) => [`k${key}`, 1]));
    expect(pathsOf({ ...example, site: keys })).toHaveLength(5);
  });
});

it("two flows that no lanes join are refused: one fleet could not serve both", () => {
  const places = [place("a"), place("b", 1), place("c", 2), place("d", 3)];
  const lanes = [
    { from: "a", to: "b", both: true },
    { from: "c", to: "d", both: true },
  ];
  expect(pathsOf({ ...example, places, lanes, flows: [flow, { ...flow, from: "c", to: "d" }] })).toEqual([
    "flows[1]",
  ]);
});

it("ids may be the names of an object's own properties", () => {
  const places = [place("__proto__"), place("constructor", 5)];
  const lanes = [{ from: "__proto__", to: "constructor", both: true }];
  const flows = [{ ...flow, from: "__proto__", to: "constructor" }];
  expect(pathsOf({ ...example, places, lanes, flows })).toEqual([]);
});

it("any input gives a plan or a reason, never an exception", () => {
  const keys = fc.constantFrom(...Object.keys(example), "__proto__", "length");
  fc.assert(
    fc.property(fc.dictionary(keys, fc.jsonValue()), (changes) => {
      const read = readPlan({ ...example, ...changes });
      if (!read.ok) for (const { message } of read.errors) expect(message).toMatch(/\w/);
    }),
    { numRuns: 300 },
  );
});
