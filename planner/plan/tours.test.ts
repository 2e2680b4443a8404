import { expect, it } from "vitest";
import { mixedPlan } from "#tests/support/mixed-plan.ts";
import { findListed } from "#vehicles/index.ts";
import { fitVehicles } from "../fit/fit.ts";
import { simulate } from "../fleet/simulate.ts";
import { bounds } from "../flow/bounds.ts";
import { openPath, pathOf } from "../link/link.ts";
import { asRows, readRows } from "../rows/rows.ts";
import { size, sizeOn } from "../sizing/size.ts";
import { poissonOrders } from "../traffic/arrivals.ts";
import { answerTrace, layoutFor } from "../traffic/ask.ts";
import { Hall } from "../traffic/hall.ts";
import { simulateTraffic } from "../traffic/simulate.ts";
import type { Order } from "../traffic/vehicle.ts";
import { plannedVehicle } from "../vehicles.ts";
import { asInput } from "./plan.ts";
import { readPlan } from "./read-plan.ts";

/* A loop of 240 m: a market, and stops after 60, 120 and 180 m. */
const corners: [string, number, number][] = [
  ["market", 0, 0],
  ["line 1", 60_000, 0],
  ["line 2", 60_000, 60_000],
  ["line 3", 0, 60_000],
];
const hitch = (id: string, x: number, y: number) => ({ id, x, y, handover: "hitch" });
const floor = {
  version: 2,
  loads: [{ id: "cart", carrier: "cart-train", length: 1400, width: 900, height: 1500, weight: 300 }],
  places: [
    ...corners.map(([id, x, y]) => hitch(id, x, y)),
    { id: "park 1", x: 20_000, y: -9000, chargers: 1 },
    { id: "foot 1", x: 20_000, y: 0 },
    { id: "park 2", x: 40_000, y: -9000, chargers: 1 },
    { id: "foot 2", x: 40_000, y: 0 },
    { id: "park 3", x: 69_000, y: 30_000, chargers: 1 },
    { id: "foot 3", x: 60_000, y: 30_000 },
  ],
  lanes: [
    ...[
      ["market", "foot 1"],
      ["foot 1", "foot 2"],
      ["foot 2", "line 1"],
      ["line 1", "foot 3"],
      ["foot 3", "line 2"],
      ["line 2", "line 3"],
      ["line 3", "market"],
    ].map(([from, to]) => ({ from, to })),
    ...[1, 2, 3].map((park) => ({ from: `foot ${park}`, to: `park ${park}`, both: true })),
  ],
  work: { promise: { within: 600, share: 0.95 } },
  assumptions: { pick: 60, drop: 40 },
  choice: { vehicle: "agvTugger" },
};
const market = ["market", "line 1", "line 2", "line 3"];
const planOf = (...tours: object[]) => {
  const read = readPlan({ ...floor, tours: tours.map((tour) => ({ load: "cart", ...tour })) });
  if (!read.ok) throw new Error(JSON.stringify(read.errors));
  return read.value;
};
const paths = (input: object) => {
  const read = readPlan({ ...floor, ...input });
  return read.ok ? [] : read.errors.map(({ path }) => path);
};

it("a train that ends its round while the next waits begins that one at once, without another round", () => {
  const plan = planOf({ stops: market, every: 300 });
  const layout = layoutFor(plan, 1);
  if (!layout.ok) throw new Error("no room");
  const hall = new Hall(layout.value, poissonOrders(layout.value.flows, 1, 0));
  const orders: Order[] = [];
  while (hall.nextEvent < 2 * 3_600_000) orders.push(...hall.advance());
  const rounds = orders.filter(({ sent }) => sent !== undefined);
  expect(rounds.length).toBeGreaterThan(9);
  for (const [at, round] of rounds.slice(1).entries()) expect(round.pickBegins).toBe(rounds[at]?.dropped);
});

const speed = plannedVehicle("agvTugger").speed;
const driving = 240 / speed;
/* A round is 60 s at the market, the stops, 40 s back at it, and the driving. */
const round = (atStops: number) => 60 + atStops + 40 + driving;
const timetables: [name: string, tour: object, count: number, carts: number][] = [
  ["one every ten minutes", { every: 600 }, 2, 6],
  ["four carts at a time", { every: 600, carts: 4 }, 2, 24],
  ["one every seven and a half minutes, with vehicles to spare", { every: 450 }, 3, 8],
  ["more than one vehicle does", { every: 300 }, 1, 3600 / round(3 * 40)],
  ["more than two do", { every: 240, carts: 3 }, 2, (2 * 3 * 3600) / round(3 * 40)],
  ["without time at the stops", { every: 100, atStop: 0 }, 1, 3600 / round(0)],
  ["two minutes at each stop", { every: 100, atStop: 120, carts: 2 }, 1, (2 * 3600) / round(3 * 120)],
  ["one stop: the loop all the same", { every: 60, stops: ["market", "line 2"] }, 1, 3600 / round(40)],
  ["the market named again at the end", { every: 600, stops: [...market, "market"] }, 2, 6],
  ["once a shift", { every: 28_800, first: 14_400 }, 1, 0.125],
];
it.each(timetables)("timetable, %s: as many carts an hour as by hand", (_, tour, count, expected) => {
  const plan = planOf({ stops: market, ...tour });
  const [driven] = plan.flows;
  const { throughput } = simulate({ plan, count, runs: 2, hours: 80, traffic: false });
  /* 72 hours are counted: a round more or less at their ends. */
  const rounding = (driven?.perTrip ?? 1) / 72;
  expect(Math.abs((throughput.mean ?? 0) - expected)).toBeLessThanOrEqual(rounding);
});

/*
 * In traffic it stops at the four corners: the time to reach its speed and to stop from it at 0.5 m/s², and 2 s to turn;
 * and it drives at 99.5% of its speed. What then takes all the time there is, goes on beside its charging and the ways there.
 */
it.each(timetables)("timetable, %s: in traffic as well", (_, tour, count, carts) => {
  const plan = planOf({ stops: market, ...tour });
  const perTrip = plan.flows[0]?.perTrip ?? 1;
  const answer = simulateTraffic({ plan, count, runs: 1, hours: 40, traffic: true });
  if (!answer.ok) throw new Error(JSON.stringify(answer.errors));
  const { throughput, utilisation, charging } = answer.value;
  const demand = 3600 / ((tour as { every: number }).every / perTrip);
  const driven = throughput.mean ?? 0;
  if (carts > demand - 0.001) {
    /* A round more or less at the ends of 36 hours. */
    expect(Math.abs(driven - demand)).toBeLessThanOrEqual(perTrip / 36 + 1e-9);
    return;
  }
  const inTraffic = (3600 * perTrip * count) / carts + 4 * (speed / 0.5 + 2) + driving * (1 / 0.995 - 1);
  const onRounds = (driven * inTraffic) / (3600 * perTrip * count);
  const onWays = (utilisation.mean ?? 0) - onRounds;
  expect(onRounds + onWays + (charging.mean ?? 0)).toBeGreaterThan(0.99);
  expect(onWays).toBeGreaterThan(0);
  expect(onWays).toBeLessThan(0.05);
});

it("in traffic a timetable is kept, train by train, with its stops in turn", () => {
  const plan = planOf({ stops: market, every: 600, carts: 2, first: 60 });
  const answer = simulateTraffic({ plan, count: 2, runs: 1, hours: 10, traffic: true });
  expect(answer.ok && Math.abs((answer.value.throughput.mean ?? 0) - 12)).toBeLessThanOrEqual(2 / 9);
  const trace = answerTrace({ plan: asInput(plan), count: 1, seconds: 1200 });
  if (!trace.ok) throw new Error(JSON.stringify(trace.errors));
  const visited: string[] = [];
  for (const line of trace.value) {
    const [{ x, y, state, loaded }] = JSON.parse(line).vehicles;
    if (state !== "picking" && state !== "dropping") continue;
    const at = corners.find(([, left, top]) => left === x && top === y)?.[0] ?? "elsewhere";
    const told = `${state} at ${at}${state === "dropping" && !loaded ? ", empty" : ""}`;
    if (visited.at(-1) !== told) visited.push(told);
  }
  expect(visited.slice(0, 5)).toEqual([
    "picking at market",
    ...["line 1", "line 2", "line 3", "market"].map((stop) => `dropping at ${stop}`),
  ]);
});

it("bounds and sizing count the round", () => {
  const every = Math.round(round(3 * 40) / 2);
  const plan = planOf({ stops: market, every });
  const { perHour, vehicles } = bounds(plan);
  const tours = 3600 / every;
  expect(perHour.loaded).toBeCloseTo(tours * driving, 6);
  expect(perHour.handling).toBeCloseTo(tours * 220, 6);
  expect([perHour.emptyLeast, perHour.emptyShared, vehicles.least]).toEqual([0, 0, 2]);
  const { fleet, fewer, limit } = size(planOf({ stops: market, every: 1.1 * round(3 * 40) }));
  expect(fleet?.[0]?.count).toBe(2);
  expect(fewer?.share ?? 1).toBeLessThan(0.95);
  /* A takt is the same in the busiest hour: 60 s there and 40 s back, each 682 s. */
  expect(limit?.text).toContain("taken for more than 15% of the busiest hour (“market”");
});

/* Three trains work or charge all the time, and each round is a little late; of that one hour shows only the beginning. */
it("sizing counts that trains fall behind from round to round, and that they charge", () => {
  const plan = planOf({ stops: market, every: round(3 * 40) / 2 });
  const day = simulateTraffic({ plan: { ...plan, seed: 9 }, count: 3, runs: 2, hours: 24, traffic: true });
  expect(day.ok && day.value.onTime.mean).toBeLessThan(0.9);
  expect(size(plan)).toMatchObject({ fleet: null, over: "days", limit: { kind: "parking" } });
});

/*
 * The first fleet is late in the busiest hour. The next ones keep it and fall behind over days: all of them with few orders
 * in time, but each with more that it reaches at all.
 */
it.each([
  ["of one kind", planOf({ stops: market, every: 300 }), 5],
  [
    "of two kinds",
    { ...mixedPlan, flows: mixedPlan.flows.map((flow) => ({ ...flow, every: 3600 / flow.perHour })) },
    9,
  ],
])(
  "sizing adds vehicles as long as fewer orders are left over from day to day, %s",
  async (_, plan, added) => {
    let first: number | undefined;
    const { fleet } = await sizeOn(plan, async (tasks) =>
      tasks.map(({ count, counts = [count], isDay }) => {
        first ??= count;
        const further = count - first;
        const isEnough = further >= added;
        const inTime = isDay ? (isEnough ? 100 : 5) : further > 0 ? 100 : 80;
        const reached = isEnough ? 100 : 50 + further;
        const late = counts.map((_, kind) => (kind === 0 ? 100 - inTime : 0));
        return { placed: 100, inTime, reached, late, tries: 1, parked: { working: count, shutIn: null } };
      }),
    );
    expect(fleet?.reduce((sum, { count }) => sum + count, 0)).toBe((first ?? 0) + added);
  },
);

/* One hour in twelve has half of its orders late: the promise lies in the interval of however many hours are driven. */
it.each([
  ["in few orders of whole days", { inTime: 50 }, "days"],
  ["in days that are too much to drive", undefined, undefined],
])("sizing names no fleet that keeps a doubtful hour %s", async (_, days, over) => {
  const { fleet, ...rest } = await sizeOn(planOf({ stops: market, every: 300 }), async (tasks) =>
    tasks.map(({ count, run, isDay }) => {
      if (isDay && !days) return { tooMuch: true };
      const inTime = days && isDay ? days.inTime : run % 12 === 2 ? 50 : 100;
      const late = [100 - inTime];
      return { placed: 100, inTime, reached: 100, late, tries: 1, parked: { working: count, shutIn: null } };
    }),
  );
  expect({ fleet, over: rest.over }).toEqual({ fleet: null, over });
});

it("a tugger pulls as many carts as stay within its payload, and no other kind does", () => {
  const checked = (carts: number) => fitVehicles(planOf({ stops: market, every: 600, carts })).vehicles;
  expect(checked(5).find(({ product }) => product === "agvTugger")?.verdict).toBe("fits");
  const tugger = checked(6).find(({ product }) => product === "agvTugger");
  expect(tugger?.reasons.find(({ verdict }) => verdict === "no")).toMatchObject({
    rule: "payload",
    required: 1800,
    text: expect.stringContaining("at most 5 such carts"),
  });
  for (const { product, verdict } of checked(1))
    expect([product, verdict === "no"]).toEqual([product, findListed(product)?.kind !== "tugger"]);
});

it("survives its link, its rows, and being read again", () => {
  const plan = planOf(
    { stops: market, every: 600, first: 30, atStop: 90, carts: 4, vehicle: "agvTugger" },
    { stops: ["market", "line 2"], every: 1200 },
  );
  expect(plan.version).toBe(2);
  expect(openPath(pathOf(plan))).toEqual({ ok: true, value: { plan } });
  expect(readPlan(asInput(plan))).toEqual({ ok: true, value: plan });
  const { tours } = asRows(plan);
  expect(tours).toBe(
    "market > line 1 > line 2 > line 3; cart; 600; 30; 90; 4; agvTugger\nmarket > line 2; cart; 1200",
  );
  const { entries } = readRows("tours", `Stops;Load;Takt [min];Carts\nmarket → line 1>line 2;;10;4`, "cart");
  expect(entries).toEqual([{ stops: ["market", "line 1", "line 2"], load: "cart", every: 600, carts: 4 }]);
});

it("a vehicle that carries its load itself drives no tour, whatever its load", () => {
  const pallet = { id: "cart", carrier: "open-pallet", length: 1200, width: 800, height: 1500, weight: 300 };
  const places = floor.places.map((place) => ({
    ...place,
    ...("handover" in place && { handover: "floor" }),
  }));
  const read = readPlan({
    ...floor,
    loads: [pallet],
    places,
    choice: {},
    tours: [{ stops: market, every: 600, load: "cart" }],
  });
  if (!read.ok) throw new Error(JSON.stringify(read.errors));
  const { vehicles } = fitVehicles(read.value);
  expect(vehicles.every(({ verdict }) => verdict === "no")).toBe(true);
  const fork = vehicles.find(({ product }) => product === "fork");
  expect(fork?.reasons.filter(({ verdict }) => verdict === "no")).toMatchObject([
    { rule: "tour", text: expect.stringContaining("a tour is a train of carts") },
  ]);
});

it("stops with marks in their names survive their row", () => {
  const names = ["a > b", " c ", "d\\", "→"];
  const places = names.map((id, x) => hitch(id, x * 1000, 0));
  const lanes = names.map((from, at) => ({ from, to: names[(at + 1) % names.length], both: true }));
  const read = readPlan({ ...floor, places, lanes, tours: [{ stops: names, every: 600, load: "cart" }] });
  if (!read.ok) throw new Error(JSON.stringify(read.errors));
  const { entries } = readRows("tours", asRows(read.value).tours, "cart");
  expect(entries).toEqual([{ stops: names, every: 600, load: "cart" }]);
});

it("names what is wrong by its place in the tour", () => {
  const tour = { stops: market, every: 600, load: "cart" };
  const cut = { places: [...floor.places, hitch("island", 9, 9)] };
  expect(paths({ tours: [{ ...tour, stops: ["market", "line 9"] }] })).toEqual(["tours[0].stops[1]"]);
  expect(paths({ tours: [tour, { ...tour, load: "box" }] })).toEqual(["tours[1].load"]);
  expect(paths({ tours: [{ ...tour, every: 0 }] })).toEqual(["tours[0].every"]);
  expect(paths({ tours: [{ ...tour, stops: ["market"] }] })).toEqual(["tours[0].stops"]);
  expect(paths({ tours: [{ ...tour, stops: ["market", "line 1", "line 1"] }] })).toEqual([
    "tours[0].stops[2]",
  ]);
  expect(paths({ tours: [{ ...tour, wagons: 3 }] })).toEqual(["tours[0].wagons"]);
  expect(paths({ ...cut, tours: [{ ...tour, stops: ["market", "island"] }] })).toEqual(["tours[0]"]);
  expect(paths({ tours: [] })).toEqual(["flows"]);
  const flow = { from: "market", to: "line 1", load: "cart", perHour: 1 };
  expect(paths({ flows: [flow], tours: [{ ...tour, load: "box" }] })).toEqual(["tours[0].load"]);
  expect(paths({ flows: [flow], tours: [tour] })).toEqual([]);
});
