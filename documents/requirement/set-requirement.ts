import { company } from "#content/company.ts";
import { plannerWords } from "#content/planner.ts";
import { requirementWords as words } from "#content/requirement.ts";
import { fitVehicles } from "#planner/fit/fit.ts";
import { limitsOf, plannedHour } from "#planner/fleet/limiting.ts";
import type { Summary } from "#planner/fleet/summary.ts";
import { distancesOf } from "#planner/floor/distances.ts";
import { bounds } from "#planner/flow/bounds.ts";
import { pathOf } from "#planner/link/link.ts";
import type { Costs } from "#planner/money/costs.ts";
import { assumptions } from "#planner/plan/assumptions.ts";
import type { Plan } from "#planner/plan/plan.ts";
import { assumedInTraffic } from "#planner/traffic/assumed.ts";
import { plannedVehicle } from "#planner/vehicles.ts";
import type { Sheet } from "../sheet.ts";
import { drawFloor } from "./draw-floor.ts";
import { openPaper, type Paper } from "./paper.ts";
import { type Entered, setMoney } from "./set-money.ts";
import { setSimulated } from "./set-simulated.ts";

const floorHeight = 210; /* points */
const text = (value: number | string | undefined) => `${value ?? "–"}`;

/** Contents of the document; sums, their form fields and simulated figures are optional. */
export type Required = {
  plan: Plan;
  costs?: Costs | undefined;
  entered?: Entered | undefined;
  simulated?: Summary | undefined;
};

/** A plan as a document that any supplier can answer: first what is required, then what was computed and assumed. */
export function setRequirement(sheet: Sheet, { plan, costs, entered, simulated }: Required) {
  const paper = openPaper(sheet);
  paper.title(words.title(plan.name));
  paper.text(words.introduction);
  paper.link(words.link, company.siteUrl + pathOf(plan));
  setRequired(paper, plan);
  setComputed(paper, plan);
  if (simulated) setSimulated(paper, plan, simulated);
  if (costs) setMoney(paper, plan, costs, entered);
  const { title, head, traffic } = words.assumed;
  paper.headline(title);
  const assumed = (Object.keys(assumptions) as (keyof typeof assumptions)[]).map((key) => {
    const { text: name, unit, value, source } = assumptions[key];
    const own = plan.assumptions[key];
    return [name, `${own} ${unit}`.trim(), own === value ? source : "yours"] as const;
  });
  paper.table(head, assumed, [0.42, 0.12, 0.46]);
  const driven = assumedInTraffic.map(({ text, value, source }) => [text, value, source] as const);
  paper.table(traffic, driven, [0.34, 0.24, 0.42]);
  paper.headline(words.questions.title);
  paper.list(words.questions.list);
  setEveryRequirement(paper, plan);
}

/** Each vehicle against each requirement, with the figures and their sources. */
function setEveryRequirement(paper: Paper, plan: Plan) {
  const { title, head } = words.every;
  paper.headline(title);
  const rows = fitVehicles(plan).vehicles.flatMap(({ product, reasons }) =>
    reasons.map(
      ({ verdict, text, source }) =>
        [plannedVehicle(product).title, plannerWords.fit.verdicts[verdict], text, source] as const,
    ),
  );
  paper.table(head, rows, [0.2, 0.12, 0.42, 0.26]);
}

function setRequired(paper: Paper, plan: Plan) {
  const { loads, floor, flows, work } = words;
  paper.headline(loads.title);
  const loadRows = plan.loads.map(
    ({ id, carrier, length, width, height, weight }) =>
      [id, carrier.replaceAll("-", " "), ...[length, width, height, weight].map(text)] as const,
  );
  paper.table(loads.head, loadRows, [0.2, 0.2, 0.15, 0.15, 0.15, 0.15]);
  paper.headline(floor.title);
  paper.figure(floor.alt(plan.places.length, plan.lanes.length), floorHeight, (place) =>
    drawFloor(paper.sheet, plan, place),
  );
  const { aisle, doorway, doorHeight, gradient, temperature } = plan.site;
  const millimetres = (value: number | undefined) => (value === undefined ? floor.unknown : `${value} mm`);
  paper.table(
    [floor.site, ""],
    [
      [floor.rows.aisle, millimetres(aisle)],
      [floor.rows.doorway, millimetres(doorway)],
      [floor.rows.doorHeight, millimetres(doorHeight)],
      [floor.rows.gradient, `${gradient} %`],
      [floor.rows.temperature, temperature ? `${temperature[0]} to ${temperature[1]} °C` : floor.unknown],
    ],
    [0.5, 0.5],
  );
  const placeRows = plan.places.map(
    ({ id, x, y, handover, height, chargers }) =>
      [id, ...[x, y, handover, handover && height, chargers || undefined].map(text)] as const,
  );
  paper.table(floor.places.head, placeRows, [0.3, 0.14, 0.14, 0.16, 0.14, 0.12]);
  const laneRows = plan.lanes.map(
    ({ from, to, both, width }) => [from, to, both ? floor.both : floor.oneWay, text(width)] as const,
  );
  if (laneRows.length > 0) paper.table(floor.lanes.head, laneRows, [0.33, 0.33, 0.17, 0.17]);
  paper.headline(flows.title);
  const { between } = distancesOf(plan);
  const flowRows = plan.flows.map(
    ({ from, to, load, perHour }) =>
      [from, to, load, text(perHour), text(Math.round(between(from, to) / 1000))] as const,
  );
  paper.table(flows.head, flowRows, [0.26, 0.26, 0.18, 0.18, 0.12]);
  if (plan.flows.length > 1) {
    const all = plan.flows.reduce((sum, { perHour }) => sum + perHour, 0);
    paper.text(flows.all(Math.round(all * 10) / 10));
  }
  paper.table([work.title, ""], work.rows(plan.work), [0.5, 0.5]);
}

function setComputed(paper: Paper, plan: Plan) {
  const { computed } = words;
  const counted = bounds(plan);
  const { least, expected, peak } = counted.vehicles;
  paper.headline(computed.title);
  paper.text(computed.text(company.name));
  const fits = fitVehicles(plan).vehicles.map(({ product, verdict, reasons }) => {
    const against = reasons.filter((reason) => reason.verdict !== "fits").map((reason) => reason.text);
    const said = against.length > 2 ? [...against.slice(0, 1), computed.more(against.length - 1)] : against;
    return [plannedVehicle(product).title, plannerWords.fit.verdicts[verdict], said.join(" ")] as const;
  });
  paper.table(computed.fit, fits, [0.26, 0.14, 0.6]);
  const { rows } = plannerWords.bounds;
  const vehicle = plannedVehicle(counted.vehicle).title;
  paper.table(
    [computed.counts[0], `${computed.counts[1]}, ${vehicle}`],
    [
      [rows.least.join(": "), text(least)],
      [rows.expected.join(": "), text(expected ?? undefined)],
      [rows.peak.join(": "), text(peak ?? undefined)],
    ],
    [0.6, 0.4],
  );
  if (expected === null) return;
  const hour = plannedHour(counted, expected);
  const parts = (["loaded", "handling", "empty", "idle"] as const).map(
    (kind) => [plannerWords.fleet.hour[kind], text(Math.round(hour[kind] * 60))] as const,
  );
  paper.table(computed.hour, parts, [0.6, 0.4]);
  for (const limit of limitsOf(plan, counted, expected, hour)) paper.text(limit);
}
