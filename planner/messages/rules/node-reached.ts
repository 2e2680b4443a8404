import { isPlaced } from "./order-ahead.ts";
import { broken, kept, type Rule, sections } from "./rule.ts";

/** m beside a node that allows no deviation; s in which a vehicle drives on before its state tells the node. */
const [tolerance, late] = [1, 3];
/** m/s where no factsheet says how fast a vehicle drives. */
const fastest = 3;

/** A vehicle tells that it has reached a node when it is there. */
export const nodeReached: Rule = {
  name: "node-reached",
  kinds: ["state"],
  sections: sections("6.10.2", "6.6.2"),
  after: ["schema", "timestamp", "order-known", "last-node", "progress", "node-states", "same-map", "way"],
  inOrder: true,
  judge({ content: { state }, header }, history) {
    const { state: before, stateHeader, sinceOnline, factsheet } = history;
    if (!state?.position || !before || before.orderId !== state.orderId) return undefined;
    if (state.lastSequence <= before.lastSequence || isPlaced(state) || !state.localized) return undefined;
    const isNext = header.headerId === (stateHeader?.headerId ?? -2) + 1 && !sinceOnline.has("state");
    if (!isNext || header.at === undefined || stateHeader?.at === undefined) return undefined;
    const snapshot = history.snapshot(state.orderId, state.updateId);
    const node = snapshot?.sure ? snapshot.nodes.get(state.lastSequence) : undefined;
    if (!node?.position || node.position.mapId !== state.position.mapId) return undefined;
    const [dx, dy] = [node.position.x - state.position.x, node.position.y - state.position.y];
    const away = Math.sqrt(dx * dx + dy * dy);
    const since = Math.max(0, Math.min(late, (header.at - stateHeader.at) / 1000));
    const within = Math.max(tolerance, node.position.within) + (factsheet?.speed ?? fastest) * 1.2 * since;
    if (away <= within) return kept(`The vehicle is at node ${node.id}, which it tells to have reached.`);
    return broken(
      `The vehicle tells that it has reached node ${node.id}, and is ${away.toFixed(1)} m from there.`,
    );
  },
};
