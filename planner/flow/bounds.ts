import { drivenSpeed, kindsOf, vehicleOf } from "../choose.ts";
import { distancesOf } from "../floor/distances.ts";
import { atPeak, peakOf } from "../plan/peak.ts";
import type { Plan } from "../plan/plan.ts";
import type { ProductName } from "../vehicles.ts";
import { type HourlyWork, hourlyWork } from "./hourly-work.ts";

export type Bounds = {
  vehicle: ProductName;
  perHour: HourlyWork;
  /** null: congestion costs more than any further vehicle brings. */
  vehicles: { least: number; expected: number | null; peak: number | null };
  /** Where several kinds share the floor: each with its own flows, by their index. The figures above are their sums. */
  kinds?: (Omit<Bounds, "kinds"> & { flows: readonly number[] })[];
};

/** How many vehicles an hour's work needs: at least, as expected, and in the peak hour. */
export function bounds(plan: Plan): Bounds {
  const kinds = kindsOf(plan);
  if (kinds.length === 1) return boundsOfOne(plan);
  const each = kinds.map(({ flows, plan: own }) => ({ ...boundsOfOne(own), flows }));
  const sum = (of: (one: Bounds) => number) => each.reduce((all, one) => all + of(one), 0);
  const needed = (of: "expected" | "peak") =>
    each.some(({ vehicles }) => vehicles[of] === null) ? null : sum(({ vehicles }) => vehicles[of] ?? 0);
  const perHour = {
    loaded: sum((one) => one.perHour.loaded),
    handling: sum((one) => one.perHour.handling),
    emptyLeast: sum((one) => one.perHour.emptyLeast),
    emptyShared: sum((one) => one.perHour.emptyShared),
    emptyEqual: sum((one) => one.perHour.emptyEqual),
  };
  const vehicles = {
    least: sum((one) => one.vehicles.least),
    expected: needed("expected"),
    peak: needed("peak"),
  };
  return { vehicle: vehicleOf(plan).product, perHour, vehicles, kinds: each };
}

function boundsOfOne(plan: Plan): Bounds {
  const vehicle = vehicleOf(plan);
  const perHour = hourlyWork(plan, drivenSpeed(plan), distancesOf(plan));
  const { loaded, handling, emptyLeast, emptyShared } = perHour;
  const { availability, utilisation, congestion } = plan.assumptions;
  const expected = loaded + handling + emptyShared;
  const needed = (work: number) => fewest(work, 3600 * availability * utilisation, congestion);
  return {
    vehicle: vehicle.product,
    perHour,
    vehicles: {
      least: fewest(loaded + handling + emptyLeast, 3600, 0) ?? 1,
      expected: needed(expected),
      peak: needed(peakWork(plan)),
    },
  };
}

/** The work that is expected of the busiest hour, in seconds of one vehicle, for a plan of one kind. */
export function peakWork(plan: Plan) {
  const hasTakts = plan.flows.some(({ every }) => every !== undefined);
  const of = hasTakts ? atPeak(plan) : plan;
  const { loaded, handling, emptyShared } = hourlyWork(of, drivenSpeed(plan), distancesOf(plan));
  return (loaded + handling + emptyShared) * (hasTakts ? 1 : peakOf(plan));
}

/** Counts beyond this are no fleet; a double holds every whole number up to it. */
const maxVehicles = 1e15;

/**
 * The smallest n with enough capacity: `each` · n · (1 − congestion · (n − 1)) ≥ work (Groover's traffic factor).
 * Capacity is a parabola: past its top more vehicles do less, and null means that no count is enough.
 */
export function fewest(work: number, each: number, congestion: number): number | null {
  /* Rounded sums of fractions miss a whole number by a few units in the last place. */
  const holds = (n: number) => each * n * (1 - congestion * (n - 1)) >= work * (1 - 1e-12);
  const top = congestion > 0 ? Math.max(1, Math.ceil((1 + 1 / congestion) / 2)) : maxVehicles;
  const spread = 1 + congestion;
  const root = spread * spread - (4 * congestion * work) / each;
  /* The smaller root, in the form without cancellation; near the top, where rounding may leave none, the top itself. */
  const start = (2 * work) / (each * (spread + Math.sqrt(Math.max(root, 0))));
  if (!(start < Math.min(top + 1, maxVehicles))) return null;
  const first = Math.max(1, Math.floor(start) - 1);
  return [0, 1, 2, 3].map((step) => first + step).find((n) => n <= top && holds(n)) ?? null;
}
