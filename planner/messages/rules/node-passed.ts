import { isPlaced } from "./order-ahead.ts";
import { numberOf } from "./read-content.ts";
import { broken, kept, type Rule, sections } from "./rule.ts";

/** For how long (s) a vehicle may gather what happens before it sends a state. */
const gathers = 2;
/** m/s where no factsheet says how fast a vehicle drives. */
const fastest = 3;

/** A vehicle sends a state when it drives over a node. */
export const nodePassed: Rule = {
  name: "node-passed",
  kinds: ["state"],
  sections: sections("6.10", "6.6"),
  after: [
    "schema",
    "timestamp",
    "order-known",
    "last-node",
    "progress",
    "node-states",
    "node-reached",
    "way",
  ],
  inOrder: true,
  judge({ content: { state }, header }, history) {
    const { state: before, stateHeader, sinceOnline, factsheet } = history;
    if (!state || !before || before.orderId !== state.orderId || isPlaced(state) || isPlaced(before))
      return undefined;
    if (state.lastSequence <= before.lastSequence || before.nodes[0]?.sequence === 0) return undefined;
    if (header.headerId !== (stateHeader?.headerId ?? -2) + 1 || sinceOnline.has("state")) return undefined;
    const snapshot = history.snapshot(state.orderId, state.updateId);
    if (!snapshot?.sure) return undefined;
    const [left, reached] = [
      snapshot.nodes.get(state.lastSequence - 2),
      snapshot.nodes.get(state.lastSequence),
    ];
    if (!left || !reached || left.sequence === before.lastSequence)
      return kept(`The vehicle tells node ${state.lastNodeId}, the next one.`);
    const [from, to] = [left.position, reached.position];
    if (!from || !to || from.mapId !== to.mapId) return undefined;
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const way = Math.sqrt(dx * dx + dy * dy) - from.within - to.within;
    const timing: Readonly<Record<string, unknown>> = factsheet?.timing ?? {};
    const least = numberOf(timing["minStateInterval"] ?? timing["minimumStateInterval"]) ?? 0;
    const seconds = way / (factsheet?.speed ?? fastest);
    if (seconds <= gathers + least) return undefined;
    return broken(
      `The vehicle has driven over node ${left.id} without a state. From there to node ${reached.id} it needs ${seconds.toFixed(1)} s at least.`,
    );
  },
};
