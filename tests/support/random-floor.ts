import { random } from "#planner/numbers/random.ts";

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

/** The same floor with a door in every third lane. */
export function withDoors<Floor extends { lanes: readonly object[] }>(floor: Floor): Floor {
  const lanes = floor.lanes.map((lane, index) =>
    index % 3 === 0 ? { ...lane, door: 2 + (index % 5) * 2 } : lane,
  );
  return { ...floor, lanes };
}
