import { vehicleOf } from "#planner/choose.ts";
import { percent } from "#planner/in-words.ts";
import { type HandWork, handSpeeds, handTime } from "#planner/presets/by-hand.ts";
import type { Modelled } from "#planner/presets/modelled.ts";
import type { Preset } from "#planner/presets/presets.ts";
import { sidesWords as words } from "../sides-words.ts";

/** The same work by hand and with the fleet, figure beside figure, and what the figures by hand rest on. */
export type Sides = ReturnType<typeof sidesOf>;

export function sidesOf({ plan, byHand }: Preset, { fleet, count }: Modelled, hand: HandWork) {
  const { promise } = plan.work;
  const { utilisation } = plan.assumptions;
  const perHour = plan.flows.reduce((sum, flow) => sum + flow.perHour, 0);
  const onTime = fleet.onTime[fleet.counts.indexOf(count)] ?? null;
  return {
    rows: [
      {
        name: words.atWork,
        before: words.people[byHand.by](hand.people),
        after: `${count} ${vehicleOf(plan).title}`,
      },
      { name: words.hours, before: words.hoursBefore(hand.hours), after: words.hoursAfter },
      { name: words.pickUps, before: `${hand.pickUps}`, after: `${perHour}` },
      { name: words.onTime(promise.within), before: words.unknown, after: percent(onTime) },
    ],
    basis: words.basis({ ...byHand, perHour, speed: handSpeeds[byHand.by], ...handTime, utilisation }),
  };
}
