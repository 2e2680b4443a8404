import type { Point } from "../floor/floor.ts";
import { listOf, numberIn, propertiesOf, recordIn } from "./json-members.ts";

type Weighted = readonly [x: number, y: number, weight: number];

const maxDegree = 7;
/** How far the ends of a curve may lie from the nodes that it joins, m. */
const nearest = 0.1;

/**
 * The longest way, in m, that an edge's properties name for a vehicle: the length of a curve, or one in figures;
 * undefined if there is none that can be true.
 * @param ends of the edge, m
 */
export function wayOf(edge: Record<string, unknown>, ends: readonly [Point, Point]): number | undefined {
  const named = propertiesOf("edge", edge)
    .flatMap((property) => [curveLength(property["trajectory"], ends), lineLength(property, ends)])
    .filter((length) => length !== undefined);
  return named.length > 0 ? Math.max(...named) : undefined;
}

const between = (a: Point, b: Point) => Math.sqrt((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y));

/** LIF 2.0 gives the length of an edge for vehicles that follow a line in the floor. */
export function lineLength(property: Record<string, unknown>, [from, to]: readonly [Point, Point]) {
  const length = numberIn(recordIn(property, "physicalLineGuidedProperty")["length"]);
  return length !== undefined && length >= between(from, to) - 0.001 && length <= 10_000 ? length : undefined;
}

/**
 * The length of a NURBS, m. Undefined if it is none by the standard: knots, degree or weights that don't go together, or
 * ends that lie elsewhere than the nodes.
 */
export function curveLength(trajectory: unknown, [from, to]: readonly [Point, Point]): number | undefined {
  const degree = numberIn((trajectory as Record<string, unknown> | null | undefined)?.["degree"] ?? 1) ?? 0;
  const knots = numbersIn(trajectory, "knotVector");
  const points = listOf(trajectory, "controlPoints").flatMap((point): Weighted[] => {
    const [x, y, weight] = [numberIn(point["x"]), numberIn(point["y"]), numberIn(point["weight"] ?? 1)];
    return x === undefined || y === undefined || weight === undefined || !(weight > 0)
      ? []
      : [[x, y, weight]];
  });
  if (!Number.isInteger(degree) || degree < 1 || degree > maxDegree || points.length <= degree)
    return undefined;
  if (knots.length !== points.length + degree + 1 || knots.some((knot, at) => knot < (knots[at - 1] ?? knot)))
    return undefined;
  const [begin = 0, end = 0] = [knots[degree], knots[points.length]];
  const at = (parameter: number) => pointAt({ degree, knots, points }, parameter);
  if (!(end > begin) || between(at(begin), from) > nearest || between(at(end), to) > nearest)
    return undefined;
  let length = 0;
  for (let span = degree; span < points.length; span++) {
    const [left = 0, right = 0] = [knots[span], knots[span + 1]];
    if (right > left) length += spanLength(at, left, right);
  }
  return Number.isFinite(length) && length <= 10_000 ? length : undefined;
}

const numbersIn = (value: unknown, key: string) => {
  const found = (value as Record<string, unknown> | null | undefined)?.[key];
  const numbers = Array.isArray(found) ? found.map(numberIn) : [];
  return numbers.every((each) => each !== undefined) ? numbers : [];
};

/** Chords, whose error falls with the square of their number, so that two of such sums give one without it. */
function spanLength(at: (parameter: number) => Point, left: number, right: number) {
  const chords = (parts: number) => {
    let [sum, before] = [0, at(left)];
    for (let part = 1; part <= parts; part++) {
      const here = at(left + ((right - left) * part) / parts);
      sum += between(before, here);
      before = here;
    }
    return sum;
  };
  return (4 * chords(64) - chords(32)) / 3;
}

type Curve = { degree: number; knots: readonly number[]; points: readonly Weighted[] };

/** De Boor's algorithm on points with their weights. */
function pointAt({ degree, knots, points }: Curve, parameter: number): Point {
  let span = degree;
  while (span < points.length - 1 && parameter >= (knots[span + 1] ?? Infinity)) span++;
  const near = points
    .slice(span - degree, span + 1)
    .map(([x, y, weight]): Weighted => [x * weight, y * weight, weight]);
  for (let level = 1; level <= degree; level++)
    for (let at = degree; at >= level; at--) {
      const [low = 0, high = 0] = [knots[at + span - degree], knots[at + 1 + span - level]];
      const share = high > low ? (parameter - low) / (high - low) : 0;
      const [a, b] = [near[at - 1], near[at]];
      if (!a || !b) continue;
      const mixed = ([0, 1, 2] as const).map((axis) => (1 - share) * a[axis] + share * b[axis]);
      near[at] = [mixed[0] ?? 0, mixed[1] ?? 0, mixed[2] ?? 1];
    }
  const [x, y, weight] = near[degree] ?? [0, 0, 1];
  return { x: x / weight, y: y / weight };
}
