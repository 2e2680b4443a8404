import { requirementWords as words } from "#content/planner/requirement.ts";
import { distancesOf } from "#planner/floor/distances.ts";
import { ordersInWords, rateInWords } from "#planner/in-words.ts";
import { peakOf } from "#planner/plan/peak.ts";
import type { Plan } from "#planner/plan/plan.ts";
import { endOf, wayOf } from "#planner/plan/ways.ts";
import { drawFloor } from "./draw-floor.ts";
import type { Paper } from "./paper.ts";

export const text = (value: number | string | undefined) => `${value ?? "–"}`;

/** In points, on the first sheet: what stands below the table of orders, and the space between the parts. */
const roomBelow = 152;

/** The floor, drawn to scale, and the orders on it. The floor has what a few orders leave of the first sheet. */
export function setOrders(paper: Paper, plan: Plan) {
  const { floor, flows } = words;
  const { between } = distancesOf(plan);
  const rows = plan.flows.map(
    (flow) =>
      [
        ...[flow.from, endOf(flow), flow.load, rateInWords(flow)],
        text(Math.round(wayOf(flow, between) / 1000)),
      ] as const,
  );
  const table = { head: flows.head, rows, shares: [0.26, 0.26, 0.18, 0.18, 0.12] };
  const left = paper.room() - paper.heightOf(table) - roomBelow;
  const height = Math.max(130, Math.min(360, left)); /* points */
  paper.figure(floor.alt(plan.places.length, plan.lanes.length), height, (place) =>
    drawFloor(paper.sheet, plan, place),
  );
  paper.table(table);
  if (plan.flows.length < 2) return;
  const all = plan.flows.reduce((sum, { perHour }) => sum + perHour, 0);
  paper.text(flows.all(ordersInWords(all)));
}

/** Hours, promise, surroundings and loads. */
export function setRequired(paper: Paper, plan: Plan) {
  const { loads, floor, work } = words;
  paper.headline(words.required, 220);
  const { aisle, doorway, doorHeight, gradient, temperature, speed } = plan.site;
  const millimetres = (value: number | undefined) => (value === undefined ? floor.unknown : `${value} mm`);
  paper.pair(
    {
      head: [work.title, ""],
      rows: work.rows({
        ...plan.work,
        peak: Math.round(peakOf(plan) * 100) / 100,
        hasTakts: plan.flows.some(({ every }) => every !== undefined),
      }),
      shares: [0.46, 0.54],
    },
    {
      head: [floor.site, ""],
      rows: [
        [floor.rows.aisle, millimetres(aisle)],
        [floor.rows.doorway, millimetres(doorway)],
        [floor.rows.doorHeight, millimetres(doorHeight)],
        [floor.rows.gradient, `${gradient}%`],
        [floor.rows.temperature, temperature ? `${temperature[0]} to ${temperature[1]} °C` : floor.unknown],
        ...(speed === undefined ? [] : [[floor.rows.speed, `${speed} m/s`] as const]),
      ],
      shares: [0.62, 0.38],
    },
  );
  const rows = plan.loads.map(
    ({ id, carrier, length, width, height, weight }) =>
      [id, carrier.replaceAll("-", " "), ...[length, width, height, weight].map(text)] as const,
  );
  paper.table({ head: loads.head, rows, shares: [0.2, 0.2, 0.15, 0.15, 0.15, 0.15] });
}

/** The floor in figures: what the drawing shows. */
export function setFloor(paper: Paper, { places, lanes }: Plan) {
  const { floor } = words;
  paper.headline(floor.title);
  const placeRows = places.map(
    ({ id, x, y, handover, height, chargers }) =>
      [id, text(x), text(y), useOf({ handover, height, chargers })] as const,
  );
  paper.columns({ head: floor.places.head, rows: placeRows, shares: [0.32, 0.19, 0.19, 0.3] });
  if (lanes.length === 0) return;
  const { from, to, driven, width, speed } = floor.lanes.head;
  const isLimited = lanes.some((lane) => lane.speed !== undefined);
  const laneRows = lanes.map(
    ({ from, to, both, width, speed }) =>
      [
        ...([from, to, both ? floor.both : floor.oneWay, text(width)] as const),
        ...(isLimited ? [text(speed)] : []),
      ] as const,
  );
  paper.columns({
    head: [from, to, driven, width, ...(isLimited ? [speed] : [])],
    rows: laneRows,
    shares: isLimited ? [0.23, 0.23, 0.22, 0.16, 0.16] : [0.27, 0.27, 0.24, 0.22],
  });
}

/** What is done at a place: how high it hands over, or how many charge there. */
function useOf({
  handover,
  height,
  chargers,
}: Pick<Plan["places"][number], "handover" | "height" | "chargers">) {
  const { at, charge } = words.floor.places;
  const uses = [handover && at(handover, height), chargers > 0 && charge(chargers)];
  return uses.filter(Boolean).join("; ") || "–";
}
