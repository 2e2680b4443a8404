/*
 * Published instances of path finding for many vehicles (formats of the Moving AI Lab's collection), solved by the
 * traffic's own search, with its motion: vehicles gain speed, brake, and take their time to turn. Optimal plans are not
 * claimed, so what counts is how many instances are solved, and the time all vehicles need beside the time that each
 * would need alone, which no plan can be below.
 *   npm run node -- benchmarks/known-instances.ts warehouse.map warehouse-random-1.scen warehouse-random-2.scen …
 * Instances are the first 20, 50 and 100 lines of each file of scenarios, and those that follow them.
 */
import { readFileSync } from "node:fs";
import { Network, type Stand } from "#planner/traffic/network.ts";
import { Reservations } from "#planner/traffic/reservations.ts";
import { Trips } from "#planner/traffic/route.ts";
import { holdSteps, type Step } from "#planner/traffic/steps.ts";
import { machine, median } from "./report.ts";

type Task = { start: Stand; goal: readonly Stand[]; alone: number };

/** In mm; a vehicle turns in its cell clear of the next. */
const cell = 1600;
const footprint = { length: 1200, width: 800 };
const speed = 2000; /* mm/s */
const most = 10_000; /* ms for an instance */
const perFile = 10;

const [mapFile, ...scenarioFiles] = process.argv.slice(2);
if (!mapFile || scenarioFiles.length === 0) throw new Error("Name a map and files of scenarios.");
console.info(machine());
const began = performance.now();
const network = new Network(floorOf(readFileSync(mapFile, "utf8")), [{ ...footprint, speed }]);
console.info(`${network.nodesOf[0]?.size} cells, made ready in ${seconds(performance.now() - began)} s`);

for (const count of [20, 50, 100]) {
  const times: number[] = [];
  const ratios: number[] = [];
  let instances = 0;
  for (const file of scenarioFiles) {
    const tasks = tasksOf(readFileSync(file, "utf8"), network);
    for (let first = 0; first + count <= tasks.length && first < perFile * count; first += count) {
      const chosen = distinct(tasks.slice(first, first + count));
      if (chosen.length < count) continue;
      instances += 1;
      const start = performance.now();
      const plans = solve(chosen);
      if (!plans) continue;
      times.push(performance.now() - start);
      const driven = plans.reduce((sum, steps) => sum + (steps.at(-1)?.from ?? 0), 0);
      ratios.push(driven / chosen.reduce((sum, { alone }) => sum + alone, 0));
    }
  }
  const share = ((100 * times.length) / instances).toFixed(0);
  console.info(
    `${count} vehicles: ${times.length} of ${instances} instances solved in ${most / 1000} s (${share} %), median ${seconds(median(times))} s, slowest ${seconds(Math.max(...times))} s; time driven ÷ time alone: median ${median(ratios).toFixed(3)}, most ${Math.max(...ratios).toFixed(3)}`,
  );
}

/** Plans one vehicle after the other, each around all before it; one that finds no path comes first in the next try. */
function solve(tasks: readonly Task[]): Step[][] | undefined {
  const start = performance.now();
  let order = tasks.map((_, id) => id).sort((a, b) => (tasks[b]?.alone ?? 0) - (tasks[a]?.alone ?? 0));
  while (performance.now() - start < most) {
    const { plans, without } = planAll(tasks, order, () => performance.now() - start < most);
    if (without.length === 0) return plans;
    order = [...without, ...order.filter((id) => !without.includes(id))];
  }
  return undefined;
}

function planAll(tasks: readonly Task[], order: readonly number[], hasTime: () => boolean) {
  const reservations = new Reservations(network.shapes.length);
  const trips = new Trips(network, reservations);
  const plans: Step[][] = [];
  const hold = (id: number, steps: Step[]) => holdSteps(reservations, id, steps, 0);
  const rest = (at: Stand): Step[] => [{ kind: "wait", at, from: 0, to: Infinity }];
  for (const [id, { start }] of tasks.entries()) hold(id, rest(start));
  let waiting = order;
  for (let before = Infinity; waiting.length > 0 && waiting.length < before && hasTime(); ) {
    before = waiting.length;
    waiting = waiting.filter((id) => {
      const task = tasks[id];
      if (!task || !hasTime()) return true;
      reservations.release(id);
      const steps = trips.plan({ stand: task.start, time: 0, owner: id }, [], task.goal);
      hold(id, steps ?? rest(task.start));
      if (steps) plans[id] = steps;
      return !steps;
    });
  }
  return { plans, without: waiting };
}

/** Each free cell a place, joined with its neighbours. */
function floorOf(text: string) {
  const rows = text.split("\n").slice(4);
  const isFree = (x: number, y: number) => ".GS".includes(rows[y]?.[x] || "@");
  const places = rows
    .flatMap((row, y) =>
      Array.from(row.trimEnd(), (_, x) => ({
        id: `${x},${y}`,
        x: x * cell,
        y: y * cell,
        at: [x, y] as const,
      })),
    )
    .filter(({ at: [x, y] }) => isFree(x, y));
  const lanes = places.flatMap(({ id, at: [x, y] }) =>
    (
      [
        [x + 1, y],
        [x, y + 1],
      ] as const
    )
      .filter(([x, y]) => isFree(x, y))
      .map(([x, y]) => ({ from: id, to: `${x},${y}`, both: true })),
  );
  return { places, lanes };
}

function tasksOf(text: string, { nodesOf: [nodeOf], standsAt }: Network): Task[] {
  return text
    .trim()
    .split("\n")
    .slice(1)
    .flatMap((line) => {
      const [, , , , startX, startY, goalX, goalY] = line.split("\t");
      const [from, to] = [nodeOf?.get(`${startX},${startY}`), nodeOf?.get(`${goalX},${goalY}`)];
      const start = from && standsAt.get(from)?.[0];
      const goal = to && standsAt.get(to);
      if (!start || !goal) throw new Error(`No free cell: ${line}`);
      return [{ start, goal, alone: network.timesTo(to)[start.id] ?? 0 }];
    });
}

/** An instance has each start and each goal once, as the published ones have. */
function distinct(tasks: readonly Task[]) {
  const [starts, goals] = [new Set<unknown>(), new Set<unknown>()];
  return tasks.filter(({ start, goal }) => {
    const isNew = !starts.has(start.node) && !goals.has(goal[0]?.node);
    starts.add(start.node);
    goals.add(goal[0]?.node);
    return isNew;
  });
}

function seconds(ms: number) {
  return (ms / 1000).toFixed(1);
}
