import { isPlaced } from "./order-ahead.ts";
import { broken, kept, type Rule } from "./rule.ts";

/** Actions after which a vehicle may be on another map. */
const changing: readonly unknown[] = ["enableMap", "downloadMap", "initPosition", "initializePosition"];

/** Between two nodes of one map a vehicle is on that map. */
export const sameMap: Rule = {
  name: "same-map",
  kinds: ["state"],
  sections: { "1.1": "6.7", "2.0": "6.7", "2.1": "6.6.6", "3.0": "7.3" },
  after: ["schema", "last-node", "progress", "node-states", "maps"],
  inOrder: true,
  judge({ content: { state } }, history) {
    const here = state?.position?.mapId;
    if (!state || here === undefined || !state.localized || isPlaced(state)) return undefined;
    const snapshot = history.snapshot(state.orderId, state.updateId);
    if (!snapshot?.sure) return undefined;
    const [last, next] = [snapshot.nodes.get(state.lastSequence), state.nodes[0]];
    const ahead = next && snapshot.nodes.get(next.sequence);
    if (last?.id !== state.lastNodeId || (next && !ahead)) return undefined;
    const around = [last, ...(ahead ? [ahead] : [])].map(({ position }) => position?.mapId);
    if (around.includes(undefined) || around.includes(here))
      return kept("The vehicle is on its order's map.");
    const told = [...state.allActions.values()].map(({ type }) => type);
    if (
      [...told, ...[...history.pending.values()].map(({ type }) => type)].some((type) =>
        changing.includes(type),
      )
    )
      return undefined;
    return broken(
      `The vehicle is on map ${JSON.stringify(here)}. Node ${last.id}, its last one, ${ahead ? `and node ${ahead.id}, its next one, are` : "is"} on map ${JSON.stringify(around[0])}.`,
    );
  },
};
