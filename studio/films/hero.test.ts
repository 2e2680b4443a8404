import { expect, it } from "vitest";
import { cuts, hero } from "./hero.ts";
import { actorIn, every } from "./in-film.ts";

const forkOf = actorIn(hero, "vehicle");
const palletOf = actorIn(hero, "load");
const personOf = actorIn(hero, "person");

it("takes the pallet in the first scene, carries it in the second, leaves it in the third", () => {
  const gap = (time: number) => Math.abs(forkOf(time).x - palletOf(time).x);
  expect(gap(0)).toBeGreaterThan(1.3);
  expect(palletOf(cuts.crossing - 0.05).y).toBeGreaterThan(0.1);
  for (const time of every(cuts.crossing, cuts.setDown)) expect(gap(time)).toBeCloseTo(0.88, 6);
  expect(palletOf(cuts.end - 0.05).y).toBe(0);
  expect(gap(cuts.end - 0.05)).toBeGreaterThan(1.2);
});

it("moves the pallet only on the forks", () => {
  for (const [from, to] of [
    [0, cuts.crossing],
    [cuts.setDown, cuts.end],
  ] as const) {
    for (const time of every(from, to - 0.1)) {
      const [now, next] = [palletOf(time), palletOf(time + 1 / 24)];
      if (Math.abs(now.x - next.x) > 1e-6)
        expect(now.x - next.x).toBeCloseTo(forkOf(time).x - forkOf(time + 1 / 24).x, 6);
    }
  }
});

it("stands before the crossing for as long as somebody is in its lane", () => {
  for (const time of every(cuts.crossing, cuts.setDown)) {
    const front = forkOf(time).x + 0.72;
    const inLane = Math.abs(personOf(time).z - forkOf(time).z) < 1;
    if (inLane) expect(front).toBeLessThan(4.9);
  }
});
