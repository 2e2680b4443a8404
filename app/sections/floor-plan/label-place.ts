import type { Place } from "#content/tasks/floor-plan.ts";
import type { Point } from "#content/tasks/plants/plant.ts";

export type LabelPlace = { x: number; y: number; textAnchor: "start" | "end" };
type Box = readonly [left: number, top: number, right: number, bottom: number];

const letter = 12; /* the widest that a letter of a label is on average, in units of the sheet */
const rim = 23; /* of a stop */
const wall = 24; /* from the edge of the sheet to the inner side of the wall */

/** For each place where its label covers least of stops, ways, other places and labels; below it where nothing is in the way. */
export function labelPlaces(
  places: readonly Place[],
  ways: readonly (readonly Point[])[],
  stops: readonly Point[],
  sheet: Point,
): (LabelPlace | undefined)[] {
  const taken: Box[] = [
    ...stops.map(([x, y]): Box => [x - rim, y - rim, x + rim, y + rim]),
    ...ways.flatMap((points) => points.slice(1).map((to, index) => between(points[index] ?? to, to))),
  ];
  return places.map((place) => {
    const { label } = place;
    if (!label) return undefined;
    const others = places.filter((other) => other !== place && !holds(other, place)).map(boxOf);
    const width = label.length * letter;
    let best: { place: LabelPlace; box: Box; covered: number } | undefined;
    for (const at of candidates(place)) {
      const left = at.textAnchor === "start" ? at.x : at.x - width;
      const box: Box = [left, at.y - 16, left + width, at.y + 6];
      if (left < wall || box[2] > sheet[0] - wall || box[1] < wall || box[3] > sheet[1] - wall) continue;
      const covered = [...taken, ...others].reduce((sum, other) => sum + shared(box, other), 0);
      if (!best || covered < best.covered) best = { place: at, box, covered };
    }
    if (best) taken.push(best.box);
    return best?.place;
  });
}

/** The likeliest first. */
function candidates({ kind, at: [x, y], size: [width, height] }: Place): LabelPlace[] {
  const right = x + width;
  const below = y + height;
  const beside: LabelPlace[] = [
    { x, y: below + 24, textAnchor: "start" },
    { x: right, y: below + 24, textAnchor: "end" },
    { x, y: y - 10, textAnchor: "start" },
    { x: right, y: y - 10, textAnchor: "end" },
    { x: right + 10, y: y + 20, textAnchor: "start" },
    { x: x - 10, y: y + 20, textAnchor: "end" },
    { x: right + 10, y: below - 4, textAnchor: "start" },
    { x: x - 10, y: below - 4, textAnchor: "end" },
  ];
  if (kind !== "zone" && kind !== "lanes") return beside;
  return [
    { x: x + 12, y: y + 28, textAnchor: "start" },
    { x: right - 12, y: y + 28, textAnchor: "end" },
    { x: x + 12, y: below - 12, textAnchor: "start" },
    { x: right - 12, y: below - 12, textAnchor: "end" },
    ...beside,
  ];
}

const boxOf = ({ at: [x, y], size: [width, height] }: Place): Box => [x, y, x + width, y + height];

/** A marked piece of floor lies under what stands on it. */
function holds({ kind, at, size }: Place, place: Place): boolean {
  if (kind !== "zone" && kind !== "lanes") return false;
  const box = boxOf(place);
  return box[0] >= at[0] && box[1] >= at[1] && box[2] <= at[0] + size[0] && box[3] <= at[1] + size[1];
}

const between = ([x, y]: Point, [toX, toY]: Point): Box => [
  Math.min(x, toX) - 6,
  Math.min(y, toY) - 6,
  Math.max(x, toX) + 6,
  Math.max(y, toY) + 6,
];

const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a[2], b[2]) - Math.max(a[0], b[0])) *
  Math.max(0, Math.min(a[3], b[3]) - Math.max(a[1], b[1]));
