import { broken, kept, type Rule } from "./rule.ts";

/** Actions after which a vehicle may have another map in use. */
const changing = ["enableMap", "downloadMap", "initPosition", "initializePosition"];

/** An order is about maps that the vehicle has in use: fleet control sees to that. */
export const orderMaps: Rule = {
  name: "order-maps",
  kinds: ["order"],
  sections: { "2.1": "6.7.4", "3.0": "6.3.4" },
  after: ["schema", "order-graph"],
  inOrder: true,
  judge({ content: { order }, version }, { state, pending }) {
    const { maps } = state ?? {};
    if (!order || !maps || maps.length === 0) return undefined;
    const isChanging = (type: string) => changing.includes(type);
    if ([...pending.values()].some(({ type }) => isChanging(type))) return undefined;
    if (order.nodes.some(({ actions }) => actions.some(({ type }) => isChanging(type)))) return undefined;
    for (const { id, position } of order.nodes) {
      const { mapId } = position ?? {};
      if (mapId === undefined) continue;
      const versions = maps.filter((map) => map.id === mapId);
      if (versions.length === 0)
        return {
          ...broken(`Node ${id} is on map ${JSON.stringify(mapId)}, which isn't on the vehicle.`),
          section: version === "3.0" ? "6.1.4.10" : "6.7.1",
        };
      if (!versions.some(({ inUse }) => inUse))
        return broken(`Node ${id} is on map ${JSON.stringify(mapId)}, which is DISABLED on the vehicle.`);
    }
    return kept("The vehicle has the order's maps in use.");
  },
};
