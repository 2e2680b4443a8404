import { random } from "#planner/numbers/random.ts";
import { findListed } from "#vehicles/index.ts";

/** A plan as input, on a random floor: a tree of lanes with loops, one-way streets, narrow and wide lanes, crossings. */
export function randomFloor(seed: number) {
  const { next, fraction } = random(seed, 99);
  const pick = (count: number) => next() % count;
  const places = 4 + pick(14);
  const size = 12_000 + pick(60_000); /* mm */
  const grid = fraction() < 0.5;
  const at = () => (grid ? pick(Math.ceil(size / 5000)) * 5000 : pick(size));
  const ids = Array.from({ length: places }, (_, index) => `p${index}`);
  const points = ids.map((id) => ({ id, x: at(), y: at() }));
  const lanes: { from: string; to: string; both: boolean; width: number }[] = [];
  const width = () => [1200, 1800, 2400, 2800, 3500][pick(5)] ?? 2800;
  for (let index = 1; index < places; index++) {
    lanes.push({ from: `p${pick(index)}`, to: `p${index}`, both: true, width: width() });
  }
  for (let extra = pick(places); extra > 0; extra--) {
    const [from, to] = [pick(places), pick(places)];
    if (from !== to) lanes.push({ from: `p${from}`, to: `p${to}`, both: fraction() < 0.6, width: width() });
  }
  const flows = Array.from({ length: 1 + pick(4) }, () => {
    const from = pick(places);
    return {
      from: `p${from}`,
      to: `p${(from + 1 + pick(places - 1)) % places}`,
      load: "pallet",
      perHour: 1 + pick(20),
    };
  });
  return {
    version: 1,
    name: `Random floor ${seed}`,
    loads: [{ id: "pallet", carrier: "open-pallet", length: 1200, width: 800, height: 1600, weight: 900 }],
    places: points.map((point) => ({
      ...point,
      handover: "floor",
      height: 0,
      chargers: fraction() < 0.15 ? 1 : 0,
    })),
    lanes,
    flows,
    choice: { vehicle: "fork", count: 1 + pick(6) },
    seed,
  };
}

/** Three kinds, of different sizes and speeds: one pulls a train that is far longer than itself. */
const all = [
  { vehicle: "fork", load: "pallet" },
  { vehicle: "agvTugger", load: "train" },
  { vehicle: "lifter", load: "trolley" },
] as const;
const kinds = all.filter(({ vehicle }) => findListed(vehicle));

/** A random floor whose flows go to two or three kinds of vehicle, and a fleet of them. */
export function mixedFloor(seed: number) {
  const floor = randomFloor(seed);
  const { next } = random(seed, 101);
  const first = next() % kinds.length;
  const [one] = floor.flows;
  const flows = (
    floor.flows.length === 1 && one ? [one, { ...one, from: one.to, to: one.from }] : floor.flows
  ).map((flow, at) => ({ ...flow, ...(kinds[(first + at) % kinds.length] ?? all[0]) }));
  const loads = [
    ...floor.loads,
    { id: "train", carrier: "cart-train", length: 3200, width: 900, height: 1500, weight: 900 },
    { id: "trolley", carrier: "trolley", length: 900, width: 700, height: 1500, weight: 300 },
  ];
  const used = kinds.filter(({ vehicle }) => flows.some((flow) => flow.vehicle === vehicle));
  const fleet = used.map(({ vehicle }) => ({ vehicle, count: 1 + (next() % 3) }));
  return { ...floor, version: 2, name: `Mixed floor ${seed}`, loads, flows, choice: {}, fleet };
}

/** The same floor with a door in every third lane. */
export function withDoors<Floor extends { lanes: readonly object[] }>(floor: Floor): Floor {
  const lanes = floor.lanes.map((lane, index) =>
    index % 3 === 0 ? { ...lane, door: 2 + (index % 5) * 2 } : lane,
  );
  return { ...floor, lanes };
}
