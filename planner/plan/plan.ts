import { carriers, handovers } from "#vehicles/taking.ts";
import { vehicleNames } from "../vehicles.ts";
import { assumptions } from "./assumptions.ts";
import { type Field, list, number, type Of, oneOf, optional, or, record, text } from "./fields.ts";
import { limits } from "./limits.ts";
import { type Flow, flow, lane, load, place, share, site, type TourInput, tour, work } from "./parts.ts";

export type { Flow };
export { carriers, handovers };

const assumed = ({ value, max }: { value: number; max: number }, field = number({ min: 0, max })) =>
  or(field, value);

const count = number({ min: 1, max: limits.vehicles, whole: true });

/** In the order in which a read plan, and so its digest, has them. */
const fieldsWith = (flows: Field<Flow[]>) => ({
  version,
  name: or(text({ max: limits.nameLength, empty: true }), ""),
  loads: list(load, { min: 1, max: limits.loads }),
  places: list(place, { min: 1, max: limits.places }),
  lanes: or(list(lane, { max: limits.lanes }), []),
  flows,
  tours: or(list(tour, { max: limits.tours }), []),
  work: or(work, {}),
  site: or(site, {}),
  assumptions: or(
    record({
      pick: assumed(assumptions.pick),
      drop: assumed(assumptions.drop),
      availability: assumed(assumptions.availability, share),
      utilisation: assumed(assumptions.utilisation, share),
      congestion: assumed(assumptions.congestion),
      /** Every vehicle stops once in so many hours of simulated work, and stands for so many minutes. */
      failures: optional(
        record({
          between: number({ min: limits.shortestBetween, max: limits.longestBetween }),
          repair: number({ min: 0.1, max: limits.longestRepair }),
        }),
      ),
    }),
    {},
  ),
  choice: or(
    record({
      /** Of every flow that names none. */
      vehicle: optional(oneOf(vehicleNames)),
      count: optional(count),
      /** Vehicles of each kind, where there are several. */
      fleet: optional(
        list(record({ vehicle: oneOf(vehicleNames), count }), { min: 1, max: vehicleNames.length }),
      ),
    }),
    {},
  ),
  seed: or(number({ min: 0, max: 4_294_967_295, whole: true }), 1),
});

const fields = record(fieldsWith(list(flow, { min: 1, max: limits.flows })));
const fieldsOfTours = record(fieldsWith(or(list(flow, { max: limits.flows }), [])));

/** A plan that has tours need have no flows. Read, its tours stand behind its flows. */
export const planFields: Field<Omit<Of<typeof fields>, "tours">> = (value, path, errors) => {
  const given = (value as { tours?: unknown } | null | undefined)?.tours;
  const hasTours = Array.isArray(given) && given.length > 0;
  const { tours, ...plan } = (hasTours ? fieldsOfTours : fields)(value, path, errors);
  return hasTours ? { ...plan, flows: [...plan.flows, ...tours] } : plan;
};

/** A read plan as an input, with its tours in a list of their own. */
export function asInput({ flows, ...plan }: Plan): Plan & { tours?: TourInput[] } {
  const tours = flows.flatMap(({ load, every = 0, first, perTrip: carts, vehicle, tour }) =>
    tour ? [{ stops: tour.stops, load, every, first, atStop: tour.atStop, carts, vehicle }] : [],
  );
  if (tours.length === 0) return { ...plan, flows };
  return { ...plan, flows: flows.filter((each) => !each.tour), tours };
}

/**
 * A job as a plant's planner describes it; lengths in mm, weights in kg, times in s. Defaults stand for what the
 * input left out.
 */
export type Plan = Of<typeof planFields>;
export type Load = Plan["loads"][number];
export type Place = Plan["places"][number];
export type Lane = Plan["lanes"][number];

/** Version 2 added fields; both are read alike. */
function version(value: unknown, path: string, errors: { path: string; message: string }[]): 1 | 2 {
  if (value !== 1 && value !== 2)
    errors.push({ path, message: "must be 1 or 2: this planner reads plans of these versions" });
  return value === 2 ? 2 : 1;
}

/** The plan as of version 2 where it says what version 1 could not. */
export function versioned(plan: Plan): Plan {
  const { work, site, lanes, flows, assumptions, choice } = plan;
  const isLater =
    work.profile !== undefined ||
    site.speed !== undefined ||
    assumptions.failures !== undefined ||
    lanes.some(({ speed }) => speed !== undefined) ||
    choice.fleet !== undefined ||
    flows.some(
      ({ every, perTrip, vehicle, tour }) =>
        every !== undefined || perTrip !== undefined || vehicle !== undefined || tour !== undefined,
    );
  return isLater && plan.version === 1 ? { ...plan, version: 2 } : plan;
}

/** Trips an hour of a flow, each with one load or more. */
export const tripsPerHour = ({ perHour, perTrip = 1 }: Pick<Flow, "perHour" | "perTrip">) =>
  perHour / perTrip;
