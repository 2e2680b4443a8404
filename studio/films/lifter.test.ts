import { expect, it } from "vitest";
import { actorIn, every } from "./in-film.ts";
import { cuts, lifter } from "./lifter.ts";

const lifterAt = actorIn(lifter, "vehicle");
const standAt = actorIn(lifter, "load");
const personAt = actorIn(lifter, "person");
const apart = (time: number) =>
  Math.hypot(lifterAt(time).x - standAt(time).x, lifterAt(time).z - standAt(time).z);

it("takes the pallet in the first scene, carries it in the second, leaves it in the third", () => {
  expect(apart(0)).toBeGreaterThan(0.8);
  for (const time of every(cuts.crossing - 0.3, cuts.setDown + 1.5)) expect(apart(time)).toBeLessThan(1e-6);
  expect(standAt(cuts.end - 0.05).y).toBe(0);
  expect(apart(cuts.end - 0.05)).toBeGreaterThan(0.8);
});

it("lifts the stand only when it stands under it, and carries it only in the air", () => {
  for (const [from, to] of [
    [0, cuts.crossing],
    [cuts.crossing, cuts.setDown],
    [cuts.setDown, cuts.end],
  ] as const)
    for (const time of every(from, to - 0.1)) {
      const [now, next] = [standAt(time), standAt(time + 1 / 24)];
      if (now.y > 0) expect(apart(time)).toBeLessThan(1e-6);
      if (Math.hypot(now.x - next.x, now.z - next.z) > 1e-6) expect(now.y).toBeCloseTo(0.03, 6);
    }
});

it("stands before the crossing for as long as somebody is in its lane", () => {
  for (const time of every(cuts.crossing, cuts.setDown)) {
    const [{ x, z }, person] = [lifterAt(time), personAt(time)];
    if (Math.abs(person.x - x) < 0.9) expect(z - person.z).toBeGreaterThan(2);
  }
});
