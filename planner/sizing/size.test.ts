import { expect, it } from "vitest";
import { example, planWith } from "../plan/example.ts";
import { presetOf } from "../presets/presets.ts";
import { laidOut } from "../traffic/ask.ts";
import { simulateTraffic } from "../traffic/simulate.ts";
import { withParking } from "./added-parking.ts";
import { runnerOf } from "./busiest-hour.ts";
import { limitOfAll, limitOfFleet } from "./limiting-place.ts";
import { size, sizeOn, sizeWithStop, stopOn } from "./size.ts";
import type { Tally, Task } from "./sizing.ts";

/** A lane of one track, mm. */
const narrow = 2200;
const wrapped = presetOf("wrapped-pallets") ?? fail();
const milkRun = presetOf("line-side-milk-run") ?? fail();
/** Three wrappers that give a pallet a minute each, with the places to rest that the planner offers for them. */
const threeWrappers = withParking(
  { ...wrapped, flows: wrapped.flows.map((flow) => ({ ...flow, perHour: 60 })) },
  4,
)?.plan;

it("names the smallest fleet that keeps the promise in the busiest hour, and what one fewer reaches", () => {
  const { fleet, share, fewer } = size(milkRun);
  const [first] = fleet ?? [];
  expect(first?.vehicle).toBe("agvTugger");
  expect(share.mean).toBeGreaterThanOrEqual(milkRun.work.promise.share);
  expect(fewer?.count).toBe((first?.count ?? 0) - 1);
  expect(fewer?.share).toBeLessThan(milkRun.work.promise.share);
});

it("names where vehicles could rest if those that the floor has room for all work, and are too few", () => {
  const flows = wrapped.flows.map((flow) => ({ ...flow, perHour: 2.4 * flow.perHour }));
  const { fleet, limit } = size({ ...wrapped, flows });
  expect(fleet).toBeNull();
  expect(limit).toMatchObject({ kind: "parking", at: expect.stringContaining("ring"), places: 4 });
  expect(limit?.text).toContain("has room for 10 vehicles");
});

it("names the lane that most trips pass where one more works and doesn't help, and no handover is taken for long", () => {
  const { at, kind, text } = limitOfAll(wrapped, driven(6), [driven(6), driven(7)], 20);
  const [from, to] = (at ?? "").split(" → ");
  expect(kind).toBe("lane");
  expect(wrapped.lanes).toContainEqual(expect.objectContaining({ from, to }));
  /* One ring: every trip and every way back passes some piece of it. */
  const trips = Math.round(wrapped.flows.reduce((sum, { perHour }) => sum + perHour, 0) * wrapped.work.peak);
  expect(text).toContain(`Most trips, ${trips} in that hour`);
});

it("names a two-way lane by both of its ends, whichever of them most trips come from", () => {
  const lanes = wrapped.lanes.map((lane) => ({ ...lane, both: true }));
  const { at, text } = limitOfAll({ ...wrapped, lanes }, driven(6), [driven(6), driven(7)], 20);
  const [from, to] = (at ?? "").split(" → ");
  expect(lanes).toContainEqual(expect.objectContaining({ from, to }));
  expect(text).toContain(`pass the lane between “${from}” and “${to}”.`);
});

it("names room to park only where the last vehicle that has any brings more orders", () => {
  const kindOf = (best: number) => limitOfAll(wrapped, driven(best), [5, 6, 7].map(driven), 7).kind;
  expect([kindOf(7), kindOf(6)]).toEqual(["parking", "lane"]);
});

it("names a pick-up that is too far from where vehicles rest, whatever their number", () => {
  const late = { ...wrapped, work: { ...wrapped.work, promise: { within: 5, share: 0.95 } } };
  expect(limitOfAll(late, driven(6), [driven(6)], 20)).toMatchObject({ kind: "parking", at: "wrapper 3" });
});

it.each([
  [
    "names the stub where vehicles that rest shut one another in",
    stubbed(6000, narrow),
    { kind: "stub", at: "west" },
  ],
  [
    "finds no such stub where each has a lane that is long enough",
    stubbed(30_000, 3000),
    { kind: "handover" },
  ],
])("%s", (_, plan, named) => {
  const { fleet, limit } = size(plan);
  expect(limit).toMatchObject(named);
  if (named.kind === "stub")
    expect({ fleet, text: limit?.text }).toEqual({
      fleet: null,
      text: expect.stringContaining("its lane is 6 m long"),
    });
  else expect(fleet).not.toBeNull();
});

it("rests two side by side at the end of a stub with two tracks, so that all four work", () => {
  const plan = stubbed(6000, 3000);
  expect(laidOut(plan, 4)).toMatchObject({ count: 4, kinds: [{ reserve: [] }] });
  expect(laidOut(stubbed(6000, narrow), 4)).not.toMatchObject({ kinds: [{ reserve: [] }] });
  const flows = plan.flows.map((flow) => ({ ...flow, perHour: 60 }));
  const delivered = [2, 3, 4].map((count) => {
    const asked = { plan: { ...plan, flows }, count, runs: 1, hours: 2, traffic: true };
    const answer = simulateTraffic(asked);
    return answer.ok ? (answer.value.throughput.mean ?? 0) : 0;
  });
  const [two = 0, three = 0, four = 0] = delivered;
  expect(three).toBeGreaterThan(1.2 * two);
  expect(four).toBeGreaterThan(1.2 * three);
});

it("names the charger where a day's work takes more charging than a day has", () => {
  const places = example.places.map((place) => ({ ...place, chargers: place.id === "charge" ? 1 : 0 }));
  const flows = [{ ...example.flows[0], perHour: 150 }];
  const plan = planWith({ places, flows, work: { ...example.work, hoursPerDay: 24, peak: 1 } });
  expect(limitOfFleet(plan, driven(4), driven(5), 100)).toMatchObject({ kind: "charger", at: "charge" });
  expect(limitOfFleet(planWith(), driven(4), driven(5), 100)).toMatchObject({ kind: "handover" });
});

it("answers the same on several workers, whichever run ends first, and takes nothing back", async () => {
  const run = runnerOf(milkRun);
  const bounds: number[] = [];
  const runAll = async (tasks: readonly Task[]) => {
    const tallies = [...tasks].reverse().map(run);
    return tallies.reverse();
  };
  const answer = await sizeOn(milkRun, runAll, ({ atLeast }) => bounds.push(atLeast));
  expect({ ...answer, stop: await stopOn(milkRun, answer, runAll) }).toEqual(sizeWithStop(milkRun));
  expect(bounds).toEqual(bounds.toSorted((a, b) => a - b));
  expect(bounds.at(-1)).toBeLessThanOrEqual(answer.fleet?.[0]?.count ?? 0);
});

it("refuses a floor that is too large to drive, or has no room, after one run and in words", () => {
  const tasks: Task[] = [];
  const told = (tallyOf: (task: Task) => Tally) =>
    sizeOn(milkRun, async (asked) => {
      tasks.push(...asked);
      return asked.map(tallyOf);
    });
  return Promise.all([
    expect(told(() => ({ tooMuch: true }))).resolves.toMatchObject({
      fleet: null,
      limit: { kind: "work", text: expect.stringContaining("more than the planner does") },
    }),
    expect(told(() => ({ room: [0] }))).resolves.toMatchObject({ fleet: null, limit: { kind: "parking" } }),
  ]).then(() => expect(tasks).toHaveLength(2));
});

it("after one run, refuses a plan near its promise whose answer would take too long", async () => {
  let asked = 0;
  const { limit } = await sizeOn(milkRun, async (tasks) => {
    asked += tasks.length;
    return tasks.map(({ count }) => ({ ...reaching(40, count), tries: 800_000 }));
  });
  expect({ asked, kind: limit?.kind }).toEqual({ asked: 1, kind: "work" });
});

it("drives small fleets once each where they are far from the promise and costly, and names what is in their way", async () => {
  const asked: number[] = [];
  const { fleet, limit } = await sizeOn(wrapped, async (tasks) => {
    asked.push(...tasks.map(({ count }) => count));
    return tasks.map(({ count }) => ({ ...reaching(10, count), tries: 2_500_000 }));
  });
  expect(fleet).toBeNull();
  expect(asked).toEqual([4, 5, 6]);
  expect(limit).toMatchObject({
    kind: "lane",
    text: expect.stringContaining("larger fleets are more than the planner drives for one answer"),
  });
});

it("says that a floor is too large where costly fleets reach more with each vehicle, and how much they reach", async () => {
  const { limit } = await sizeOn(wrapped, async (tasks) =>
    tasks.map(({ count }) => ({ ...reaching(count, count), reached: 5 * count, tries: 2_500_000 })),
  );
  expect(limit).toMatchObject({
    kind: "work",
    text: expect.stringContaining("5 vehicles reach 13% of the orders in time, and further ones more"),
  });
});

it("tells after two runs that a floor is too large where the fleets that keep the promise would take more", async () => {
  const asked: number[] = [];
  const { limit } = await sizeOn(wrapped, async (tasks) => {
    asked.push(...tasks.map(({ count }) => count));
    return tasks.map(({ count }) => ({ ...reaching(count, count), reached: 5 * count, tries: 400_000 }));
  });
  expect({ asked, kind: limit?.kind }).toEqual({ asked: [4, 5], kind: "work" });
});

it("names what is in the way of fleets that reach now more, now fewer orders, and not that they are too large", async () => {
  const inTime = new Map([
    [4, 12],
    [5, 4],
    [6, 10],
  ]);
  const { limit } = await sizeOn(wrapped, async (tasks) =>
    tasks.map(({ count }) => ({ ...reaching(inTime.get(count) ?? 8, count), tries: 400_000 })),
  );
  expect(limit?.kind).not.toBe("work");
});

it("leaves a count that stays in doubt for the next larger one, before the work of a sizing is spent", async () => {
  const { fleet, fewer, limit } = await sizeOn(milkRun, async (tasks) =>
    tasks.map(({ count, run }) => ({
      ...reaching(count > 2 || run % 2 === 0 ? 40 : 35, count),
      tries: 400_000,
    })),
  );
  expect({ count: fleet?.[0]?.count, fewer: fewer?.count }).toEqual({ count: 3, fewer: 2 });
  expect(limit?.text).toContain(perhapsSmaller);
});

it("answers with the fleet that it found where a smaller one is too much work to drive, and says so", async () => {
  const { fleet, limit } = await sizeOn(wrapped, async (tasks) =>
    tasks.map(({ count }) =>
      count > 3 ? { ...reaching(40, count), tries: 500_000 } : { tooMuch: true as const },
    ),
  );
  expect(fleet).toMatchObject([{ count: 4 }]);
  expect(limit?.kind).not.toBe("work");
  expect(limit?.text).toContain(perhapsSmaller);
});

it("says of fleets near the promise how much the best reaches, where larger ones are too much work to drive", async () => {
  const { fleet, limit } = await sizeOn(wrapped, async (tasks) =>
    tasks.map(({ count, run }) =>
      count > 5 ? { tooMuch: true as const } : { ...reaching(run % 2 ? 34 : 36, count), tries: 200_000 },
    ),
  );
  expect({ fleet, kind: limit?.kind }).toEqual({ fleet: null, kind: "work" });
  expect(limit?.text).toContain("4 vehicles reach 88% of the orders in time. Plan one area");
});

it("names the handover of a full line, and the lane behind it, where no fleet that it drives comes near the promise", () => {
  const { fleet, limit } = size(threeWrappers ?? fail());
  expect(fleet).toBeNull();
  expect(limit).toMatchObject({ kind: "handover", at: "wrapper 1" });
  expect(limit?.text).toMatch(/A second place beside it .* Then the lane from .* is next, which 234 trips/);
});

it("ends the search of small fleets that a few runs show far from the promise once they took too much work", async () => {
  let moves = 0;
  const { limit } = await sizeOn(wrapped, async (tasks) =>
    tasks.map(({ count, run }) => {
      moves += 700_000;
      return { ...reaching(run % 2 ? 22 : 40, count), tries: 700_000 };
    }),
  );
  expect({ kind: limit?.kind, moves }).toEqual({ kind: "work", moves: 8_400_000 });
});

it("refuses in words what is still in doubt when the work of a sizing is spent", async () => {
  /* Of 40 orders, 40 and 36 in turn are reached in time: 95%, as promised, so no few runs decide it. */
  const doubtful = { ...reaching(40, 2), tries: 4_000_000 };
  const asked: number[] = [];
  const { fleet, limit } = await sizeOn(milkRun, async (tasks) => {
    asked.push(tasks.length);
    return tasks.map(({ run }) => ({ ...doubtful, inTime: run % 2 === 0 ? 40 : 36 }));
  });
  expect({ fleet, kind: limit?.kind }).toEqual({ fleet: null, kind: "work" });
  expect(asked.reduce((sum, runs) => sum + runs, 0)).toBeLessThan(40);
});

it("says of a fleet that it can't tell apart from the promise that the hours driven tell too little", async () => {
  const { limit } = await sizeOn(wrapped, async (tasks) =>
    tasks.map(({ count, run }) =>
      count > 4
        ? { ...reaching(run % 2 ? 36 : 40, count), tries: 9_000_000 }
        : { ...reaching(30, count), tries: 200_000 },
    ),
  );
  expect(limit).toMatchObject({
    kind: "work",
    text: expect.stringContaining("driven, which tell too little"),
  });
});

it("reaches a large fleet in large steps, and still names the smallest", async () => {
  const tried = new Set<number>();
  const { fleet, fewer } = await sizeOn(milkRun, async (tasks) =>
    tasks.map(({ count }) => {
      tried.add(count);
      const inTime = Math.min(100, Math.floor(2.4 * count));
      return { ...reaching(inTime, count), placed: 100, tries: 1 };
    }),
  );
  expect([fleet?.[0]?.count, fewer?.count]).toEqual([40, 39]);
  expect(tried.size).toBeLessThan(30);
});

it("gives 200 places and a hundred vehicles up before they take a second of work", () => {
  const plan = hall(18, 11);
  const began = process.cpuUsage();
  const { fleet, least, limit } = size(plan);
  const { user, system } = process.cpuUsage(began);
  expect({ fleet, kind: limit?.kind }).toEqual({ fleet: null, kind: "work" });
  expect(least).toBeGreaterThan(40);
  /* A quiet core needs 0.7 s; ten times as much would mean that whole runs are driven. */
  expect((user + system) / 1e6).toBeLessThan(7);
});

/** What a run of 40 orders may show. */
const reaching = (inTime: number, count: number) => ({
  ...{ placed: 40, inTime, reached: 40, late: [40 - inTime] },
  ...{ tries: 1, parked: { working: count, shutIn: null } },
});

const perhapsSmaller = "Whether a smaller fleet keeps the promise, too, takes more driving";

const driven = (count: number) => ({ count, parked: { working: count, shutIn: null } });

/** A one-way ring with handovers at two ends, and two stubs with two chargers each, so many mm long. */
function stubbed(stub: number, width: number) {
  return planWith({
    places: [
      { id: "a", x: 0, y: 20_000 },
      { id: "b", x: 0, y: 0 },
      { id: "c", x: 70_000, y: 0 },
      { id: "d", x: 70_000, y: 20_000 },
      { id: "e", x: 45_000, y: 20_000 },
      { id: "f", x: 25_000, y: 20_000 },
      { id: "wrapper", x: -6000, y: 10_000, handover: "floor", height: 0 },
      { id: "wrapping", x: 0, y: 10_000 },
      { id: "stage", x: 76_000, y: 10_000, handover: "floor", height: 0 },
      { id: "staging", x: 70_000, y: 10_000 },
      { id: "east", x: 45_000, y: 20_000 + stub, chargers: 2 },
      { id: "west", x: 25_000, y: 20_000 + stub, chargers: 2 },
    ],
    lanes: [
      ...["a", "wrapping", "b", "c", "staging", "d", "e", "f"].map((from, at, all) => ({
        from,
        to: all[(at + 1) % all.length],
        width,
      })),
      { from: "wrapping", to: "wrapper", both: true, width },
      { from: "staging", to: "stage", both: true, width },
      { from: "e", to: "east", both: true, width },
      { from: "f", to: "west", both: true, width },
    ],
    flows: [{ ...example.flows[0], perHour: 20 }],
    work: { ...example.work, peak: 1.25, promise: { within: 240, share: 0.95 } },
  });
}

/** A grid of two-way lanes with orders across it. */
function hall(columns: number, rows: number) {
  const id = (x: number, y: number) => `${x}, ${y}`;
  const all = Array.from({ length: columns * rows }, (_, at) => ({
    x: at % columns,
    y: Math.floor(at / columns),
  }));
  const place = (at: number) => {
    const { x, y } = all[at % all.length] ?? fail();
    return id(x, y);
  };
  const flows = Array.from({ length: 60 }, (_, at) => [place(at * 37), place(at * 48 + 17)] as const);
  return planWith({
    places: all.map(({ x, y }) => ({ id: id(x, y), x: x * 9000, y: y * 9000, handover: "floor", height: 0 })),
    lanes: all.flatMap(({ x, y }) => [
      ...(x > 0 ? [{ from: id(x - 1, y), to: id(x, y), both: true, width: 3000 }] : []),
      ...(y > 0 ? [{ from: id(x, y - 1), to: id(x, y), both: true, width: 3000 }] : []),
    ]),
    flows: flows
      .filter(([from, to]) => from !== to)
      .map(([from, to]) => ({ ...example.flows[0], from, to, perHour: 20 })),
  });
}

function fail(): never {
  throw new Error("The preset has gone.");
}
