import type { Node, Order } from "./read-content.ts";
import { fieldsOf, listOf, numberOf } from "./read-content.ts";
import { broken, type Heard, type Kind, kept, type Rule, type Sections } from "./rule.ts";

/** How far (m) a curve's end may be from its node, beyond what the node itself allows. */
const slack = 1;

/** A curve has as many knots as control points and degree ask for, in rising order. */
export const trajectory: Rule = {
  name: "trajectory",
  kinds: ["order", "state", "visualization"],
  sections: { "1.1": "6.7", "2.0": "6.7", "2.1": "6.6.6", "3.0": "7.3" },
  after: ["schema"],
  judge({ message, content: { order }, kind, version }) {
    const section = sectionsOf[kind]?.[version];
    if (section === undefined) return undefined;
    let curves = 0;
    for (const { path, curve, nodes } of curvesIn(message, order)) {
      const { degree = 1, knotVector, controlPoints } = fieldsOf(curve) as Record<string, unknown>;
      if (!Array.isArray(knotVector) || !Array.isArray(controlPoints)) continue;
      curves++;
      const wrong = wrongKnots(knotVector, controlPoints.length, numberOf(degree) ?? 1);
      if (wrong !== undefined) return { ...broken(`${path} ${wrong}.`), section };
      const away = endElsewhere(nodes, controlPoints, knotVector, degree);
      if (away) return { ...broken(`${path} ${away}.`), section };
    }
    if (curves === 0) return undefined;
    return { ...kept(`${curves} trajectories have the knots that they need.`), section };
  },
};

const sectionsOf: Partial<Record<Kind, Sections>> = {
  order: { "1.1": "6.7", "2.0": "6.7", "2.1": "6.6.6", "3.0": "7.3" },
  state: { "1.1": "6.10.6", "2.0": "6.10.6", "2.1": "6.10.6", "3.0": "7.8" },
  visualization: { "3.0": "7.9" },
};

/** Curves of edges, and since 3.0 of the way that a vehicle plans and of what it asks for. */
function curvesIn(message: Heard["message"], order: Order | undefined) {
  const curveOf = (value: unknown) => fieldsOf(value)["trajectory"];
  const of = (list: string) =>
    listOf(message[list]).map((each, at) => {
      const nodes = list === "edges" ? (order?.nodes.slice(at, at + 2) ?? []) : [];
      return { path: `${list}[${at}].trajectory`, curve: curveOf(each), nodes };
    });
  const planned = { path: "plannedPath.trajectory", curve: curveOf(message["plannedPath"]), nodes: [] };
  return [...of("edges"), ...of("edgeStates"), ...of("zoneRequests"), planned];
}

function wrongKnots(knots: readonly unknown[], points: number, degree: number) {
  if (points <= degree) return `has ${points} control points. Degree ${degree} needs ${degree + 1} at least`;
  const due = points + degree + 1;
  if (knots.length !== due)
    return `has ${knots.length} knots. ${points} control points of degree ${degree} need ${due}`;
  const falls = knots.findIndex((knot, at) => Number(knot) < Number(knots[at - 1]));
  return falls > 0 ? `has knots that fall at knotVector[${falls}]` : undefined;
}

/** A curve whose first and last knots are repeated begins and ends at its first and last control points. */
function endElsewhere(nodes: readonly Node[], points: unknown[], knots: unknown[], degree: unknown) {
  const order = numberOf(degree) ?? 1;
  const isClamped = knots[0] === knots[order] && knots.at(-1) === knots.at(-1 - order);
  if (!isClamped || nodes.length < 2) return undefined;
  for (const [node, point, does] of [
    [nodes[0], points[0], "begins"],
    [nodes[1], points.at(-1), "ends"],
  ] as const) {
    const { x, y } = fieldsOf(point) as Record<string, unknown>;
    const [px, py, position] = [numberOf(x), numberOf(y), node?.position];
    if (px === undefined || py === undefined || !position) continue;
    const [dx, dy] = [px - position.x, py - position.y];
    const away = Math.sqrt(dx * dx + dy * dy);
    if (away > (position.within ?? 0) + slack)
      return `${does} ${away.toFixed(1)} m from its node ${node?.id}`;
  }
  return undefined;
}
