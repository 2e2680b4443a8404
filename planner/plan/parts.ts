import { carriers, handovers } from "#vehicles/taking.ts";
import { vehicleNames } from "../vehicles.ts";
import { workDefaults } from "./assumptions.ts";
import { type Field, list, number, type Of, oneOf, optional, or, record, text, yesOrNo } from "./fields.ts";
import { limits } from "./limits.ts";

const id = text({ max: limits.idLength });
const coordinate = number({ min: -limits.reach, max: limits.reach });
const length = number({ min: 0, max: limits.reach });
const loadSize = number({ min: 1, max: limits.loadSize });
export const share = number({ min: 0.01, max: 1 });

export const load = record({
  id,
  carrier: oneOf(carriers),
  length: loadSize,
  width: loadSize,
  height: loadSize,
  weight: number({ min: 0, max: limits.loadWeight }),
});

export const place = record({
  id,
  x: coordinate,
  y: coordinate,
  /** Without one, the place is a junction. */
  handover: optional(oneOf(handovers)),
  height: or(number({ min: 0, max: limits.placeHeight }), 0),
  chargers: or(number({ min: 0, max: limits.vehicles, whole: true }), 0),
});

const speedLimit = optional(number({ min: limits.slowest, max: limits.fastest }));

export const lane = record({
  from: id,
  to: id,
  /** Driven both ways; false: from → to only. */
  both: or(yesOrNo, false),
  width: optional(number({ min: 1, max: limits.reach })),
  /** If it isn't straight. */
  length: optional(length),
  /** s that a door across the lane's middle takes to open when a vehicle asks. Absent: no door. */
  door: optional(number({ min: 0.1, max: 120 })),
  /** m/s that no vehicle exceeds on it. */
  speed: speedLimit,
});

const ordersPerHour = number({ min: limits.fewestPerHour, max: limits.ordersPerHour });

const flowFields = record({
  from: id,
  to: id,
  load: id,
  /** Orders, one for each load. */
  perHour: optional(ordersPerHour),
  /** A takt: s from one order to the next, instead of orders by chance. */
  every: optional(number({ min: 3600 / limits.ordersPerHour, max: 3600 / limits.fewestPerHour })),
  /** s until the first order of a takt. */
  first: optional(number({ min: 0, max: 604_800 })),
  /** Loads that one trip carries: it is ordered once so many are there. */
  perTrip: optional(number({ min: 1, max: limits.perTrip, whole: true })),
  /** The kind of vehicle that drives it. */
  vehicle: optional(oneOf(vehicleNames)),
});

const tourFields = record({
  /** Ids of the places: the first, where full carts are hitched and empties left, then the others in turn. */
  stops: list(id, { min: 2, max: limits.stops + 1 }),
  load: id,
  /** s from one departure to the next. */
  every: number({ min: 3600 / limits.ordersPerHour, max: 3600 / limits.fewestPerHour }),
  /** s until the first one. */
  first: optional(number({ min: 0, max: 604_800 })),
  /** s at each stop but the first, where fulls are changed for empties; as long as a drop unless named. */
  atStop: optional(number({ min: 0, max: 3600 })),
  /** Carts of a train, each one load. */
  carts: optional(number({ min: 1, max: limits.perTrip, whole: true })),
  vehicle: optional(oneOf(vehicleNames)),
});
export type TourInput = Of<typeof tourFields>;

/** What a flow has that is a tour. */
type Tour = {
  stops: string[];
  atStop: number | undefined;
};

/** A flow, or a tour read as one: it leads from its first stop through the others back to it. */
export type Flow = Of<typeof flowFields> & { perHour: number; tour?: Tour };

/**
 * A round as a flow from its first stop to itself. A timetable that names its first stop at its end once more says the
 * same.
 */
export const tour: Field<Flow> = (value, path, errors) => {
  const { stops, load, every, first, atStop, carts, vehicle } = tourFields(value, path, errors);
  const [depot = ""] = stops;
  const round = stops.length > 2 && stops.at(-1) === depot ? stops.slice(0, -1) : stops;
  for (const [index, stop] of round.entries())
    if (stop === round[index - 1] || (index === round.length - 1 && stop === depot))
      errors.push({ path: `${path}.stops[${index}]`, message: "must differ from the stop beside it" });
  return {
    ...{ from: depot, to: depot, load, perHour: (3600 * (carts ?? 1)) / every, every, first },
    ...{ perTrip: carts, vehicle, tour: { stops: round, atStop } },
  };
};

/** A flow has orders an hour or a takt, which then gives its orders an hour. */
export const flow: Field<Flow> = (value, path, errors) => {
  const before = errors.length;
  const read = flowFields(value, path, errors);
  const { perHour, every, first } = read;
  if (errors.length > before) return { ...read, perHour: perHour ?? 0 };
  if (every === undefined) {
    if (first !== undefined)
      errors.push({ path: `${path}.first`, message: "belongs to a takt, and there is no `every`" });
    return { ...read, perHour: ordersPerHour(perHour, `${path}.perHour`, errors) };
  }
  const takt = Math.min(limits.ordersPerHour, Math.max(limits.fewestPerHour, 3600 / every));
  if (perHour !== undefined && Math.abs(perHour - takt) > takt / 1e9)
    errors.push({
      path: `${path}.every`,
      message: `contradicts perHour: one order each ${every} s is ${takt} an hour`,
    });
  return { ...read, perHour: takt };
};

/** Orders by hour of day, from midnight on, of one day or of many. */
const profile: Field<number[]> = (value, path, errors) => {
  const hours = list(number({ min: 0, max: limits.ordersInHour }), { min: 24, max: 24 })(value, path, errors);
  if (hours.length > 0 && hours.every((orders) => orders === 0))
    errors.push({ path, message: "must have orders in one hour at least" });
  return hours;
};

export const work = record({
  hoursPerDay: or(number({ min: 0.1, max: 24 }), workDefaults.hoursPerDay),
  daysPerYear: or(number({ min: 1, max: 366 }), workDefaults.daysPerYear),
  /** The busiest hour, as a multiple of the mean one. */
  peak: or(number({ min: 1, max: 100 }), workDefaults.peak),
  promise: or(record({ within: number({ min: 0, max: 86_400 }), share }), workDefaults.promise),
  /** Instead of `peak`: its busiest hour is the highest hour over the mean of those that have orders. */
  profile: optional(profile),
});

const passage = optional(number({ min: 0, max: limits.reach }));
const degrees = number({ min: -100, max: 200 });

const temperature: Field<[from: number, to: number]> = (value, path, errors) => {
  const [from, to] = list(degrees, { min: 2, max: 2 })(value, path, errors);
  if (from !== undefined && to !== undefined && from > to)
    errors.push({ path, message: "must name the lower temperature first" });
  return [from ?? 0, to ?? 0];
};

export const site = record({
  aisle: passage,
  doorway: passage,
  doorHeight: passage,
  /** Per cent. */
  gradient: or(number({ min: 0, max: 100 }), 0),
  temperature: optional(temperature),
  /** m/s that no vehicle exceeds anywhere. */
  speed: speedLimit,
});
