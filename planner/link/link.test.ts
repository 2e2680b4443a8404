import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { planWith } from "../plan/example.ts";
import { limits } from "../plan/limits.ts";
import { carriers, handovers, type Plan } from "../plan/plan.ts";
import { presets } from "../presets/presets.ts";
import { deflateText } from "./deflate-text.ts";
import { openPath, openToken, pathOf, tokenOf } from "./link.ts";
import { toRows } from "./rows.ts";

function opened(path: string) {
  const read = openPath(path);
  if (!read.ok) throw new Error(JSON.stringify(read.errors));
  return read.value;
}

it.each(presets.map(({ plan }) => [plan.name, plan] as const))("%s survives a round trip", (_, plan) => {
  expect(opened(pathOf(plan))).toEqual({ plan });
});

it("a plan says at which hours its orders come, and its link is of version 2", () => {
  const profile = Array.from({ length: 24 }, (_, hour) => (hour < 6 ? 0 : hour * 10));
  const plan = planWith({ work: { hoursPerDay: 18, daysPerYear: 250, profile } });
  expect(plan).toMatchObject({ version: 2, work: { profile } });
  expect(pathOf(plan)).toMatch(/plan=2\./);
  expect(opened(pathOf(plan))).toEqual({ plan });
});

it("a plan says how fast its lanes and its site may be driven", () => {
  const { lanes, site } = planWith();
  const plan = planWith({
    lanes: lanes.map((lane, at) => (at === 1 ? { ...lane, speed: 0.6 } : lane)),
    site: { ...site, speed: 1.2 },
  });
  expect(plan).toMatchObject({ version: 2, site: { speed: 1.2 } });
  expect(opened(pathOf(plan))).toEqual({ plan });
});

it("a plan holds its takts and the loads of a trip", () => {
  const flow = { from: "wrapper", to: "stage", load: "pallet" };
  const back = { ...flow, from: "stage", to: "wrapper" };
  const plan = planWith({
    flows: [
      { ...flow, every: 90, first: 45 },
      { ...back, perHour: 12, perTrip: 2 },
      { ...back, every: 7 },
    ],
  });
  expect(opened(pathOf(plan))).toEqual({ plan });
});

it("a plan of 40 places and 60 flows, whatever they contain, takes less than 6 KB", () => {
  const id = fc.string({ minLength: 12, maxLength: 12 });
  const whole = (max: number) => fc.integer({ min: 1, max });
  const any = fc
    .record({
      loads: fc.array(
        fc.record({
          id,
          carrier: fc.constantFrom(...carriers),
          length: whole(2000),
          width: whole(2000),
          height: whole(2000),
          weight: whole(2000),
        }),
        { minLength: 10, maxLength: 10 },
      ),
      places: fc.array(
        fc.record({
          id,
          x: whole(10_000_000),
          y: whole(10_000_000),
          handover: fc.constantFrom(...handovers),
          height: whole(5000),
          chargers: whole(9),
        }),
        { minLength: 40, maxLength: 40 },
      ),
      flows: fc.array(
        fc.tuple(fc.nat(39), fc.nat(39), fc.nat(9), fc.double({ min: 0.001, max: 10_000, noNaN: true })),
        { minLength: 60, maxLength: 60 },
      ),
      lanes: fc.array(fc.tuple(fc.nat(39), whole(9999)), { minLength: 40, maxLength: 40 }),
    })
    .map(({ loads, places, flows, lanes }) => {
      const named = <Entry extends { id: string }>(list: Entry[]) =>
        list.map((each, index) => ({ ...each, id: `${each.id}${index}` }));
      const [all, spots] = [named(loads), named(places)];
      const at = (index: number) => spots[index]?.id;
      return planWith({
        loads: all,
        places: spots,
        lanes: [
          ...spots.map((_, index) => ({
            from: at(index),
            to: at((index + 1) % 40),
            both: true,
            width: 2000 + index * 17,
          })),
          ...lanes.map(([from, width]) => ({ from: at(from), to: at((from * 7) % 40), width })),
        ],
        flows: flows.map(([from, to, load, perHour]) => ({
          from: at(from),
          to: at(to),
          load: all[load]?.id,
          perHour: Math.ceil(perHour * 100) / 100,
        })),
      });
    });
  fc.assert(
    fc.property(any, (plan: Plan) => {
      const path = pathOf(plan);
      expect(path.length).toBeLessThan(6000);
      expect(opened(path)).toEqual({ plan });
    }),
    { numRuns: 30 },
  );
});

describe("a link that isn't whole", () => {
  const token = tokenOf(planWith());

  it("of a later version is read as far as this version knows it, and says so", () => {
    const read = openToken(`3${token.slice(1)}`);
    expect(read).toMatchObject({
      ...{ ok: true, value: { plan: { ...planWith(), version: 2 }, unread: [{ path: "version" }] } },
    });
  });

  it("that breaks off gives what can be read, or a reason, and never throws", () => {
    let plans = 0;
    for (let length = 0; length < token.length; length++) {
      const read = openToken(token.slice(0, length));
      if (read.ok) {
        plans++;
        if (!read.value.unread) expect(read.value.plan).toEqual(planWith());
      }
    }
    expect(plans).toBeGreaterThan(0);
  });

  it("with a part that can't be read leaves that part out, and names it", () => {
    const rows = [
      "",
      [["p", 0, 1, 1, 1, 1]],
      [
        ["a", 0, 0, 0],
        ["b", 9, 0, 0],
      ],
      [[0, 1, 1]],
      [
        [0, 1, 0, 5],
        [0, 7, 0, 5],
      ],
      null,
      ["wide"],
    ];
    const read = openToken(`1.${deflateText(JSON.stringify(rows))}`);
    expect(read).toMatchObject({ ok: true, value: { plan: { flows: [{ from: "a", to: "b" }] } } });
    expect(read.ok && read.value.unread?.map(({ path }) => path)).toEqual(["flows[1].to", "site.aisle"]);
  });

  it("with numbers that an earlier version allowed opens with the nearest ones, and names them", () => {
    const rows = toRows(planWith());
    const [name, loads, places, lanes, flows, work, site, , choice, seed] = rows;
    const tiny = (flows as unknown[][]).map(([from, to, load]) => [from, to, load, 2e-299]);
    const assumptions = [30, 30, 6.5e-319, 0.8, 1e-300];
    const old = [name, loads, places, lanes, tiny, work, site, assumptions, choice, seed];
    const read = openToken(`1.${deflateText(JSON.stringify(old))}`);
    if (!read.ok) throw new Error(JSON.stringify(read.errors));
    expect(read.value.plan.flows[0]?.perHour).toBe(limits.fewestPerHour);
    expect(read.value.plan.assumptions).toMatchObject({ pick: 30, availability: 0.01, congestion: 0 });
    expect(read.value.unread?.map(({ path }) => path)).toEqual([
      "flows[0].perHour",
      "assumptions.availability",
      "assumptions.congestion",
    ]);
  });

  it.each([
    "",
    "/planner",
    "/planner?plan=",
    "/planner?plan=1.%%%",
    "/planner?plan=1.AAAA",
    `?plan=1.${deflateText("7")}`,
    `?plan=1.${deflateText("[".repeat(900_000))}`,
  ])("%#: words", (path) => {
    expect(openPath(path).ok).toBe(false);
  });

  it("any text gives a plan or a reason", () => {
    fc.assert(fc.property(fc.string(), (letters) => void openToken(`1.${letters}`)));
    fc.assert(
      fc.property(fc.jsonValue(), (value) => void openToken(`1.${deflateText(JSON.stringify(value))}`)),
    );
  });
});

it("a link that inflates to a hundred times the limit costs little, because inflating stops at the limit", () => {
  const bomb = `1.${deflateText("0".repeat(25_000_000))}`;
  const before = process.cpuUsage();
  expect(openToken(bomb).ok).toBe(false);
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(100);
});
