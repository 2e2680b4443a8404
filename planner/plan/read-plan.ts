import { distancesOf } from "../floor/distances.ts";
import { type InputError, type Outcome, readInput } from "./fields.ts";
import { type Plan, planFields, versioned } from "./plan.ts";
import { waysOf } from "./ways.ts";

/**
 * Reads a plan and checks its parts against one another: ids are unique, references exist, and the vehicles of one
 * fleet can drive from every drop to every pick-up.
 *
 * @param at path of the plan within the input: "plan", or nothing if the input is the plan
 */
export function readPlan(input: unknown, at = ""): Outcome<Plan> {
  const read = readInput(planFields, input, at);
  if (!read.ok) return read;
  const errors = [...referenceErrors(read.value)];
  if (errors.length === 0) errors.push(...wayErrors(read.value));
  if (errors.length === 0) return { ok: true, value: versioned(read.value) };
  return {
    ok: false,
    errors: errors.map((error) => ({ ...error, path: at ? `${at}.${error.path}` : error.path })),
  };
}

function* referenceErrors(plan: Plan): Generator<InputError> {
  const places = new Set<string>();
  const loads = new Set<string>();
  for (const [known, name] of [
    [loads, "loads"],
    [places, "places"],
  ] as const)
    for (const [index, { id }] of plan[name].entries()) {
      if (known.has(id))
        yield { path: `${name}[${index}].id`, message: `must not stand twice: ${quoted(id)}` };
      known.add(id);
    }
  const noPlace = (path: string, id: string) => ({
    ...{ path, message: `must name a place: there is no ${quoted(id)}` },
  });
  for (const [index, lane] of plan.lanes.entries())
    for (const end of ["from", "to"] as const)
      if (!places.has(lane[end])) yield noPlace(`lanes[${index}].${end}`, lane[end]);
  for (const [index, { from, to, tour }] of plan.flows.entries()) {
    const path = pathOf(plan, index);
    for (const [at, stop] of (tour?.stops ?? []).entries())
      if (!places.has(stop)) yield noPlace(`${path}.stops[${at}]`, stop);
    if (tour) continue;
    if (!places.has(from)) yield noPlace(`${path}.from`, from);
    if (!places.has(to)) yield noPlace(`${path}.to`, to);
  }
  for (const [index, { load }] of plan.flows.entries())
    if (!loads.has(load))
      yield {
        path: `${pathOf(plan, index)}.load`,
        message: `must name a load: there is no ${quoted(load)}`,
      };
}

function* wayErrors(plan: Plan): Generator<InputError> {
  const { between } = distancesOf(plan);
  const reaches = (from: string, to: string) => between(from, to) < Number.POSITIVE_INFINITY;
  const [first] = plan.flows;
  for (const [index, flow] of plan.flows.entries()) {
    const { from, to } = flow;
    const path = pathOf(plan, index);
    const cut = waysOf(flow).find((way) => !reaches(way.from, way.to));
    if (cut && flow.tour)
      yield { path, message: `no lanes lead from ${quoted(cut.from)} to ${quoted(cut.to)}` };
    else if (!reaches(from, to))
      yield { path, message: `no lanes lead from ${quoted(from)} to ${quoted(to)}` };
    else if (!reaches(to, from))
      yield { path, message: `no lanes lead back from ${quoted(to)} to ${quoted(from)}` };
    else if (first && !(reaches(first.to, from) && reaches(to, first.from)))
      yield { path, message: `no lanes join it to ${pathOf(plan, 0)}: one fleet could not serve both` };
  }
}

/** A flow's or a tour's path in the input: tours stand behind the flows. */
function pathOf({ flows }: Plan, index: number) {
  const first = flows.findIndex(({ tour }) => tour);
  return first >= 0 && index >= first ? `tours[${index - first}]` : `flows[${index}]`;
}

const quoted = (id: string) => JSON.stringify(id);
