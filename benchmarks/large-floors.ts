/*
 * Is a plan of 200 places, which wants a hundred vehicles, answered within 30 s or refused in words within 1 s?
 *   npm run node -- benchmarks/large-floors.ts         all floors: seconds of processor of each sizing, and what it says
 *   npm run node -- benchmarks/large-floors.ts 4 5     only these
 * Times count on a machine that does nothing else.
 */
import { ensureMeasures } from "../scripts/site/ensure-measures.ts";
import { machine } from "./report.ts";

await ensureMeasures();
/* Imported after the measures, which they need. */
const { readPlan } = await import("#planner/plan/read-plan.ts");
const { size } = await import("#planner/sizing/size.ts");
const { example } = await import("#planner/plan/example.ts");

type Point = readonly [x: number, y: number];
type Lane = [from: number, to: number, width: number, both: boolean];
type Flow = [from: number, to: number, perHour: number];
type Floor = { name: string; points: Point[]; lanes: Lane[]; flows: Flow[] };

const floors: Floor[] = [
  ...[20, 8, 4, 3, 2].map((perHour) => hall("hall", 18, 11, 3000, 60, perHour, 37, 48)),
  ...[24, 6].map((perHour) => hall("narrow hall", 18, 11, 1400, 60, perHour, 37, 48)),
  hall("narrow hall", 18, 11, 1400, 30, 5, 37, 48),
  ...[30, 12, 3].map((perHour) => hall("long hall", 40, 5, 2800, 40, perHour, 41, 73)),
  hall("long hall", 40, 5, 2800, 20, 8, 41, 73),
  hall("narrow long hall", 40, 5, 1400, 20, 4, 41, 73),
  hall("hall of two docks", 20, 10, 3000, 40, 10, 0, 17),
  hall("hall of near places", 20, 10, 3000, 100, 12, 7, 8),
  ...[20, 10].map((perHour) => rings(perHour)),
  ...[2, 10, 25].map((perHour) => comb(perHour)),
];

console.info(machine());
const asked = process.argv.slice(2).map(Number);
for (const [index, floor] of floors.entries()) {
  if (asked.length > 0 && !asked.includes(index)) continue;
  const read = readPlan(planOf(floor));
  if (!read.ok) throw new Error(JSON.stringify(read.errors).slice(0, 400));
  const before = process.cpuUsage();
  const { fleet, least, share, limit } = size(read.value);
  const { user, system } = process.cpuUsage(before);
  const said = fleet ? `${fleet.map(({ count }) => count)} vehicles` : limit?.text;
  const seconds = ((user + system) / 1e6).toFixed(2);
  console.info(
    `${index} ${floor.name}: ${seconds} s, at least ${least}, ${((share.mean ?? 0) * 100).toFixed(0)}%: ${said}`,
  );
}

/** Two-way lanes between neighbours in a grid; the flows' ends are so many places apart. */
function hall(
  name: string,
  columns: number,
  rows: number,
  width: number,
  flows: number,
  perHour: number,
  from: number,
  to: number,
): Floor {
  const all = columns * rows;
  return {
    name: `${name}, ${columns} × ${rows}, ${flows} flows of ${perHour}`,
    points: Array.from({ length: all }, (_, at) => [(at % columns) * 9000, Math.floor(at / columns) * 9000]),
    lanes: Array.from({ length: all }, (_, at): Lane[] => [
      ...(at % columns > 0 ? [[at - 1, at, width, true] satisfies Lane] : []),
      ...(at >= columns ? [[at - columns, at, width, true] satisfies Lane] : []),
    ]).flat(),
    flows: Array.from(
      { length: flows },
      (_, at): Flow => [(at * from) % all, (at * to + 17) % all, perHour],
    ).filter(([a, b]) => a !== b),
  };
}

/** Five one-way rings of 40 places, each joined to the next, with flows within and between them. */
function rings(perHour: number): Floor {
  const points: Point[] = [];
  const lanes: Lane[] = [];
  for (let ring = 0; ring < 5; ring++) {
    for (let at = 0; at < 40; at++) {
      const side = Math.floor(at / 10);
      const along = (at % 10) * 8000;
      const sides: Point[] = [
        [along, 0],
        [80_000, along],
        [80_000 - along, 80_000],
        [0, 80_000 - along],
      ];
      const [x, y] = sides[side] ?? [0, 0];
      points.push([x + ring * 100_000, y]);
      lanes.push([ring * 40 + at, ring * 40 + ((at + 1) % 40), 2800, false]);
    }
    if (ring > 0) lanes.push([(ring - 1) * 40 + 15, ring * 40 + 35, 2800, true]);
  }
  const flows = Array.from({ length: 60 }, (_, at): Flow => [(at * 13) % 200, (at * 29 + 7) % 200, perHour]);
  return {
    name: `five rings, 60 flows of ${perHour}`,
    points,
    lanes,
    flows: flows.filter(([a, b]) => a !== b),
  };
}

/** A main lane of 100 places with a stub at each. */
function comb(perHour: number): Floor {
  const points = Array.from({ length: 200 }, (_, at): Point => [(at >> 1) * 5000, (at % 2) * 8000]);
  const lanes = Array.from({ length: 100 }, (_, at): Lane[] => [
    [2 * at, 2 * at + 1, 2000, true],
    ...(at > 0 ? [[2 * at - 2, 2 * at, 4000, true] satisfies Lane] : []),
  ]).flat();
  const flows = Array.from({ length: 50 }, (_, at): Flow => [2 * at + 1, 199 - 2 * (at % 30), perHour]);
  return { name: `comb, 50 flows of ${perHour}`, points, lanes, flows: flows.filter(([a, b]) => a !== b) };
}

function planOf({ points, lanes, flows }: Floor) {
  return {
    ...example,
    places: points.map(([x, y], at) => ({ id: `p${at}`, x, y, handover: "floor", height: 0 })),
    lanes: lanes.map(([from, to, width, both]) => ({ from: `p${from}`, to: `p${to}`, width, both })),
    flows: flows.map(([from, to, perHour]) => ({
      ...example.flows[0],
      from: `p${from}`,
      to: `p${to}`,
      perHour,
    })),
  };
}
