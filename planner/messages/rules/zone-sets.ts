import { broken, kept, type Rule } from "./rule.ts";

/** Of several zone sets of a map, one at most is in use (since 3.0). */
export const zoneSets: Rule = {
  name: "zone-sets",
  kinds: ["state"],
  sections: { "3.0": "7.8" },
  after: ["schema", "action-results"],
  judge({ content: { state } }) {
    const inUse = state?.zoneSets?.filter((set) => set.inUse) ?? [];
    const twice = inUse.find(({ map }, at) => inUse.findIndex((other) => other.map === map) < at);
    if (twice) return broken(`Two zone sets of map ${JSON.stringify(twice.map)} are ENABLED.`);
    return inUse.length === 0 ? undefined : kept("Of each map one zone set is in use.");
  },
};
