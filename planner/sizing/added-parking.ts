import { kindsOf } from "../choose.ts";
import type { Point } from "../floor/floor.ts";
import { limits } from "../plan/limits.ts";
import type { Place, Plan } from "../plan/plan.ts";

/** Free floor around what drives there, mm: between parked vehicles, and between them and those that turn. */
const [beside, around] = [600, 300];

type Line = { a: Point; b: Point };

/** A plan with further places to park: where they begin, how long their lanes are together, and the floor they take, mm. */
export type AddedParking = { plan: Plan; at: string; lanes: number; long: number; wide: number };

/**
 * Adds places to park on both sides of a lane of their own, which begins at the place nearest to the pick-ups that has so
 * much free floor beside it. Of the building the plan knows lanes and places alone, so walls may be in the way.
 * @returns undefined if no place has the room, or the plan may not grow so far
 */
export function withParking(plan: Plan, count: number): AddedParking | undefined {
  const rows = Math.ceil(count / 2);
  if (count < 1 || plan.places.length + count + rows > limits.places) return undefined;
  if (plan.lanes.length + count + rows > limits.lanes) return undefined;
  const size = sizeOf(plan);
  const at = new Map(plan.places.map((place) => [place.id, place]));
  const lines = plan.lanes.flatMap(({ from, to, width = 0 }) => {
    const [a, b] = [at.get(from), at.get(to)];
    return a && b ? [{ a, b, from, to, half: Math.max(width, size.width) / 2 }] : [];
  });
  const lanesAt = (id: string) => lines.filter(({ from, to }) => from === id || to === id);
  for (const place of nearPicks(plan)) {
    /* At the end of a lane vehicles park, or change loads: behind them nobody gets out. */
    if (lanesAt(place.id).length < 2) continue;
    const half = Math.max(...lanesAt(place.id).map((lane) => lane.half));
    for (const [ux, uy] of directions) {
      const comb = combAt(place, { x: ux, y: uy }, { count, rows, half, ...size });
      const isFree = comb.all.every(
        ({ line, reach, isAisle }) =>
          lines.every((lane) =>
            isAisle && (lane.from === place.id || lane.to === place.id)
              ? isApart(lane, place, { x: ux, y: uy })
              : distance(line, lane) >= reach + lane.half,
          ) &&
          plan.places.every(
            (other) => other === place || distance(line, { a: other, b: other }) >= reach + size.width / 2,
          ),
      );
      if (isFree && comb.all.every(({ line }) => isWithin(line.b)))
        return grown(plan, place, comb, { rows, count, size });
    }
  }
  return undefined;
}

/** The quarters first: most lanes run along them. */
const directions = [
  ...[
    [1, 0],
    [0, 1],
    [-1, 0],
    [0, -1],
  ],
  ...[
    [1, 1],
    [-1, 1],
    [-1, -1],
    [1, -1],
  ].map(([x = 0, y = 0]) => [x * Math.SQRT1_2, y * Math.SQRT1_2]),
] as [number, number][];

/** What the largest vehicle of any kind covers with its largest load, mm: each may come to rest at any place. */
function sizeOf(plan: Plan) {
  const bodies = kindsOf(plan).map(({ vehicle }) => vehicle.measures);
  const loads = plan.flows.flatMap(({ load, tour, perTrip }) => {
    const found = plan.loads.find(({ id }) => id === load);
    /* Carts stand one behind the other. */
    return found ? [{ length: found.length * ((tour && perTrip) ?? 1), width: found.width }] : [];
  });
  const length = Math.max(...[...bodies, ...loads].map((each) => each.length));
  const width = Math.max(...[...bodies, ...loads].map((each) => each.width));
  return { length, width, turning: Math.sqrt(length * length + width * width) / 2 };
}

/** The places, nearest to the pick-ups first; where loads change hands last, because a vehicle there is in the way. */
function nearPicks({ places, flows }: Plan): Place[] {
  const picks = places.filter(({ id }) => flows.some(({ from }) => from === id));
  const far = ({ x, y }: Place) =>
    Math.min(...picks.map((pick) => Math.abs(pick.x - x) + Math.abs(pick.y - y)), limits.reach);
  const isInTheWay = ({ handover }: Place) => (handover === undefined ? 0 : 1);
  return places.toSorted(
    (a, b) => isInTheWay(a) - isInTheWay(b) || far(a) - far(b) || (a.id < b.id ? -1 : 1),
  );
}

type Comb = {
  aisle: Point[];
  spots: { point: Point; row: number }[];
  all: { line: Line; reach: number; isAisle: boolean }[];
  long: number;
  wide: number;
};
type Asked = { count: number; rows: number; half: number; length: number; width: number; turning: number };

/** A lane away from a place, with a spot on each side of each of its points. */
function combAt(place: Point, u: Point, { count, rows, half, length, width, turning }: Asked): Comb {
  const lead = Math.round(half + width / 2 + turning + around);
  const pitch = Math.round(width + beside);
  const deep = Math.round(length / 2 + turning + around);
  const move = (from: Point, by: Point, far: number) => ({
    x: Math.round(from.x + by.x * far) + 0,
    y: Math.round(from.y + by.y * far) + 0,
  });
  const v = { x: -u.y, y: u.x };
  const aisle = Array.from({ length: rows }, (_, row) => move(place, u, lead + row * pitch));
  const spots = Array.from({ length: count }, (_, spot) => {
    const row = Math.floor(spot / 2);
    return { point: move(aisle[row] ?? place, v, spot % 2 ? -deep : deep), row };
  });
  const reach = width / 2 + around;
  const end = aisle.at(-1) ?? place;
  return {
    aisle,
    spots,
    all: [
      { line: { a: place, b: end }, reach, isAisle: true },
      ...spots.map(({ point, row }) => {
        const from = aisle[row] ?? place;
        /* A parked vehicle is as long again beyond its point. */
        return {
          line: { a: from, b: move(point, { x: point.x - from.x, y: point.y - from.y }, length / 2 / deep) },
          reach,
          isAisle: false,
        };
      }),
    ],
    long: lead + (rows - 1) * pitch + Math.round(width),
    wide: 2 * deep + length,
  };
}

function grown(
  plan: Plan,
  place: Place,
  { aisle, spots, long, wide }: Comb,
  { rows, count, size }: { rows: number; count: number; size: { width: number } },
): AddedParking {
  const taken = new Set(plan.places.map(({ id }) => id));
  const named = (name: string, amount: number) => {
    const names: string[] = [];
    for (let number = 1; names.length < amount; number++)
      if (!taken.has(`${name} ${number}`)) names.push(`${name} ${number}`);
    return names;
  };
  const [junctions, stubs] = [named("parking lane", rows), named("park", count)];
  const added = (id: string, { x, y }: Point): Place => ({
    id,
    x,
    y,
    handover: undefined,
    height: 0,
    chargers: 0,
  });
  const width = Math.round(size.width + beside);
  const lane = (from: string, to: string) => ({
    ...{ from, to, both: true, width, length: undefined, door: undefined, speed: undefined },
  });
  const lanes = [
    ...junctions.map((id, row) => lane(junctions[row - 1] ?? place.id, id)),
    ...spots.map(({ row }, spot) => lane(junctions[row] ?? place.id, stubs[spot] ?? "")),
  ];
  const places = [
    ...aisle.map((point, row) => added(junctions[row] ?? "", point)),
    ...spots.map(({ point }, spot) => added(stubs[spot] ?? "", point)),
  ];
  const at = new Map([place, ...places].map((each) => [each.id, each]));
  const length = lanes.reduce((sum, { from, to }) => {
    const [a, b] = [at.get(from), at.get(to)];
    return sum + (a && b ? between(a, b) : 0);
  }, 0);
  return {
    plan: { ...plan, places: [...plan.places, ...places], lanes: [...plan.lanes, ...lanes] },
    ...{ at: place.id, lanes: Math.round(length), long, wide },
  };
}

const isWithin = ({ x, y }: Point) => Math.abs(x) <= limits.reach && Math.abs(y) <= limits.reach;
const between = (a: Point, b: Point) => Math.sqrt((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y));

/** Whether a lane at the place leads away from where the new one begins: by a quarter turn or more. */
function isApart({ a, b }: Line, place: Point, u: Point) {
  const end = a.x === place.x && a.y === place.y ? b : a;
  const far = between(place, end);
  return far === 0 || (end.x - place.x) * u.x + (end.y - place.y) * u.y <= far * 0.01;
}

/** The distance of two straight lines, mm. */
function distance(one: Line, other: Line) {
  if (crosses(one, other)) return 0;
  return Math.min(toLine(one.a, other), toLine(one.b, other), toLine(other.a, one), toLine(other.b, one));
}

function toLine(point: Point, { a, b }: Line) {
  const [x, y] = [b.x - a.x, b.y - a.y];
  const long = x * x + y * y;
  const share = long === 0 ? 0 : Math.min(1, Math.max(0, ((point.x - a.x) * x + (point.y - a.y) * y) / long));
  return between(point, { x: a.x + share * x, y: a.y + share * y });
}

function crosses({ a, b }: Line, { a: c, b: d }: Line) {
  const side = (p: Point, q: Point, r: Point) => (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x);
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}
