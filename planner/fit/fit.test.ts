import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { example, planWith } from "../plan/example.ts";
import { carriers, handovers } from "../plan/plan.ts";
import { plannedVehicle, plannedVehicles } from "../vehicles.ts";
import { aisleNeed } from "./aisle.ts";
import { fitVehicles } from "./fit.ts";
import type { Reason } from "./reason.ts";

const [load] = example.loads;
const [wrapper, stage, ...others] = example.places;

type Job = {
  carrier: string;
  from: string;
  to: string;
  height: number;
  weight: number;
  aisle: number;
  doorway: number;
  doorHeight: number;
};
const { payload, lift } = plannedVehicle("fork");
const usual: Job = {
  carrier: "open-pallet",
  from: "floor",
  to: "floor",
  height: 0,
  weight: 900,
  aisle: 6000,
  doorway: 6000,
  doorHeight: 6000,
};

function fitOf(changes: Partial<Job> = {}, site: object = {}) {
  const { carrier, weight, from, to, height, ...passages } = { ...usual, ...changes };
  return fitVehicles(
    planWith({
      loads: [{ ...load, carrier, weight }],
      places: [{ ...wrapper, handover: from }, { ...stage, handover: to, height }, ...others],
      site: { ...passages, ...site },
    }),
  ).vehicles;
}
const verdictsOf = (...job: Parameters<typeof fitOf>) =>
  Object.fromEntries(fitOf(...job).map(({ product, verdict }) => [product, verdict]));
/** The vehicles that these tests know. The line may have more, and one of these may have left it. */
const known = ["agvTugger", "counterBalance", "dualConveyor", "fork", "lifter", "singleConveyor"];
const isInLine = (taker: string) => plannedVehicles.some(({ product }) => taker.startsWith(`${product} `));
const takers = (...job: Parameters<typeof fitOf>) =>
  fitOf(...job)
    .filter(({ product, verdict }) => verdict !== "no" && known.includes(product))
    .map(({ product, verdict }) => `${product} ${verdict}`)
    .sort();

describe("which vehicles take which handover", () => {
  it.each([
    ["open-pallet", "floor", "rack", ["counterBalance fits", "fork fits"]],
    ["closed-pallet", "rack", "floor", ["counterBalance fits", "fork fits"]],
    ["other-pallet", "floor", "floor", ["fork depends"]],
    ["trolley", "floor", "rack", ["fork fits"]],
    ["rack", "floor", "floor", ["fork fits"]],
    ["trolley", "under", "under", ["lifter fits"]],
    ["rack", "under", "under", ["lifter fits"]],
    ["rack", "under", "floor", []],
    ["cart-train", "hitch", "hitch", ["agvTugger fits"]],
    ["roller-unit", "conveyor", "conveyor", ["dualConveyor fits", "singleConveyor fits"]],
    ["open-pallet", "floor", "conveyor", ["counterBalance depends", "fork depends"]],
    ["open-pallet", "conveyor", "floor", ["counterBalance depends", "fork depends"]],
    ["closed-pallet", "conveyor", "rack", ["counterBalance depends", "fork depends"]],
    ["other-pallet", "conveyor", "floor", ["fork depends"]],
    ["trolley", "floor", "conveyor", []],
    ["open-pallet", "under", "floor", []],
  ])("%s from %s to %s", (carrier, from, to, expected) => {
    expect(takers({ carrier, from, to })).toEqual(expected.filter(isInLine));
  });
});

it("says once what both ends need alike, and of each what depends on it", () => {
  const saidOf = (...job: Parameters<typeof fitOf>) =>
    fitOf(...job)
      .find(({ product }) => product === "fork")
      ?.reasons.filter(({ rule }) => rule === "handover")
      .map(({ required }) => required);
  expect(saidOf()).toEqual(["open-pallet floor pick-up and set-down"]);
  expect(saidOf({ from: "rack" })).toEqual(["open-pallet rack pick-up", "open-pallet floor set-down"]);
  expect(saidOf({ from: "conveyor", to: "conveyor" })).toEqual([
    "open-pallet conveyor pick-up",
    "open-pallet conveyor set-down",
  ]);
});

it("a pallet to be tried at a conveyor depends on both: the trial and the conveyor", () => {
  const fork = fitOf({ carrier: "other-pallet", from: "conveyor" }).find(({ product }) => product === "fork");
  const texts = fork?.reasons.filter(({ verdict }) => verdict === "depends").map(({ text }) => text) ?? [];
  expect(texts.some((text) => /tried.*conveyor's height and signals/.test(text))).toBe(true);
  expect(texts.some((text) => text.includes("on the floor") && text.includes("height and signals"))).toBe(
    false,
  );
});

describe("figures at their limits", () => {
  it.each([
    [{ weight: payload }, "fits"],
    [{ weight: payload + 1 }, "no"],
    [{ height: lift }, "fits"],
    [{ height: lift + 1 }, "no"],
    [{ doorway: 944 }, "fits"],
    [{ doorway: 943 }, "no"],
    [{ doorHeight: 2263 }, "fits"],
    [{ doorHeight: 2262 }, "no"],
    [{ aisle: 2733 }, "fits"],
    [{ aisle: 2732 }, "no"],
  ])("the fork with %j: %s", (changes, verdict) => {
    expect(verdictsOf(changes).fork).toBe(verdict);
  });

  it("a conveyor's height doesn't count as a lift", () => {
    const low = takers({ carrier: "roller-unit", from: "conveyor", to: "conveyor" });
    const high = takers({ carrier: "roller-unit", from: "conveyor", to: "conveyor", height: 9000 });
    expect(low.length).toBeGreaterThan(0);
    expect(high).toEqual(low);
  });

  it.each([
    [{ gradient: 0, temperature: [5, 40] }, "fits"],
    [{ gradient: 2 }, "depends"],
    [{ temperature: [-25, 0] }, "depends"],
    [{ temperature: [5, 41] }, "depends"],
  ])("a site with %j: %s", (site, verdict) => {
    expect(verdictsOf({}, site).fork).toBe(verdict);
  });
});

it("a lane counts only if no other way avoids it", () => {
  const narrow = example.lanes.map((lane) => ({ ...lane, width: lane.to === "stage" ? 800 : 2800 }));
  const around = { from: "turn", to: "stage", both: true, width: 1200, length: 60_000 };
  const forkWith = (lanes: object[]) =>
    fitVehicles(planWith({ lanes })).vehicles.find(({ product }) => product === "fork")?.verdict;
  expect(forkWith(narrow)).toBe("no");
  expect(forkWith([...narrow, around])).toBe("fits");
});

it.each([
  [true, 950, true],
  [true, 1900, false],
  [false, 950, false],
])(
  "where a lane is driven both ways is %s and it is %i mm wide, it is said that two can't meet: %s",
  (both, width, said) => {
    const back = example.lanes.map(({ from, to }) => ({ from: to, to: from, both, width }));
    const lanes = [...example.lanes.map((lane) => ({ ...lane, both, width })), ...(both ? [] : back)];
    const fork = fitVehicles(planWith({ lanes })).vehicles.find(({ product }) => product === "fork");
    const text = fork?.reasons.find(({ rule }) => rule === "lane")?.text ?? "";
    expect(text.includes("Two can't meet")).toBe(said);
    /* The fork is 944 mm wide; ISO 3691-4 asks for 500 mm on each side. */
    expect(text).toContain(width === 950 ? "leaves 3 mm on each side" : "leaves 478 mm on each side");
  },
);

it("the aisle of a 90° stack is VDI 2198's", () => {
  const pallet = { length: 1200, width: 800 };
  // Wa 2096, turning centre 1025 mm behind the forks' heel: 2096 + √(175² + 400²) + 200
  expect(aisleNeed(plannedVehicle("fork"), pallet)).toBe(2733);
  // Wa √(1300² + 565²) = 1417.5, x = 545: 1417.5 + √(1745² + 400²) + 200
  expect(aisleNeed(plannedVehicle("counterBalance"), pallet)).toBe(3408);
});

const anyJob = fc.record({
  carrier: fc.constantFrom(...carriers),
  from: fc.constantFrom(...handovers),
  to: fc.constantFrom(...handovers),
  height: fc.integer({ min: 0, max: 4000 }),
  weight: fc.integer({ min: 0, max: 2000 }),
  aisle: fc.integer({ min: 500, max: 5000 }),
  doorway: fc.integer({ min: 500, max: 3000 }),
  doorHeight: fc.integer({ min: 200, max: 3000 }),
});

it("every vehicle has a verdict, best first, and every no has its reason", () => {
  fc.assert(
    fc.property(anyJob, (job) => {
      const answers = fitOf(job);
      expect(answers.map(({ product }) => product).sort()).toEqual(
        plannedVehicles.map(({ product }) => product).sort(),
      );
      const rank = answers.map(({ verdict }) => ["fits", "depends", "no"].indexOf(verdict));
      expect(rank).toEqual(rank.toSorted());
      for (const { verdict, reasons } of answers) {
        expect(verdict === "no").toBe(reasons.some((reason) => reason.verdict === "no"));
        expect(reasons.filter((reason) => !isComplete(reason))).toEqual([]);
      }
    }),
    { numRuns: 200 },
  );
});

function isComplete({ gap, required, offered, text, source, ...rest }: Reason) {
  const numbers = typeof required === "number" && typeof offered === "number";
  return (
    Object.keys(rest).sort().join() === "rule,unit,verdict" &&
    /^(product table|model|planning|standard|yours)/.test(source) &&
    /^\S.+[.)]$/.test(text) &&
    gap === (numbers ? Math.abs(required - offered) : null)
  );
}
