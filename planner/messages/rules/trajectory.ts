import { fieldsOf, listOf, numberOf } from "./read-content.ts";
import { broken, kept, type Rule } from "./rule.ts";

/** A curve has as many knots as control points and degree ask for, in rising order. */
export const trajectory: Rule = {
  name: "trajectory",
  kinds: ["order"],
  sections: { "1.1": "6.7", "2.0": "6.7", "2.1": "6.6.6", "3.0": "7.3" },
  after: ["schema"],
  judge({ message }) {
    let curves = 0;
    for (const [at, edge] of listOf(message["edges"]).entries()) {
      const curve = fieldsOf(edge)["trajectory"];
      if (curve === undefined || curve === null) continue;
      const { degree = 1, knotVector, controlPoints } = fieldsOf(curve) as Record<string, unknown>;
      if (!Array.isArray(knotVector) || !Array.isArray(controlPoints)) continue;
      curves++;
      const due = controlPoints.length + (numberOf(degree) ?? 1) + 1;
      if (knotVector.length !== due)
        return broken(
          `edges[${at}].trajectory has ${knotVector.length} knots. ${controlPoints.length} control points of degree ${degree} need ${due}.`,
        );
      const falls = knotVector.findIndex((knot, index) => knot < knotVector[index - 1]);
      if (falls > 0) return broken(`edges[${at}].trajectory: the knots fall at knotVector[${falls}].`);
    }
    return curves === 0 ? undefined : kept(`${curves} trajectories have the knots that they need.`);
  },
};
