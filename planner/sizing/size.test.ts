import { expect, it } from "vitest";
import { example, planWith } from "../plan/example.ts";
import { presets } from "../presets/presets.ts";
import { runnerOf } from "./busiest-hour.ts";
import { size, sizeOn } from "./size.ts";
import type { Tally, Task } from "./sizing.ts";

const milkRun = presets.find(({ caseStudy }) => caseStudy === "line-side-milk-run")?.plan ?? fail();

it("names the smallest fleet that keeps the promise in the busiest hour, and what one fewer reaches", () => {
  const { fleet, share, fewer } = size(milkRun);
  const [first] = fleet ?? [];
  expect(first?.vehicle).toBe("agvTugger");
  expect(share.mean).toBeGreaterThanOrEqual(milkRun.work.promise.share);
  expect(fewer?.count).toBe((first?.count ?? 0) - 1);
  expect(fewer?.share).toBeLessThan(milkRun.work.promise.share);
});

it("names the lane that most trips pass where no fleet does and no handover is taken for long", () => {
  const wrapped = presets.find(({ caseStudy }) => caseStudy === "wrapped-pallets")?.plan ?? fail();
  const flows = wrapped.flows.map((flow) => ({ ...flow, perHour: 2 * flow.perHour }));
  const { fleet, limit } = size({ ...wrapped, flows });
  expect({ fleet, kind: limit?.kind }).toEqual({ fleet: null, kind: "lane" });
  const [from, to] = (limit?.at ?? "").split(" → ");
  expect(wrapped.lanes).toContainEqual(expect.objectContaining({ from, to }));
  /* One ring: every trip and every way back passes some piece of it. */
  const trips = Math.round(flows.reduce((sum, { perHour }) => sum + perHour, 0) * wrapped.work.peak);
  expect(limit?.text).toContain(`Most trips, ${trips} in that hour`);
});

it("answers the same on several workers, whichever run ends first, and takes nothing back", async () => {
  const run = runnerOf(milkRun);
  const bounds: number[] = [];
  const answer = await sizeOn(
    milkRun,
    async (tasks) => {
      const tallies = [...tasks].reverse().map(run);
      return tallies.reverse();
    },
    ({ atLeast }) => bounds.push(atLeast),
  );
  expect(answer).toEqual(size(milkRun));
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
    expect(told(() => ({ room: 0 }))).resolves.toMatchObject({ fleet: null, limit: { kind: "parking" } }),
  ]).then(() => expect(tasks).toHaveLength(2));
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
