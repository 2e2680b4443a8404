import { kindsOf } from "../choose.ts";
import { list, number, type Of, type Outcome, oneOf, optional, readInput, record } from "../plan/fields.ts";
import { limits } from "../plan/limits.ts";
import type { Plan } from "../plan/plan.ts";
import { vehicleNames } from "../vehicles.ts";
import { countsIn, countsOf } from "./counts.ts";
import { totalOf } from "./total.ts";

const count = number({ min: 1, max: limits.vehicles, whole: true });
const fleet = list(record({ vehicle: oneOf(vehicleNames), count }), { min: 1, max: vehicleNames.length });

/** How many vehicles a request is about: `count`, or `fleet` as a sizing names it. */
export const fleetFields = { count: optional(count), fleet: optional(fleet) };

type Asked = { count?: Of<typeof count> | undefined; fleet?: Of<typeof fleet> | undefined };

/** The vehicles of each of the plan's kinds that a request asks for. */
export function countsAsked(plan: Plan, { count: total, fleet: named }: Asked): Outcome<readonly number[]> {
  const refused = (path: string, message: string): Outcome<never> => ({
    ...{ ok: false, errors: [{ path, message }] },
  });
  const kinds = kindsOf(plan).map(({ vehicle }) => vehicle.product);
  if (named) {
    const counts = countsIn(plan, named);
    if (!counts)
      return refused("fleet", `must have vehicles of each of the plan's kinds: ${kinds.join(", ")}`);
    if (total !== undefined && total !== totalOf(named))
      return refused("count", `contradicts fleet, which has ${totalOf(named)} vehicles`);
    if (totalOf(named) > limits.vehicles)
      return refused("fleet", `must have at most ${limits.vehicles} vehicles`);
    return { ok: true, value: counts };
  }
  const read = readInput(count, total, "count");
  if (!read.ok) return read;
  if (read.value < kinds.length)
    return refused("count", `must be at least ${kinds.length}: the plan needs ${kinds.join(" and ")}`);
  return { ok: true, value: countsOf(plan, read.value) };
}
