import { expect, it } from "vitest";
import { random } from "../numbers/random.ts";
import { planWith } from "../plan/example.ts";
import { sizeOn } from "./size.ts";

/** Of the orders of an hour that has late ones, so many are late at most where few are. */
const burst = 0.13;

/*
 * Hours whose late orders come in bursts, as driven ones do; each vehicle more leaves a part of them. How many are late
 * in the long run is known, whatever the search does. `benchmarks/sizing-intervals.ts` asks the same of driven hours.
 */
it("an interval holds the long-run share of the fleet that is named in 93 to 97 of 100 sizings", async () => {
  const plan = planWith();
  const promised = plan.work.promise.share;
  const draws = random(11);
  const all = { named: 0, held: 0 };
  /* Fleets that keep more than they have to: their runs end because the interval lies above the promise. */
  const surely = { named: 0, held: 0 };
  for (let sizing = 0; sizing < 1500; sizing++) {
    const left = 0.05 + 0.4 * draws.fraction();
    const first = 0.3 * (0.5 + draws.fraction());
    const lateWith = (count: number) => first * left ** (count - 1);
    const placed = 40 + Math.floor(120 * draws.fraction());
    const { fleet, share } = await sizeOn(plan, async (tasks) =>
      tasks.map(({ count, run }) => {
        const { fraction } = random(sizing + 1, run);
        const chance = lateWith(count);
        const most = Math.min(1, burst + 2.5 * chance);
        const late = fraction() < (2 * chance) / most ? most * fraction() : 0;
        const inTime = placed - Math.floor(late * placed + fraction());
        const parked = { working: count, shutIn: null };
        return { placed, inTime, reached: placed, late: [placed - inTime], tries: 1, parked };
      }),
    );
    const [{ count } = { count: 0 }] = fleet ?? [];
    if (count === 0 || share.low === null || share.high === null) continue;
    const truth = 1 - lateWith(count);
    for (const group of truth > promised + 0.2 * (1 - promised) ? [all, surely] : [all]) {
      group.named++;
      if (share.low <= truth && truth <= share.high) group.held++;
    }
  }
  for (const { named, held } of [all, surely]) {
    expect(named).toBeGreaterThan(1000);
    expect(held / named).toBeGreaterThan(0.93);
    expect(held / named).toBeLessThan(0.97);
  }
});
