import { fieldsOf, listOf } from "./read-content.ts";
import { broken, kept, type Rule } from "./rule.ts";

/** Of several versions of a map, one at most is in use. */
export const maps: Rule = {
  name: "maps",
  kinds: ["state"],
  sections: { "2.1": "6.10.6", "3.0": "7.8" },
  judge({ message }) {
    const inUse = new Set<unknown>();
    const list = listOf(message["maps"]);
    for (const map of list) {
      const { mapId, mapStatus } = fieldsOf(map) as Record<string, unknown>;
      if (mapStatus !== "ENABLED") continue;
      if (inUse.has(mapId)) return broken(`Two versions of map ${JSON.stringify(mapId)} are ENABLED.`);
      inUse.add(mapId);
    }
    return list.length === 0 ? undefined : kept("Of each map one version is in use.");
  },
};
