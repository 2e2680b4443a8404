import { titlesOf } from "#planner/choose.ts";
import { saidFleet } from "#planner/fleet/said.ts";
import { type HandWork, handSpeeds, handTime } from "#planner/presets/by-hand.ts";
import type { Modelled } from "#planner/presets/modelled.ts";
import type { Preset } from "#planner/presets/presets.ts";
import { sidesWords as words } from "../../tasks/sides-words.ts";

/** The same work by hand and with the fleet, figure beside figure, and what the figures by hand rest on. */
export type Sides = ReturnType<typeof sidesOf>;

export function sidesOf({ plan, byHand }: Preset, { sizing, count }: Modelled, hand: HandWork) {
  const { utilisation } = plan.assumptions;
  const perHour = plan.flows.reduce((sum, flow) => sum + flow.perHour, 0);
  return {
    rows: [
      {
        name: words.atWork,
        before: words.people[byHand.by](hand.people),
        after: sizing.fleet ? saidFleet(sizing.fleet) : `${count} ${titlesOf(plan)}`,
      },
      { name: words.hours, before: words.hoursBefore(Math.round(hand.hours)), after: words.hoursAfter },
      { name: words.pickUps, before: `${hand.pickUps}`, after: `${perHour}` },
    ],
    basis: words.basis({ ...byHand, perHour, speed: handSpeeds[byHand.by], ...handTime, utilisation }),
  };
}
