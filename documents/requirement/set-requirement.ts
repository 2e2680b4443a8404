import { company } from "#content/company/company.ts";
import { plannerWords } from "#content/planner/planner.ts";
import { requirementWords as words } from "#content/planner/requirement.ts";
import { titlesOf } from "#planner/choose.ts";
import { bounds } from "#planner/flow/bounds.ts";
import { pathOf } from "#planner/link/link.ts";
import type { Costs } from "#planner/money/costs.ts";
import type { Freed } from "#planner/money/read-costs.ts";
import { assumptions } from "#planner/plan/assumptions.ts";
import type { Plan } from "#planner/plan/plan.ts";
import { fitPlan } from "#planner/plan-fit.ts";
import type { Sizing } from "#planner/sizing/sizing.ts";
import { assumedInTraffic } from "#planner/traffic/assumed.ts";
import { plannedVehicle } from "#planner/vehicles.ts";
import type { Sheet } from "../sheet.ts";
import type { EnteredSum } from "./cost-rows.ts";
import { openPaper, type Paper } from "./paper.ts";
import { setMoney } from "./set-money.ts";
import { setFloor, setOrders, setRequired, text } from "./set-required.ts";
import { setAcceptance, setFleet, setLimits } from "./set-sizing.ts";

/** Contents of the document; the sizing, and the sums with their part of the link and form fields, are optional. */
export type Required = {
  plan: Plan;
  sizing?: Sizing | undefined;
  sums?: URLSearchParams | undefined;
  costs?: Costs | undefined;
  freed?: Freed | undefined;
  entered?: readonly EnteredSum[] | undefined;
};

/**
 * A plan as a document that any supplier can answer: first what is required, then what was computed and assumed.
 * @param room between two rows of a table, in points
 * @returns the share of the last page that is left
 */
export function setRequirement(sheet: Sheet, required: Required, room: number) {
  const { plan, sizing, sums, costs, freed, entered } = required;
  const paper = openPaper(sheet, room);
  paper.title(words.title(plan.name));
  paper.text(words.introduction);
  paper.link(words.link, company.siteUrl + pathOf(plan, sums));
  setFleet(paper, plan, sizing);
  setOrders(paper, plan);
  setAcceptance(paper, plan, sizing);
  setRequired(paper, plan);
  setComputed(paper, plan, sizing);
  if (costs && freed) setMoney(paper, plan, sizing, { costs, freed, entered });
  const { title, head, traffic } = words.assumed;
  paper.headline(title);
  const { failures } = plan.assumptions;
  const assumed = (Object.keys(assumptions) as (keyof typeof assumptions)[]).map((key) => {
    const { text: name, unit, value, source } = assumptions[key];
    const own = plan.assumptions[key];
    return [name, `${own} ${unit}`.trim(), own === value ? source : "yours"] as const;
  });
  const stops: readonly (readonly [string, string, string])[] = failures
    ? [[words.assumed.failures, words.assumed.stops(failures), "yours"]]
    : [];
  paper.table({ head, rows: [...assumed, ...stops], shares: [0.42, 0.12, 0.46] });
  const driven = assumedInTraffic.map(({ text, value, source }) => [text, value, source] as const);
  paper.table({ head: traffic, rows: driven, shares: [0.34, 0.24, 0.42] });
  paper.headline(words.questions.title);
  paper.list(words.questions.list);
  setEveryRequirement(paper, plan);
  setFloor(paper, plan);
  return paper.left();
}

/** Each vehicle against each requirement, with the figures and their sources; what one that can't do the job meets anyway is left out. */
function setEveryRequirement(paper: Paper, plan: Plan) {
  const { title, text, head } = words.every;
  paper.headline(title);
  paper.text(text);
  for (const { product, verdict, reasons } of fitPlan(plan).vehicles) {
    const rows = reasons
      .filter((reason) => verdict !== "no" || reason.verdict !== "fits")
      .map(({ verdict, text, source }) => [text, plannerWords.fit.verdicts[verdict], source] as const);
    const { title } = plannedVehicle(product);
    paper.table({ head: [title, ...head], rows, shares: [0.54, 0.12, 0.34] });
  }
}

function setComputed(paper: Paper, plan: Plan, sizing: Sizing | undefined) {
  const { computed } = words;
  const counted = bounds(plan);
  const { least, expected, peak } = counted.vehicles;
  paper.headline(computed.title);
  paper.text(computed.text(company.name));
  /* The last table has the reasons. */
  const fits = fitPlan(plan).vehicles.map(
    ({ product, verdict }) => [plannedVehicle(product).title, plannerWords.fit.verdicts[verdict]] as const,
  );
  const { rows } = plannerWords.bounds;
  const shares = [0.72, 0.28];
  paper.pair(
    { head: computed.fit, rows: fits, shares },
    {
      head: [plannerWords.bounds.caption(titlesOf(plan)), computed.count],
      rows: [
        [rows.least.join(": "), text(least)],
        [rows.expected.join(": "), text(expected ?? undefined)],
        [rows.peak.join(": "), text(peak ?? undefined)],
      ],
      shares,
    },
  );
  setLimits(paper, plan, sizing);
}
