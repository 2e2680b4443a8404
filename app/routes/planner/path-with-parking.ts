import { openToken, pathOf } from "#planner/link/link.ts";
import { limits } from "#planner/plan/limits.ts";
import { sumsOf } from "#planner/presets/sums-of.ts";
import { withParking } from "#planner/sizing/added-parking.ts";

/** The name of the places to park that an address asks to add to its plan. */
const parkName = "park";

/**
 * The address of the plan with so many more places to park as its query asks for; undefined if it asks for none, or none
 * can be added, and the plan is shown as it is.
 */
export function pathWithParking(parameters: URLSearchParams): string | undefined {
  const count = Number(parameters.get(parkName) ?? 0);
  if (!Number.isInteger(count) || count < 1 || count > limits.vehicles) return undefined;
  const opened = openToken(parameters.get("plan") ?? "");
  const added = opened.ok ? withParking(opened.value.plan, count) : undefined;
  if (!added) return undefined;
  const rest = new URLSearchParams(parameters);
  /* A preset's plan with other places is no preset: its sums go on beside it. */
  for (const [name, text] of sumsOf(parameters, parameters.get("plan") ?? "")) rest.set(name, text);
  for (const name of ["plan", parkName]) rest.delete(name);
  return pathOf(added.plan, rest);
}
