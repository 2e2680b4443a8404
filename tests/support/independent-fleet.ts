/*
 * A second implementation of the planner's fleet without traffic, from its written model, without events. Orders
 * are drawn beforehand and served in the order of their times; the next goes to the nearest of those vehicles that are
 * free by then. In seconds and floating point, with another generator of random numbers.
 */
export type FleetModel = {
  /** Ways in s between places, by their numbers. */
  ways: readonly (readonly number[])[];
  flows: readonly { from: number; to: number; perHour: number }[];
  pick: number;
  drop: number;
  count: number;
  hours: number;
  /** s in which an order counts as reached in time. */
  within: number;
};

/** Figures of one run, over orders placed after its first tenth and reached before its end. */
export function independentRun(model: FleetModel, seed: number) {
  const { ways, flows, pick, drop, count, hours, within } = model;
  const chance = mulberry32(seed);
  const end = hours * 3600;
  const orders = flows.flatMap((flow) => {
    const times: number[] = [];
    for (let at = gap(); at < end; at += gap()) times.push(at);
    return times.map((placed) => ({ placed, flow }));
    function gap() {
      return (-3600 / flow.perHour) * Math.log(1 - chance());
    }
  });
  orders.sort((a, b) => a.placed - b.placed);

  const fleet = Array.from({ length: count }, (_, index) => ({
    free: 0,
    at: flows[index % flows.length]?.from ?? 0,
  }));
  const waits: number[] = [];
  let [drops, busy] = [0, 0];
  for (const { placed, flow } of orders) {
    const assigned = Math.max(placed, Math.min(...fleet.map(({ free }) => free)));
    if (assigned >= end) break;
    const idle = fleet.filter(({ free }) => free <= assigned);
    const way = (vehicle: { at: number }) => ways[vehicle.at]?.[flow.from] ?? 0;
    const vehicle = idle.reduce((best, other) => (way(other) < way(best) ? other : best));
    const reached = assigned + way(vehicle);
    const dropped = reached + pick + (ways[flow.from]?.[flow.to] ?? 0) + drop;
    if (placed >= end / 10 && reached < end) waits.push(reached - placed);
    if (dropped >= end / 10 && dropped < end) drops++;
    busy += Math.max(0, Math.min(dropped, end) - Math.max(assigned, end / 10));
    vehicle.free = dropped;
    vehicle.at = flow.to;
  }
  waits.sort((a, b) => a - b);
  return {
    throughput: drops / (0.9 * hours),
    mean: waits.reduce((sum, wait) => sum + wait, 0) / waits.length,
    onTime: waits.filter((wait) => wait <= within).length / waits.length,
    utilisation: busy / (count * 0.9 * end),
  };
}

/** Every shortest way at once (Floyd and Warshall). */
export function allWays(
  places: number,
  lanes: readonly (readonly [from: number, to: number, length: number])[],
) {
  const ways = Array.from({ length: places }, (_, from) =>
    Array.from({ length: places }, (_, to) => (from === to ? 0 : Number.POSITIVE_INFINITY)),
  );
  const way = (from: number, to: number) => ways[from]?.[to] ?? Number.POSITIVE_INFINITY;
  const shorten = (from: number, to: number, length: number) => {
    const row = ways[from];
    if (row && length < way(from, to)) row[to] = length;
  };
  for (const [from, to, length] of lanes) shorten(from, to, length);
  for (let over = 0; over < places; over++)
    for (let from = 0; from < places; from++)
      for (let to = 0; to < places; to++) shorten(from, to, way(from, over) + way(over, to));
  return ways;
}

function mulberry32(seed: number) {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
