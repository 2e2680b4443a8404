import type { History } from "./history.ts";
import { isPlaced } from "./order-ahead.ts";
import { apart, type State } from "./read-content.ts";
import { broken, kept, type Rule } from "./rule.ts";

/** What a measured way may be beyond the greatest speed: a share, and m; for how short (s) a time nothing is told. */
const slack = { share: 1.2, way: 0.5, time: 0.5 };

/** Between two states on an edge, or at its two ends, a vehicle keeps the edge's greatest speed. */
export const edgeSpeed: Rule = {
  name: "edge-speed",
  kinds: ["state"],
  sections: { "1.1": "6.7", "2.0": "6.7", "2.1": "6.6.6", "3.0": "7.3" },
  after: [
    ...["schema", "timestamp", "last-node", "progress", "node-states", "same-map"],
    ...["way", "driving", "node-reached", "node-passed"],
  ],
  inOrder: true,
  judge({ content: { state }, header: { headerId, at } }, history) {
    const { state: before, stateHeader, sinceOnline, lastStateAt } = history;
    if (!state || !before || !isDriven(state) || !isDriven(before)) return undefined;
    if (headerId !== (stateHeader?.headerId ?? -2) + 1 || sinceOnline.has("state")) return undefined;
    if (at === undefined || lastStateAt === undefined || before.nodes[0]?.sequence === 0) return undefined;
    const driven = edgeBetween(before, state, history);
    const seconds = (at - lastStateAt) / 1000;
    if (!driven || seconds < slack.time) return undefined;
    if (driven.way > driven.speed * slack.share * seconds + slack.way)
      return broken(
        `The vehicle drives ${driven.way.toFixed(1)} m in ${seconds.toFixed(1)} s on edge ${driven.id}, whose greatest speed is ${driven.speed} m/s.`,
      );
    return kept(`The vehicle keeps the greatest speed of edge ${driven.id}.`);
  },
};

const isDriven = (state: State) => state.mode === "AUTOMATIC" && state.localized && !isPlaced(state);

/** The edge after the last node of the first of two states, and how far (m) the vehicle has driven on it at least. */
function edgeBetween(before: State, state: State, history: History) {
  const [from, to] = [before.lastSequence, state.lastSequence];
  const snapshot = history.snapshot(state.orderId, state.updateId);
  const [there, here] = [before.position, state.position];
  if (!there || !here || there.mapId !== here.mapId || before.orderId !== state.orderId || !snapshot?.sure)
    return undefined;
  const edge = snapshot.edges.get(from + 1);
  if (!edge?.speed || edge.speed < 0 || (to !== from && to !== from + 2)) return undefined;
  const [begin, end] = [snapshot.nodes.get(from)?.position, snapshot.nodes.get(from + 2)?.position];
  if (!begin || !end || begin.mapId !== end.mapId) return undefined;
  /* At the next node the vehicle may already be on the edge after it. */
  return { id: edge.id, speed: edge.speed, way: Math.min(apart(there, here), apart(begin, end)) };
}
