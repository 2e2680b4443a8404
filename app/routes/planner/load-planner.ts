import { href } from "react-router";
import { contactPathOfPlan } from "#app/contact-path.ts";
import { pageAt } from "#content/pages.ts";
import { plannerWords } from "#content/planner.ts";
import { limitsOf, plannedHour } from "#planner/fleet/limiting.ts";
import { distancesOf } from "#planner/floor/distances.ts";
import { bounds } from "#planner/flow/bounds.ts";
import { pathOf } from "#planner/link/link.ts";
import { pathOfToken } from "#planner/link/token-in.ts";
import type { Costs } from "#planner/money/costs.ts";
import { money } from "#planner/money/money.ts";
import { type CostField, readCosts } from "#planner/money/read-costs.ts";
import { npvBand, sensitivity } from "#planner/money/sensitivity.ts";
import { verdictOf } from "#planner/money/verdict.ts";
import type { Plan } from "#planner/plan/plan.ts";
import { presets } from "#planner/presets/presets.ts";
import { plannedVehicle } from "#planner/vehicles.ts";
import { assumedInTraffic } from "../../../planner/traffic/assumed.ts";
import type { FlowRow } from "./flows-table.tsx";
import { fitOf } from "./load-fit.ts";
import { largest, readJob } from "./read-job.ts";

/** Everything that the planner's page shows for an address. */
export function loadPlanner(parameters: URLSearchParams) {
  const { plan, token, fields, rows, wrong, errors, broken, unread } = readJob(parameters);
  const counted = bounds(plan);
  const { expected, least, peak } = counted.vehicles;
  const count = expected ?? least;
  const {
    fields: costFields,
    costs,
    hour,
  } = readCosts(parameters, {
    vehicles: count,
    days: plan.work.daysPerYear,
  });
  const planned = plannedHour(counted, count);
  return {
    page: pageAt("/planner"),
    presets: linksToPresets(),
    name: plan.name,
    token,
    path: pathOfToken(token),
    fields,
    rows,
    wrong,
    /** Whether some of the address could not be read. */
    isTroubled:
      broken ||
      unread.length + errors.length > 0 ||
      [...fields, ...costFields, ...rows].some(({ error }) => error !== undefined),
    errors,
    broken: broken && plannerWords.link.broken(largest.places, largest.flows),
    unread: unread.map(({ path, message }) => `${path} ${message}`.trim()),
    floor: { places: plan.places, lanes: plan.lanes },
    flows: { all: plan.flows.length, shown: flowsOf(plan) },
    fit: wrong ? [] : fitOf(plan),
    fleet: {
      ...counted,
      title: plannedVehicle(counted.vehicle).title,
      hour: expected === null ? undefined : planned,
      limits: expected === null ? [] : limitsOf(plan, counted, expected, planned),
      counts: { expected, least, peak },
      promise: plan.work.promise,
    },
    costFields,
    money: costs && moneyOf(plan, costs, hour),
    assumed: assumedInTraffic,
    next: plannerWords.next.map((row) =>
      row.to === href("/contact") ? { ...row, to: contactPathOfPlan(token) } : row,
    ),
    fileQuery: fileQueryOf(token, parameters, costFields),
  };
}

let presetLinks: { label: string; to: string }[] | undefined;

/** The presets are the same on every page. */
function linksToPresets() {
  presetLinks ??= presets.map(({ name, plan }) => ({ label: name, to: pathOf(plan) }));
  return presetLinks;
}

/** The query of the files' addresses: the plan, and the sums in the page's address. */
function fileQueryOf(token: string, parameters: URLSearchParams, fields: readonly CostField[]) {
  const names = fields.flatMap(({ name, band }) => (band ? [name, band.name] : [name]));
  const query = new URLSearchParams({ plan: token });
  for (const name of names) {
    const text = parameters.get(name)?.slice(0, 60);
    if (text !== undefined) query.set(name, text);
  }
  return `${query}`;
}

/** A longer table gives no overview of the plan; the rows have all flows. */
const maxFlows = 20;

/** The flows that the table shows: from, to, load, orders an hour, and the distance, m. */
function flowsOf(plan: Plan): FlowRow[] {
  const { between } = distancesOf(plan);
  return plan.flows
    .slice(0, maxFlows)
    .map(({ from, to, load, perHour }) => [
      ...([from, to, load, perHour] as const),
      Math.round(between(from, to) / 1000),
    ]);
}

function moneyOf(plan: Plan, costs: Costs, hour: number) {
  const most = 6; /* rows of the tornado */
  return {
    ...money(plan, costs),
    ...verdictOf(plan, costs, hour),
    years: costs.years,
    band: npvBand(plan, costs),
    moves: sensitivity(plan, costs).slice(0, most),
  };
}
