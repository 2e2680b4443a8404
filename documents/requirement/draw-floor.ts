import type { Point } from "#planner/floor/floor.ts";
import type { Plan } from "#planner/plan/plan.ts";
import { colours } from "../look.ts";
import type { Sheet } from "../sheet.ts";
import { nameHeight, placeNames } from "./place-names.ts";

type Place = { x: number; y: number; width: number; height: number };

/** Draws a plan's floor to scale into a place, as the planner's page does. */
export function drawFloor(sheet: Sheet, { places, lanes }: Pick<Plan, "places" | "lanes">, place: Place) {
  const { doc } = sheet;
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  const [left, above] = [Math.min(...xs), Math.max(...ys)];
  const [across, along] = [Math.max(...xs) - left, above - Math.min(...ys)];
  const margin = 16;
  const named = places
    .filter(({ handover, chargers }) => handover || chargers > 0)
    .map((each) => {
      const name = sheet.inLetters(each.id);
      doc.font(sheet.faceOf(name)).fontSize(7.5);
      return { id: each.id, name, width: doc.widthOfString(name) };
    });
  /* Room for the longest name beside the outermost places, unless that would leave too little for the floor. */
  const wanted = Math.max(margin, ...named.map(({ width }) => width + 13));
  const beside = wanted <= place.width * 0.3 ? wanted : Math.max(margin, place.width * 0.22);
  const scale = Math.min(
    (place.width - 2 * beside) / Math.max(across, 1000),
    (place.height - 2 * margin) / Math.max(along, 1000),
  );
  const at = ({ x, y }: Point) => ({
    x: place.x + (place.width - across * scale) / 2 + (x - left) * scale,
    y: place.y + (place.height - along * scale) / 2 + (above - y) * scale,
  });
  const points = new Map(places.map((each) => [each.id, at(each)]));
  doc.save().rect(place.x, place.y, place.width, place.height).clip();
  for (const { from, to, width = 0 } of lanes) {
    const [a, b] = [points.get(from), points.get(to)];
    if (!a || !b) continue;
    doc.lineCap("round").lineWidth(Math.max(1.5, width * scale));
    doc.moveTo(a.x, a.y).lineTo(b.x, b.y).stroke("#dcebe1");
  }
  for (const { from, to, both } of lanes) {
    const [a, b] = [points.get(from), points.get(to)];
    if (!a || !b) continue;
    doc.lineCap("butt").lineWidth(0.9).moveTo(a.x, a.y).lineTo(b.x, b.y).stroke(colours.line);
    if (!both) drawHead(doc, a, b);
  }
  for (const { id, handover, chargers } of places) {
    const point = points.get(id);
    if (!point) continue;
    const isNamed = handover !== undefined || chargers > 0;
    doc.circle(point.x, point.y, isNamed ? 3 : 1.5);
    doc.fill(chargers > 0 ? colours.position : handover ? colours.ink : colours.line);
  }
  const names = named.flatMap(({ id, name, width }) => {
    const point = points.get(id);
    return point ? [{ id: name, ...point, width }] : [];
  });
  const ways = lanes.flatMap(({ from, to }) => {
    const [a, b] = [points.get(from), points.get(to)];
    return a && b ? [[a, b] as const] : [];
  });
  for (const [id, { x, y }] of placeNames(names, place, ways)) {
    const of = names.find((name) => name.id === id);
    if (of) drawLeader(doc, of, { x, y, width: of.width });
    doc.font(sheet.faceOf(id)).fontSize(7.5).fillColor(colours.ink);
    doc.text(id, x, y, { lineBreak: false });
  }
  doc.restore();
  doc.lineWidth(0.5).rect(place.x, place.y, place.width, place.height).stroke(colours.hairline);
}

function drawHead(doc: Sheet["doc"], a: Point, b: Point) {
  const long = Math.sqrt((b.x - a.x) ** 2 + (b.y - a.y) ** 2);
  if (long < 8) return;
  const [x, y] = [(b.x - a.x) / long, (b.y - a.y) / long];
  const tip = { x: (a.x + b.x) / 2 + 4 * x, y: (a.y + b.y) / 2 + 4 * y };
  doc
    .moveTo(tip.x, tip.y)
    .lineTo(tip.x - 7 * x + 3 * y, tip.y - 7 * y - 3 * x)
    .lineTo(tip.x - 7 * x - 3 * y, tip.y - 7 * y + 3 * x)
    .fill(colours.line);
}

/** A line from a place to its name, where that has found room only farther away. */
function drawLeader(doc: Sheet["doc"], from: Point, name: Point & { width: number }) {
  const to = {
    x: Math.min(Math.max(from.x, name.x), name.x + name.width),
    y: Math.min(Math.max(from.y, name.y), name.y + nameHeight),
  };
  if (Math.hypot(to.x - from.x, to.y - from.y) < 9) return;
  doc.lineWidth(0.4).moveTo(from.x, from.y).lineTo(to.x, to.y).stroke(colours.muted);
}
