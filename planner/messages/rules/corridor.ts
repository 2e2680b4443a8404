import { fieldsOf, listOf } from "./read-content.ts";
import { broken, kept, type Rule } from "./rule.ts";

/** A corridor has a width: one without is left out. */
export const corridor: Rule = {
  name: "corridor",
  kinds: ["order"],
  sections: { "2.1": "6.6.5", "3.0": "6.1.5" },
  after: ["schema"],
  judge({ message }) {
    let corridors = 0;
    for (const [at, edge] of listOf(message["edges"]).entries()) {
      const { corridor: given } = fieldsOf(edge) as Record<string, unknown>;
      if (given === undefined || given === null) continue;
      corridors++;
      const { leftWidth, rightWidth } = fieldsOf(given) as Record<string, unknown>;
      if (leftWidth === 0 && rightWidth === 0)
        return broken(`edges[${at}].corridor has no width to either side. Leave it out instead.`);
    }
    return corridors === 0 ? undefined : kept("Corridors have a width.");
  },
};
