import { fieldsOf, listOf } from "./read-content.ts";
import { broken, kept, type Rule } from "./rule.ts";

/** Of several versions of a map, one at most is in use; the vehicle is on a map that it has in use. */
export const maps: Rule = {
  name: "maps",
  kinds: ["state"],
  sections: { "2.1": "6.10.6", "3.0": "7.8" },
  after: ["schema"],
  judge({ message, content: { state }, version }) {
    const inUse = new Set<unknown>();
    const list = listOf(message["maps"]);
    for (const map of list) {
      const { mapId, mapStatus } = fieldsOf(map) as Record<string, unknown>;
      if (mapStatus !== "ENABLED") continue;
      if (inUse.has(mapId)) return broken(`Two versions of map ${JSON.stringify(mapId)} are ENABLED.`);
      inUse.add(mapId);
    }
    const here = state?.position?.mapId;
    if (here !== undefined && list.length > 0 && !inUse.has(here))
      return {
        ...broken(`The vehicle is on map ${JSON.stringify(here)}, which it doesn't have in use.`),
        section: version === "3.0" ? "6.3.2" : "6.7.2",
      };
    return list.length === 0 ? undefined : kept("Of each map one version is in use.");
  },
};
