import { stringify } from "csv-stringify/sync";
import { queryOf } from "#app/query.ts";
import { requirementWords } from "#content/planner/requirement.ts";
import { kindsOf } from "#planner/choose.ts";
import { distancesOf } from "#planner/floor/distances.ts";
import { bounds } from "#planner/flow/bounds.ts";
import { writeLif, writeLifTwo } from "#planner/lif/write-lif.ts";
import { openToken } from "#planner/link/link.ts";
import { asInput, type Plan } from "#planner/plan/plan.ts";
import { endOf, wayOf } from "#planner/plan/ways.ts";
import { fitPlan } from "#planner/plan-fit.ts";
import { cellText } from "#planner/rows/cell-text.ts";
import type { Route } from "./+types/plan-file.ts";
import { inWords } from "./plain-answer.ts";

type PlanFile = { type: string; make: (plan: Plan) => string };

const json = (value: unknown) => `${JSON.stringify(value, null, 1)}\n`;
const csv = (rows: readonly (readonly (string | number | null)[])[]) =>
  `\uFEFF${stringify(
    rows.map((row) => [...row]),
    { cast: { string: cellText }, record_delimiter: "windows" },
  )}`;

/** Files that can be made from a plan, by their names. */
const files = new Map<string, PlanFile>([
  ["plan.json", { type: "application/json", make: (plan) => json(asInput(plan)) }],
  ["flows.csv", { type: "text/csv; charset=utf-8", make: (plan) => csv(flowRows(plan)) }],
  ["answers.csv", { type: "text/csv; charset=utf-8", make: (plan) => csv(answerRows(plan)) }],
  [
    "floor.lif2.json",
    {
      type: "application/json",
      make: (plan) => json(writeLifTwo(plan, vehiclesOf(plan, "title"), new Date().toISOString())),
    },
  ],
  [
    "floor.lif.json",
    {
      type: "application/json",
      make: (plan) => json(writeLif(plan, vehiclesOf(plan, "product"), new Date().toISOString())),
    },
  ],
]);

/**
 * /planner/files/{name}?plan=…: a file made from the plan in the address. The server itself answers for the requirement
 * document: server/documents/.
 */
export function loader({ params, request }: Route.LoaderArgs) {
  const parameters = queryOf("/planner/files/:file", request.url);
  const opened = openToken(parameters.get("plan") ?? "");
  const file = files.get(params.file);
  if (!file) return inWords(requirementWords.instead.unknown, { status: 404 });
  if (!opened.ok) return inWords(requirementWords.instead.unreadable, { status: 404 });
  return new Response(file.make(opened.value.plan), {
    headers: {
      "Content-Type": file.type,
      "Content-Disposition": `attachment; filename="${params.file}"`,
      "X-Robots-Tag": "noindex",
    },
  });
}

const vehiclesOf = (plan: Plan, name: "title" | "product") =>
  kindsOf(plan).map(({ vehicle }) => vehicle[name]);

function flowRows(plan: Plan) {
  const { between } = distancesOf(plan);
  return [
    [
      "From",
      "To",
      "Load",
      "Orders an hour",
      "Route, m",
      "One every, s",
      "First after, s",
      "Loads a trip",
      "Vehicle",
    ],
    ...plan.flows.map((flow) => [
      ...[flow.from, endOf(flow), flow.load, flow.perHour, wayOf(flow, between) / 1000],
      ...[flow.every ?? null, flow.first ?? null, flow.perTrip ?? null, flow.vehicle ?? null],
    ]),
  ];
}

function answerRows(plan: Plan) {
  const { vehicle, vehicles, perHour } = bounds(plan);
  return [
    ["Vehicle", "Rule", "Verdict", "Required", "Offered", "Unit", "Gap", "In words", "Source"],
    ...fitPlan(plan).vehicles.flatMap(({ product, reasons }) =>
      reasons.map(({ rule, verdict, required, offered, unit, gap, text, source }) => [
        ...[product, rule, verdict, required, offered],
        ...[unit, gap, text, source],
      ]),
    ),
    ...Object.entries(vehicles).map(([bound, count]) => [vehicle, "count", bound, null, count, "vehicles"]),
    ...Object.entries(perHour).map(([kind, seconds]) => [vehicle, "work", kind, null, seconds, "s an hour"]),
  ];
}
