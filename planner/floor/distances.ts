import { keepLast } from "../numbers/keep-last.ts";
import type { Lane, Place } from "../plan/plan.ts";
import type { Floor } from "./floor.ts";

/** The shortest ways between all places of a floor. */
export type Distances = {
  /** A place's number in the plan's list. */
  indexOf: (id: string) => number;
  /** mm of lanes from one place to another; Infinity if there is no way. */
  between: (from: string, to: string) => number;
  /** The same by number: row by row, `matrix[from * places + to]`. */
  matrix: Float64Array;
};

const lastMeasured = keepLast(
  measured,
  (one, other) => one.places === other.places && one.lanes === other.lanes,
);

/** Lengths are whole millimetres, so every sum of them is exact and the same in every engine. */
export function distancesOf({ places, lanes }: Floor): Distances {
  return lastMeasured({ places, lanes });
}

/**
 * Least driving times between all places in ms, row by row, where lanes limit the speed (m/s); undefined where none
 * does, so that each time is a distance over the speed.
 */
export function limitedTimes({ places, lanes }: Floor, speed: number): Float64Array | undefined {
  const isSlower = (lane: Lane) => lane.speed !== undefined && lane.speed < speed;
  if (!lanes.some(isSlower)) return undefined;
  const { indexOf } = distancesOf({ places, lanes });
  return shortest({ places, lanes }, indexOf, (lane, from, to) => {
    /* mm ÷ (m/s) = ms */
    return laneLength(lane, from, to) / (isSlower(lane) ? (lane.speed ?? speed) : speed);
  });
}

function measured({ places, lanes }: Floor): Distances {
  const numbers = new Map(places.map(({ id }, index) => [id, index]));
  const indexOf = (id: string) => numbers.get(id) ?? -1;
  const count = places.length;
  const matrix = shortest({ places, lanes }, indexOf, laneLength);
  return {
    indexOf,
    between: (from, to) => matrix[indexOf(from) * count + indexOf(to)] ?? Number.POSITIVE_INFINITY,
    matrix,
  };
}

/** Between all places, over lanes that each cost what `costOf` says. */
function shortest({ places, lanes }: Floor, indexOf: Distances["indexOf"], costOf: typeof laneLength) {
  const leaving: { to: number; length: number }[][] = places.map(() => []);
  for (const lane of lanes) {
    const [from, to] = [indexOf(lane.from), indexOf(lane.to)];
    const length = costOf(lane, places[from], places[to]);
    leaving[from]?.push({ to, length });
    if (lane.both) leaving[to]?.push({ to: from, length });
  }
  const count = places.length;
  const matrix = new Float64Array(count * count).fill(Number.POSITIVE_INFINITY);
  for (let from = 0; from < count; from++)
    shortestFrom(from, leaving, matrix.subarray(from * count, (from + 1) * count));
  return matrix;
}

/** mm of all lanes together. */
export function lengthOfLanes({ places, lanes }: Floor): number {
  const placeOf = new Map(places.map((place) => [place.id, place]));
  return lanes.reduce((sum, lane) => sum + laneLength(lane, placeOf.get(lane.from), placeOf.get(lane.to)), 0);
}

/** Whole mm: the straight distance, unless the lane names its own length. */
function laneLength({ length }: Lane, from: Place | undefined, to: Place | undefined): number {
  if (length !== undefined) return Math.round(length);
  const across = (to?.x ?? 0) - (from?.x ?? 0);
  const along = (to?.y ?? 0) - (from?.y ?? 0);
  /* Not Math.hypot: engines may round it differently, but they all round square roots alike. */
  return Math.round(Math.sqrt(across * across + along * along));
}

/** Dijkstra's algorithm (1959) by scanning: at 200 places faster than with a heap. */
function shortestFrom(
  start: number,
  leaving: readonly { to: number; length: number }[][],
  row: Float64Array,
) {
  const settled = new Uint8Array(row.length);
  row[start] = 0;
  for (;;) {
    let nearest = -1;
    for (let place = 0; place < row.length; place++)
      if (!settled[place] && (row[place] ?? 0) < (row[nearest] ?? Number.POSITIVE_INFINITY)) nearest = place;
    if (nearest < 0) return;
    settled[nearest] = 1;
    const here = row[nearest] ?? 0;
    for (const { to, length } of leaving[nearest] ?? [])
      row[to] = Math.min(row[to] ?? Number.POSITIVE_INFINITY, here + length);
  }
}
