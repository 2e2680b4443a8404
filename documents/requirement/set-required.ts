import { requirementWords as words } from "#content/planner/requirement.ts";
import { distancesOf } from "#planner/floor/distances.ts";
import { ordersInWords, rateInWords } from "#planner/in-words.ts";
import { peakOf } from "#planner/plan/peak.ts";
import type { Plan } from "#planner/plan/plan.ts";
import { endOf, wayOf } from "#planner/plan/ways.ts";
import { drawFloor } from "./draw-floor.ts";
import type { Paper } from "./paper.ts";

const floorHeight = 210; /* points */
export const text = (value: number | string | undefined) => `${value ?? "–"}`;

export function setRequired(paper: Paper, plan: Plan) {
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
  const { aisle, doorway, doorHeight, gradient, temperature, speed } = plan.site;
  const millimetres = (value: number | undefined) => (value === undefined ? floor.unknown : `${value} mm`);
  paper.table(
    [floor.site, ""],
    [
      [floor.rows.aisle, millimetres(aisle)],
      [floor.rows.doorway, millimetres(doorway)],
      [floor.rows.doorHeight, millimetres(doorHeight)],
      [floor.rows.gradient, `${gradient}%`],
      [floor.rows.temperature, temperature ? `${temperature[0]} to ${temperature[1]} °C` : floor.unknown],
      ...(speed === undefined ? [] : [[floor.rows.speed, `${speed} m/s`] as const]),
    ],
    [0.5, 0.5],
  );
  const placeRows = plan.places.map(
    ({ id, x, y, handover, height, chargers }) =>
      [id, ...[x, y, handover, handover && height, chargers || undefined].map(text)] as const,
  );
  paper.table(floor.places.head, placeRows, [0.3, 0.14, 0.14, 0.16, 0.14, 0.12]);
  const laneRows = plan.lanes.map(
    ({ from, to, both, width, speed }) =>
      [from, to, both ? floor.both : floor.oneWay, text(width), text(speed)] as const,
  );
  if (laneRows.length > 0) paper.table(floor.lanes.head, laneRows, [0.28, 0.28, 0.14, 0.14, 0.16]);
  paper.headline(flows.title);
  const { between } = distancesOf(plan);
  const flowRows = plan.flows.map(
    (flow) =>
      [
        ...[flow.from, endOf(flow), flow.load, rateInWords(flow)],
        text(Math.round(wayOf(flow, between) / 1000)),
      ] as const,
  );
  paper.table(flows.head, flowRows, [0.26, 0.26, 0.18, 0.18, 0.12]);
  if (plan.flows.length > 1) {
    const all = plan.flows.reduce((sum, { perHour }) => sum + perHour, 0);
    paper.text(flows.all(ordersInWords(all)));
  }
  paper.table(
    [work.title, ""],
    work.rows({ ...plan.work, peak: Math.round(peakOf(plan) * 100) / 100 }),
    [0.5, 0.5],
  );
}
