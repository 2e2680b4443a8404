import { expect, it } from "vitest";
import type { Actor } from "./film.ts";
import { actorIn, every } from "./in-film.ts";
import { cuts, lane, singleConveyor } from "./single-conveyor.ts";

const vehicleAt = actorIn(singleConveyor, "vehicle");
const palletAt = actorIn(singleConveyor, "load");
const personAt = actorIn(singleConveyor, "person");
const apart = (time: number) =>
  Math.hypot(vehicleAt(time).x - palletAt(time).x, vehicleAt(time).z - palletAt(time).z);
const step = (time: number, of: (time: number) => Actor) =>
  Math.hypot(of(time + 1 / 24).x - of(time).x, of(time + 1 / 24).z - of(time).z);

it("takes the pallet over in the first scene, carries it in the second, gives it away in the third", () => {
  expect(apart(0)).toBeGreaterThan(1.4);
  for (const time of every(cuts.crossing - 0.5, cuts.delivered + 0.9)) expect(apart(time)).toBeLessThan(1e-6);
  expect(apart(cuts.end - 0.05)).toBeGreaterThan(1.9);
});

it("stands while its rollers turn", () => {
  for (const [from, to] of [
    [0, cuts.crossing],
    [cuts.delivered, cuts.end],
  ] as const)
    for (const time of every(from, to - 0.1))
      if (Math.abs(apart(time + 1 / 24) - apart(time)) > 1e-6)
        expect(step(time, vehicleAt)).toBeLessThan(1e-6);
});

it("waits for as long as somebody is in its lane", () => {
  for (const time of every(cuts.crossing, cuts.delivered))
    if (Math.abs(personAt(time).z - lane) < 0.9) expect(vehicleAt(time).x + 0.73).toBeLessThan(-3.3);
});
