import { href } from "react-router";
import { contactPathOfPlan } from "#app/contact-path.ts";
import { findSizing } from "#app/find-sizing.ts";
import { pageAt } from "#content/frame/pages.ts";
import { plannerWords } from "#content/planner/planner.ts";
import { presetNames } from "#content/planner/preset-names.ts";
import { restWords } from "#content/planner/rest.ts";
import { fits, kindOfFlow, kindsOf, titlesOf } from "#planner/choose.ts";
import { plannedHour } from "#planner/fleet/limiting.ts";
import { totalOf } from "#planner/fleet/total.ts";
import { distancesOf } from "#planner/floor/distances.ts";
import { bounds } from "#planner/flow/bounds.ts";
import { rateInWords } from "#planner/in-words.ts";
import { pathOf } from "#planner/link/link.ts";
import { pathOfToken } from "#planner/link/token-in.ts";
import { byHandQuery, readCosts } from "#planner/money/read-costs.ts";
import { moneyAnswer } from "#planner/money/verdict.ts";
import { doubtsOf } from "#planner/plan/doubts.ts";
import type { Plan } from "#planner/plan/plan.ts";
import { endOf, wayOf } from "#planner/plan/ways.ts";
import { presets } from "#planner/presets/presets.ts";
import { sumsOf } from "#planner/presets/sums-of.ts";
import { assumedInTraffic } from "../../../planner/traffic/assumed.ts";
import type { FlowRow } from "./flows-table.tsx";
import { fitOf } from "./load-fit.ts";
import { readJob } from "./read-job.ts";

/** Everything that the planner's page shows for an address. */
export async function loadPlanner(parameters: URLSearchParams) {
  const { plan, token, fields, rows, wrong, errors, broken, unread } = readJob(parameters);
  const doubts = wrong ? [] : doubtsOf(plan);
  const counted = bounds(plan);
  const { least } = counted.vehicles;
  const sizing = wrong ? undefined : await findSizing(plan);
  const sums = sumsOf(parameters, token);
  const { fields: costFields, costs, freed } = readCosts(sums, plan);
  /* The plan and the sums, as the files' addresses and the request to size the plan hold them. */
  const fileQuery = `${new URLSearchParams([["plan", token], ...sums])}`;
  const count = sizing?.fleet ? totalOf(sizing.fleet) : undefined;
  return {
    page: pageAt("/planner"),
    presets: linksToPresets(),
    name: plan.name,
    token,
    path: pathOfToken(token, sums),
    fields,
    rows,
    wrong,
    /** Whether some of the address could not be read. */
    isTroubled:
      broken ||
      unread.length + errors.length + doubts.length > 0 ||
      [...fields, ...costFields, ...rows].some(({ error }) => error !== undefined),
    errors,
    broken: broken && plannerWords.link.broken,
    unread: unread.map(({ path, message }) => `${path} ${message}`.trim()),
    doubts,
    floor: { places: plan.places, lanes: plan.lanes },
    rest: restWords,
    flows: { all: plan.flows.length, shown: flowsOf(plan) },
    fit: wrong ? [] : fitOf(plan),
    fleet: {
      ...counted,
      title: titlesOf(plan),
      /** Of the fewest vehicles that could do the work. */
      hour: plannedHour(counted, least),
      promise: plan.work.promise,
      fits: fits(plan),
      /** Undefined until somebody has sized this plan. */
      sizing,
    },
    costFields,
    freed,
    money: costs && freed && count !== undefined ? moneyAnswer(plan, costs, freed, count) : undefined,
    assumed: assumedInTraffic,
    next: plannerWords.next.map((row) =>
      row.to === href("/contact") ? { ...row, to: contactPathOfPlan(token, sums) } : row,
    ),
    fileQuery,
    /** How a preset's loads are moved today, where the address doesn't say it: the form sends it with other changes. */
    usual: [...sums].filter(([name]) => !parameters.has(name)),
  };
}

export type LoadedPlanner = Awaited<ReturnType<typeof loadPlanner>>;

let presetLinks: { label: string; to: string }[] | undefined;

/** The presets are the same on every page. Each says how its loads are moved today, as its case study does. */
function linksToPresets() {
  presetLinks ??= presets.map(({ id, name, plan, byHand }) => {
    return { label: presetNames[id] ?? name, to: pathOf(plan, byHandQuery(byHand)) };
  });
  return presetLinks;
}

/** A longer table gives no overview of the plan; the rows have all flows. */
const maxFlows = 20;

/** The flows that the table shows: from, to, load, orders an hour, and the distance, m. */
function flowsOf(plan: Plan): FlowRow[] {
  const { between } = distancesOf(plan);
  const kinds = kindsOf(plan);
  const kindOf = kindOfFlow(plan);
  return plan.flows.slice(0, maxFlows).map((flow, at): FlowRow => {
    const metres = Math.round(wayOf(flow, between) / 1000);
    const row = [flow.from, endOf(flow), flow.load, rateInWords(flow), metres] as const;
    return kinds.length > 1 ? [...row, kinds[kindOf[at] ?? 0]?.vehicle.title] : row;
  });
}
