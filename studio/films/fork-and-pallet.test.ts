import { describe, expect, it } from "vitest";
import { fork, cuts as forkCuts } from "./fork.ts";
import { hero, cuts as heroCuts } from "./hero.ts";
import { actorIn, every } from "./in-film.ts";

describe.each([
  ["hero", hero, heroCuts],
  ["fork", fork, forkCuts],
] as const)("%s", (_, film, cuts) => {
  const forkAt = actorIn(film, "vehicle");
  const palletAt = actorIn(film, "load");
  const personAt = actorIn(film, "person");
  const gap = (time: number) =>
    Math.hypot(forkAt(time).x - palletAt(time).x, forkAt(time).z - palletAt(time).z);

  it("takes the pallet in the first scene, carries it in the second, leaves it in the third", () => {
    expect(gap(0)).toBeGreaterThan(1.3);
    expect(palletAt(cuts.crossing - 0.05).y).toBeGreaterThan(0.1);
    for (const time of every(cuts.crossing, cuts.setDown)) expect(gap(time)).toBeCloseTo(0.88, 6);
    expect(palletAt(cuts.end - 0.05).y).toBe(0);
    expect(gap(cuts.end - 0.05)).toBeGreaterThan(1.2);
  });

  it("moves the pallet only on the forks", () => {
    for (const [from, to] of [
      [0, cuts.crossing],
      [cuts.setDown, cuts.end],
    ] as const) {
      for (const time of every(from, to - 0.1)) {
        const [now, next] = [palletAt(time), palletAt(time + 1 / 24)];
        if (Math.abs(now.x - next.x) > 1e-6)
          expect(now.x - next.x).toBeCloseTo(forkAt(time).x - forkAt(time + 1 / 24).x, 6);
      }
    }
  });

  it("stands before the crossing for as long as somebody is in its lane", () => {
    for (const time of every(cuts.crossing, cuts.setDown)) {
      const [{ x, z, turn }, person] = [forkAt(time), personAt(time)];
      const [aside, ahead] = turn === 90 ? [person.x - x, z - person.z] : [person.z - z, person.x - x];
      if (Math.abs(aside) < 1) expect(ahead - 0.72).toBeGreaterThan(0.85);
    }
  });
});
