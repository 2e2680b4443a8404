import { Fragment } from "react";
import type { Fleet } from "#planner/fleet/total.ts";
import { partsOf } from "./fleet-in-words.ts";

/** The vehicles that a plan needs, as elements that name product and count for programs, too. */
export function FleetCount({ fleet }: { fleet: Fleet }) {
  const parts = partsOf(fleet);
  return parts.map(({ vehicle, count, text }, at) => (
    <Fragment key={vehicle}>
      {at > 0 && (at === parts.length - 1 ? " and " : ", ")}
      <data data-fleet={vehicle} value={count}>
        {text}
      </data>
    </Fragment>
  ));
}
