import { plannerBegin } from "#content/planner-begin.ts";
import type { Sizing } from "#planner/sizing/sizing.ts";

/** The vehicles that a plan needs, as an element that names product and count for programs, too. */
export function FleetCount({ fleet }: { fleet: NonNullable<Sizing["fleet"]> }) {
  return fleet.map(({ vehicle, count }) => (
    <data key={vehicle} data-fleet={vehicle} value={count}>
      {plannerBegin.answer.vehicles(count)}
    </data>
  ));
}
