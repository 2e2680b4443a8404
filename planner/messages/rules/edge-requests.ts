import { fieldsOf, listOf } from "./read-content.ts";
import { broken, kept, type Rule } from "./rule.ts";

/** A vehicle asks for the corridors of edges that its base has, each by an id of its own (since 3.0). */
export const edgeRequests: Rule = {
  name: "edge-requests",
  kinds: ["state"],
  sections: { "3.0": "6.6.10" },
  after: ["schema", "last-node"],
  inOrder: true,
  judge({ message, content: { state } }, history) {
    if (!state) return undefined;
    const asked = listOf(message["edgeRequests"]).map(fieldsOf) as Record<string, unknown>[];
    const ids = [
      ...asked,
      ...(listOf(message["zoneRequests"]).map(fieldsOf) as Record<string, unknown>[]),
    ].map(({ requestId }) => requestId);
    const twice = ids.find((id, at) => ids.indexOf(id) !== at);
    if (twice !== undefined) return broken(`requestId ${JSON.stringify(twice)} stands twice in this state.`);
    const snapshot = history.snapshot(state.orderId, state.updateId);
    for (const { edgeId, sequenceId } of snapshot?.sure ? asked : []) {
      const edge = snapshot?.edges.get(Number(sequenceId));
      if (edge?.id !== edgeId)
        return broken(`The vehicle asks for edge ${edgeId} (${sequenceId}), which its order doesn't have.`);
      if (!edge?.released) return broken(`The vehicle asks for edge ${edgeId}, which isn't released.`);
    }
    return ids.length === 0 ? undefined : kept(`${ids.length} requests are the vehicle's to make.`);
  },
};
