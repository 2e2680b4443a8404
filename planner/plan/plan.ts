import { carriers, handovers } from "#vehicles/taking.ts";
import { vehicleNames } from "../vehicles.ts";
import { assumptions, workDefaults } from "./assumptions.ts";
import { type Field, list, number, type Of, oneOf, optional, or, record, text, yesOrNo } from "./fields.ts";
import { limits } from "./limits.ts";

export { carriers, handovers };

const id = text({ max: limits.idLength });
const coordinate = number({ min: -limits.reach, max: limits.reach });
const length = number({ min: 0, max: limits.reach });
const loadSize = number({ min: 0, moreThan: 0, max: limits.loadSize });
const share = number({ min: 0, moreThan: 0, max: 1 });

const load = record({
  id,
  carrier: oneOf(carriers),
  length: loadSize,
  width: loadSize,
  height: loadSize,
  weight: number({ min: 0, max: limits.loadWeight }),
});

const place = record({
  id,
  x: coordinate,
  y: coordinate,
  /** Without one, the place is a junction. */
  handover: optional(oneOf(handovers)),
  height: or(number({ min: 0, max: limits.placeHeight }), 0),
  chargers: or(number({ min: 0, max: limits.vehicles, whole: true }), 0),
});

const lane = record({
  from: id,
  to: id,
  /** Driven both ways; false: from → to only. */
  both: or(yesOrNo, false),
  width: optional(number({ min: 0, moreThan: 0, max: limits.reach })),
  /** If it isn't straight. */
  length: optional(length),
  /** s that a door across the lane's middle takes to open when a vehicle asks. Absent: no door. */
  door: optional(number({ min: 0, moreThan: 0, max: 120 })),
});

const flow = record({
  from: id,
  to: id,
  load: id,
  perHour: number({ min: 0, moreThan: 0, max: limits.ordersPerHour }),
});

const work = record({
  hoursPerDay: or(number({ min: 0, moreThan: 0, max: 24 }), workDefaults.hoursPerDay),
  daysPerYear: or(number({ min: 0, moreThan: 0, max: 366 }), workDefaults.daysPerYear),
  /** The busiest hour, as a multiple of the mean one. */
  peak: or(number({ min: 0, moreThan: 0, max: 100 }), workDefaults.peak),
  promise: or(record({ within: number({ min: 0, max: 86_400 }), share }), workDefaults.promise),
});

const passage = optional(number({ min: 0, max: limits.reach }));
const degrees = number({ min: -100, max: 200 });
const temperature: Field<[from: number, to: number]> = (value, path, errors) => {
  const [from, to] = list(degrees, { min: 2, max: 2 })(value, path, errors);
  if (from !== undefined && to !== undefined && from > to)
    errors.push({ path, message: "must name the lower temperature first" });
  return [from ?? 0, to ?? 0];
};

const site = record({
  aisle: passage,
  doorway: passage,
  doorHeight: passage,
  /** Per cent. */
  gradient: or(number({ min: 0, max: 100 }), 0),
  temperature: optional(temperature),
});

const assumed = ({ value, max }: { value: number; max: number }, field = number({ min: 0, max })) =>
  or(field, value);

export const planFields = record({
  version: versionOne,
  name: or(text({ max: limits.nameLength, empty: true }), ""),
  loads: list(load, { min: 1, max: limits.loads }),
  places: list(place, { min: 1, max: limits.places }),
  lanes: or(list(lane, { max: limits.lanes }), []),
  flows: list(flow, { min: 1, max: limits.flows }),
  work: or(work, {}),
  site: or(site, {}),
  assumptions: or(
    record({
      pick: assumed(assumptions.pick),
      drop: assumed(assumptions.drop),
      availability: assumed(assumptions.availability, share),
      utilisation: assumed(assumptions.utilisation, share),
      congestion: assumed(assumptions.congestion),
    }),
    {},
  ),
  choice: or(
    record({
      vehicle: optional(oneOf(vehicleNames)),
      count: optional(number({ min: 1, max: limits.vehicles, whole: true })),
    }),
    {},
  ),
  seed: or(number({ min: 0, max: 4_294_967_295, whole: true }), 1),
});

/**
 * A job as a plant's planner describes it; lengths in mm, weights in kg, times in s. Defaults stand for what the
 * input left out.
 */
export type Plan = Of<typeof planFields>;
export type Load = Plan["loads"][number];
export type Place = Plan["places"][number];
export type Lane = Plan["lanes"][number];
export type Flow = Plan["flows"][number];

function versionOne(value: unknown, path: string, errors: { path: string; message: string }[]): 1 {
  if (value !== 1) errors.push({ path, message: "must be 1: this planner reads plans of version 1" });
  return 1;
}
