import { random } from "#planner/numbers/random.ts";

type Lane = { from: string; to: string; both: boolean; width: number };

const loads = {
  fork: { id: "load", carrier: "open-pallet", length: 1200, width: 800, height: 1600, weight: 900 },
  lifter: { id: "load", carrier: "trolley", length: 900, width: 700, height: 1500, weight: 300 },
} as const;

/**
 * A plan as input, on a floor where one vehicle more may stand in the way of the others: a one-way ring or a two-way
 * corridor with handovers on stubs, and one or two stubs of 4 to 16 m with one to three chargers to rest at.
 */
export function stubFloor(seed: number) {
  const { next, fraction } = random(seed, 77);
  const pick = (count: number) => next() % count;
  const between = (least: number, most: number) => least + pick(most - least + 1);
  const isRing = fraction() < 0.5;
  const vehicle = fraction() < 0.6 ? ("fork" as const) : ("lifter" as const);
  const width = [1300, 1800, 2400, 3000][pick(4)] ?? 2400;
  const lanes: Lane[] = [];
  const places: object[] = [];
  const length = between(20, 70) * 1000;
  const depth = between(12, 30) * 1000;
  const stops = between(3, 6);
  const rests = between(1, 2);
  /* Junctions along the corridor, or round the ring. */
  const junctions = stops + rests;
  const around = 2 * (length + depth);
  const points = Array.from({ length: junctions }, (_, at) => {
    if (!isRing) return { x: Math.round((length * at) / (junctions - 1)), y: 0, out: at % 2 === 0 ? 1 : -1 };
    const far = (around * (at + 0.5)) / junctions;
    return far < around / 2
      ? { x: Math.round((far / (around / 2)) * length), y: 0, out: -1 }
      : { x: Math.round(((around - far) / (around / 2)) * length), y: depth, out: 1 };
  });
  const corners = [
    { id: "corner 1", x: -3000, y: 0 },
    { id: "corner 2", x: length + 3000, y: 0 },
    { id: "corner 3", x: length + 3000, y: depth },
    { id: "corner 4", x: -3000, y: depth },
  ];
  const handover = vehicle === "fork" ? { handover: "floor", height: 0 } : { handover: "under" };
  const restsAt = new Set<number>();
  while (restsAt.size < rests) restsAt.add(pick(junctions));
  const ends: string[] = [];
  for (const [at, { x, y, out }] of points.entries()) {
    const rest = restsAt.has(at);
    const stub = rest ? between(4, 16) * 1000 : between(3, 7) * 1000;
    places.push({ id: `junction ${at}`, x, y });
    const id = rest ? `rest ${at}` : `stop ${at}`;
    places.push({ id, x, y: y + out * stub, ...(rest ? { chargers: between(1, 3) } : handover) });
    lanes.push({ from: `junction ${at}`, to: id, both: true, width });
    if (!rest) ends.push(id);
  }
  if (isRing) {
    places.push(...corners);
    const half = points.filter(({ y }) => y === 0).length;
    const round = [
      "corner 1",
      ...points.slice(0, half).map((_, at) => `junction ${at}`),
      "corner 2",
      "corner 3",
      ...points.slice(half).map((_, at) => `junction ${half + at}`),
      "corner 4",
    ];
    for (const [at, from] of round.entries())
      lanes.push({ from, to: round[(at + 1) % round.length] ?? from, both: false, width });
  } else
    for (let at = 1; at < junctions; at++)
      lanes.push({ from: `junction ${at - 1}`, to: `junction ${at}`, both: true, width });
  const perHour = between(8, 50);
  const count = between(1, 3);
  const flows = Array.from({ length: count }, () => {
    const from = pick(ends.length);
    const to = (from + 1 + pick(ends.length - 1)) % ends.length;
    return { from: ends[from] ?? "", to: ends[to] ?? "", load: "load", perHour: perHour / count };
  });
  return {
    version: 1,
    name: `Floor with stubs ${seed}`,
    loads: [loads[vehicle]],
    places,
    lanes,
    flows,
    work: {
      hoursPerDay: 16,
      daysPerYear: 250,
      peak: 1 + pick(5) / 5,
      promise: { within: between(4, 12) * 30, share: [0.9, 0.95, 0.98][pick(3)] ?? 0.95 },
    },
    choice: { vehicle },
    seed,
  };
}
