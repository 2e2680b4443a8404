import { expect, it } from "vitest";
import { driveOver, motion } from "./motion.ts";
import { Network } from "./network.ts";

const fork = { length: 2210, width: 944, speed: 1500 };

/** Places in a row, each so far from the one before, mm. */
const row = (gaps: readonly number[], width: number) => {
  const places = [{ id: "p0", x: 0, y: 0 }];
  for (const [at, gap] of gaps.entries())
    places.push({ id: `p${at + 1}`, x: (places.at(-1)?.x ?? 0) + gap, y: 0 });
  const lanes = gaps.map((_, at) => ({ from: `p${at}`, to: `p${at + 1}`, both: true, width }));
  return { places, lanes };
};

it.each([
  ["a lane of 12 m", [12_000]],
  ["a lane of 39 m", [39_000]],
  ["a lane of 120 m", [120_000]],
  ["a lane in three parts", [17_000, 28_000, 23_000]],
])("a vehicle alone drives %s from end to end without a stop", (_, gaps) => {
  const network = new Network(row(gaps, 1400), [fork]);
  const [from, to] = [nodeIn(network, "p0"), nodeIn(network, `p${gaps.length}`)];
  const [start] = network.standsAt.get(from) ?? [];
  const { duration } = driveOver(gaps, (fork.speed / 1000) * motion.cruise);
  expect(Math.abs((network.timesTo(to)[start?.id ?? -1] ?? Infinity) - duration)).toBeLessThanOrEqual(1);
});

/* 0.3 s; 6 s and 3 GB if each drive had its pieces from the beginning. */
it("a floor whose lanes are one straight is prepared in less than two seconds", () => {
  const began = process.cpuUsage();
  new Network(row(new Array(150).fill(20_000), 3000), [fork]);
  const { user, system } = process.cpuUsage(began);
  expect((user + system) / 1e6).toBeLessThan(2);
});

function nodeIn({ nodesOf: [nodes] }: Network, id: string) {
  const node = nodes?.get(id);
  if (!node) throw new Error(`No place ${id}`);
  return node;
}
