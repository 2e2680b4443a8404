import { broken, kept, type Rule } from "./rule.ts";

/** By how much a way may be longer than its edge, which may be a curve: a share and m. */
const slack = { share: 3, way: 50 };
/** What a vehicle may drive beyond its greatest speed: a share of it, and m. */
const faster = { share: 1.2, way: 20 };

/** The way since the last node is one that the vehicle can have driven: on the edge after it, and in the time since. */
export const distance: Rule = {
  name: "distance",
  kinds: ["state"],
  sections: { "1.1": "6.10.6", "2.0": "6.10.6", "2.1": "6.10.6", "3.0": "7.8" },
  after: ["schema", "ranges", "last-node", "progress", "timestamp"],
  inOrder: true,
  judge({ content: { state }, header }, history) {
    const driven = state?.driven;
    if (!state || driven === undefined || state.mode !== "AUTOMATIC") return undefined;
    const snapshot = history.snapshot(state.orderId, state.updateId);
    const [from, to, edge] = [
      snapshot?.nodes.get(state.lastSequence),
      snapshot?.nodes.get(state.lastSequence + 2),
      snapshot?.edges.get(state.lastSequence + 1),
    ];
    const [here, there] = [from?.position, to?.position];
    const isKnown = snapshot?.sure && here && there && here.mapId === there.mapId;
    const [dx, dy] = isKnown ? [there.x - here.x, there.y - here.y] : [0, 0];
    const straight = isKnown ? Math.sqrt(dx * dx + dy * dy) : undefined;
    const longest = straight === undefined ? undefined : Math.max(straight, edge?.length ?? 0);
    if (longest !== undefined && driven > longest * slack.share + slack.way)
      return broken(
        `distanceSinceLastNode is ${driven} m. Edge ${edge?.id} after node ${from?.id} is ${longest.toFixed(1)} m long.`,
      );
    const isSame =
      history.state?.orderId === state.orderId && history.state.lastSequence === state.lastSequence;
    const since = isSame ? history.leftSince : history.lastStateAt;
    const speed = history.factsheet?.speed;
    if (since !== undefined && speed && header.at !== undefined && !history.losesStates) {
      const most = (speed * faster.share * (header.at - since)) / 1000 + faster.way;
      if (driven > most)
        return broken(
          `distanceSinceLastNode is ${driven} m. Since the state that named another node the vehicle can have driven ${most.toFixed(0)} m.`,
        );
    }
    return kept(`distanceSinceLastNode is ${driven} m.`);
  },
};
