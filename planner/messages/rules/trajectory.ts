import type { Node } from "./read-content.ts";
import { fieldsOf, listOf, numberOf } from "./read-content.ts";
import { broken, kept, type Rule } from "./rule.ts";

/** How far (m) a curve's end may be from its node, beyond what the node itself allows. */
const slack = 1;

/** A curve has as many knots as control points and degree ask for, in rising order. */
export const trajectory: Rule = {
  name: "trajectory",
  kinds: ["order"],
  sections: { "1.1": "6.7", "2.0": "6.7", "2.1": "6.6.6", "3.0": "7.3" },
  after: ["schema"],
  judge({ message, content: { order } }) {
    let curves = 0;
    for (const [at, edge] of listOf(message["edges"]).entries()) {
      const curve = fieldsOf(edge)["trajectory"];
      if (curve === undefined || curve === null) continue;
      const { degree = 1, knotVector, controlPoints } = fieldsOf(curve) as Record<string, unknown>;
      if (!Array.isArray(knotVector) || !Array.isArray(controlPoints)) continue;
      curves++;
      if (controlPoints.length <= (numberOf(degree) ?? 1))
        return broken(
          `edges[${at}].trajectory has ${controlPoints.length} control points. Degree ${degree} needs ${(numberOf(degree) ?? 1) + 1} at least.`,
        );
      const due = controlPoints.length + (numberOf(degree) ?? 1) + 1;
      if (knotVector.length !== due)
        return broken(
          `edges[${at}].trajectory has ${knotVector.length} knots. ${controlPoints.length} control points of degree ${degree} need ${due}.`,
        );
      const away = endElsewhere(order?.nodes.slice(at, at + 2) ?? [], controlPoints, knotVector, degree);
      if (away) return broken(`edges[${at}].trajectory ${away}.`);
      const falls = knotVector.findIndex((knot, index) => knot < knotVector[index - 1]);
      if (falls > 0) return broken(`edges[${at}].trajectory: the knots fall at knotVector[${falls}].`);
    }
    return curves === 0 ? undefined : kept(`${curves} trajectories have the knots that they need.`);
  },
};

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
