import { changed, wrongCourse } from "./requests.ts";
import { broken, kept, type Rule } from "./rule.ts";

/** A vehicle asks for the corridors of edges that its base has, each by an id of its own (since 3.0). */
export const edgeRequests: Rule = {
  name: "edge-requests",
  kinds: ["state"],
  sections: { "3.0": "6.6.10" },
  after: ["schema", "last-node"],
  inOrder: true,
  judge(heard, history) {
    const { state } = heard.content;
    if (!state || state.requests.length === 0) return undefined;
    const ids = state.requests.map(({ id }) => id);
    const twice = ids.find((id, at) => ids.indexOf(id) !== at);
    if (twice !== undefined) return broken(`requestId ${JSON.stringify(twice)} stands twice in this state.`);
    const snapshot = history.snapshot(state.orderId, state.updateId);
    for (const request of changed(state, history)) {
      if (!request.edge) continue;
      const wrong = wrongCourse(request, heard, history);
      if (wrong !== undefined) return broken(wrong);
      if (!snapshot?.sure || history.requests.has(request.id)) continue;
      const { id, sequence } = request.edge;
      const edge = snapshot.edges.get(Number(sequence));
      if (edge?.id !== id)
        return broken(`The vehicle asks for edge ${id} (${sequence}), which its order doesn't have.`);
      if (!edge?.released) return broken(`The vehicle asks for edge ${id}, which isn't released.`);
    }
    return kept(`${ids.length} requests are the vehicle's to make.`);
  },
};
