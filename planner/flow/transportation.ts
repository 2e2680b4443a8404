/**
 * Steps after which the search ends; 200 places, every one with a flow, take some 400. What was sent by then went the
 * cheapest ways, so its cost is still a lower bound.
 */
const maxSteps = 5000;

/**
 * The transportation problem (Hitchcock, 1941): the least cost at which supplies reach demands of the same sum.
 * Solved by successive shortest paths with potentials (Edmonds and Karp, 1972): each step sends as much as fits along
 * the cheapest way that is left, which may take back what an earlier step sent.
 *
 * @param cost of one unit from a supply to a demand, by their numbers; not negative
 * @returns the sum of amount · cost
 */
export function leastCost(
  supplies: readonly number[],
  demands: readonly number[],
  cost: (supply: number, demand: number) => number,
): number {
  const rows = supplies.length;
  const count = rows + demands.length;
  const left = Float64Array.from([...supplies, ...demands]);
  const sent = new Float64Array(rows * demands.length);
  const costs = sent.map((_, cell) => cost(Math.floor(cell / demands.length), cell % demands.length));
  const potential = new Float64Array(count);
  /* Sums of fractions leave remainders of rounding, which count as nothing. */
  const crumb = 1e-12 * supplies.reduce((sum, supply) => sum + supply, 0);
  const at = (values: Float64Array | Int32Array, index: number) => values[index] ?? 0;

  /** Reduced cost of the step between two nodes, Infinity if there is none; nodes are supplies, then demands. */
  function step(from: number, to: number): number {
    if (from < rows === to < rows) return Number.POSITIVE_INFINITY;
    const forward = from < rows;
    const cell = forward ? from * demands.length + to - rows : to * demands.length + from - rows;
    if (!forward && at(sent, cell) <= crumb) return Number.POSITIVE_INFINITY;
    const price = forward ? at(costs, cell) : -at(costs, cell);
    return Math.max(0, price + at(potential, from) - at(potential, to));
  }

  /** Dijkstra from every supply with something left. Returns the nearest open demand, or −1. */
  function nearest(reach: Float64Array, before: Int32Array): number {
    const settled = new Uint8Array(count);
    for (let node = 0; node < count; node++) {
      reach[node] = node < rows && at(left, node) > crumb ? 0 : Number.POSITIVE_INFINITY;
      before[node] = -1;
    }
    for (;;) {
      let node = -1;
      for (let other = 0; other < count; other++)
        if (!settled[other] && (reach[other] ?? 0) < (reach[node] ?? Number.POSITIVE_INFINITY)) node = other;
      if (node < 0) return -1;
      settled[node] = 1;
      if (node >= rows && at(left, node) > crumb) return node;
      for (let to = node < rows ? rows : 0, end = node < rows ? count : rows; to < end; to++) {
        const way = at(reach, node) + step(node, to);
        if (!settled[to] && way < at(reach, to)) {
          reach[to] = way;
          before[to] = node;
        }
      }
    }
  }

  const reach = new Float64Array(count);
  const before = new Int32Array(count);
  for (let steps = 0; steps < maxSteps; steps++) {
    const end = nearest(reach, before);
    if (end < 0) break;
    for (let node = 0; node < count; node++)
      potential[node] = at(potential, node) + Math.min(at(reach, node), at(reach, end));
    let amount = at(left, end);
    let start = end;
    for (let from = at(before, end); from >= 0; start = from, from = at(before, from))
      if (start < rows) amount = Math.min(amount, at(sent, start * demands.length + from - rows));
    amount = Math.min(amount, at(left, start));
    left[end] = at(left, end) - amount;
    left[start] = at(left, start) - amount;
    for (let to = end, from = at(before, to); from >= 0; to = from, from = at(before, from)) {
      const cell = from < rows ? from * demands.length + to - rows : to * demands.length + from - rows;
      sent[cell] = at(sent, cell) + (from < rows ? amount : -amount);
    }
  }
  return sent.reduce((sum, amount, cell) => sum + amount * at(costs, cell), 0);
}
