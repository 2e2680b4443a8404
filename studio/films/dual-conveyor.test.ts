import { expect, it } from "vitest";
import { cuts, dualConveyor, lane } from "./dual-conveyor.ts";
import { actorIn, every } from "./in-film.ts";

const vehicleAt = actorIn(dualConveyor, "vehicle");
const personAt = actorIn(dualConveyor, "person");
/** How far the two pallets are from the middle of their decks. */
const rolled = (time: number) => {
  const { z } = vehicleAt(time);
  return dualConveyor(time).actors.flatMap((actor) => ("load" in actor ? [z - actor.z] : []));
};
const scenes = [
  [cuts.taken, cuts.crossing],
  [cuts.delivered, cuts.end],
] as const;

it("takes two pallets over in the first scene, carries them in the second, gives them away in the third", () => {
  for (const along of rolled(0)) expect(along).toBeGreaterThan(1.2);
  for (const time of every(cuts.crossing - 0.5, cuts.delivered + 0.8))
    for (const along of rolled(time)) expect(along).toBeCloseTo(0, 9);
  for (const along of rolled(cuts.end - 0.05)) expect(along).toBeGreaterThan(1.8);
});

it("runs its decks independently, and stands while their rollers turn", () => {
  for (const [from, to] of scenes) {
    let alone = 0;
    for (const time of every(from, to - 0.1)) {
      const [now, next] = [rolled(time), rolled(time + 1 / 24)];
      const turning = now.filter((along, deck) => Math.abs((next[deck] ?? along) - along) > 1e-6).length;
      if (turning === 1) alone++;
      if (turning > 0) expect(vehicleAt(time + 1 / 24).x).toBeCloseTo(vehicleAt(time).x, 9);
    }
    expect(alone / 24).toBeGreaterThan(0.7);
  }
});

it("waits for as long as somebody is in its lane", () => {
  for (const time of every(cuts.crossing, cuts.delivered))
    if (Math.abs(personAt(time).z - lane) < 0.9) expect(vehicleAt(time).x + 1.1).toBeLessThan(-3.3);
});
