import { broken, kept, type Rule, sections } from "./rule.ts";

export const isEnded = (status: string) => status === "FINISHED" || status === "FAILED";

/** An action goes through its states in one direction, and begins when its node is reached. */
export const actionStates: Rule = {
  name: "action-states",
  kinds: ["state"],
  sections: sections("6.11", "6.6.9"),
  after: ["schema"],
  inOrder: true,
  judge({ content: { state }, header, broken: found, version }, history) {
    if (!state || state.allActions.size === 0) return undefined;
    const isNext = header.headerId === (history.stateHeader?.headerId ?? -2) + 1;
    for (const { id, status } of state.allActions.values()) {
      const before = history.actionStates.get(id)?.status;
      if (before === undefined || before === status) continue;
      if (isEnded(before))
        return broken(`Action ${id} is ${status} after ${before}. An action that has ended stays so.`);
      const falls = status === "WAITING" || (before === "RUNNING" && status === "INITIALIZING" && isNext);
      if (falls) return broken(`Action ${id} is ${status} after ${before}.`);
    }
    for (const { id, status } of version === "3.0" ? state.allActions.values() : []) {
      const sent = history.sent.get(id);
      if (status !== "RETRIABLE" || history.actionStates.get(id)?.status === status) continue;
      if (!sent || sent.action.retriable) continue;
      const wrong = `Action ${id} is RETRIABLE, which it was not sent as. One that fails is FAILED then.`;
      return { ...broken(wrong), section: "7.3" };
    }
    const early = found.has("last-node") ? undefined : begunEarly(state, history);
    if (early) return early;
    return kept(`${state.allActions.size} actions are in a state that follows from the one before.`);
  },
};

function begunEarly(
  {
    orderId,
    updateId,
    nodes,
    edges,
    lastSequence,
    actions,
  }: NonNullable<Parameters<Rule["judge"]>[0]["content"]["state"]>,
  history: Parameters<Rule["judge"]>[1],
) {
  const snapshot = history.snapshot(orderId, updateId);
  if (!snapshot?.sure) return undefined;
  const begun = new Map(
    actions.flatMap(({ id, status }) =>
      status === "RUNNING" || status === "FINISHED" || status === "INITIALIZING" ? [[id, status]] : [],
    ),
  );
  for (const { sequence, id } of nodes) {
    const node = snapshot.nodes.get(sequence);
    const action = node?.actions.find((each) => begun.has(each.id));
    if (action)
      return broken(`Action ${action.id} is ${begun.get(action.id)}, but its node ${id} still lies ahead.`);
  }
  const isBefore = nodes[0]?.sequence === 0;
  for (const { sequence, id } of edges) {
    if (sequence <= lastSequence + 1 && !isBefore) continue;
    const action = snapshot.edges.get(sequence)?.actions.find((each) => begun.has(each.id));
    if (action)
      return broken(`Action ${action.id} is ${begun.get(action.id)}, but its edge ${id} isn't entered yet.`);
  }
  return undefined;
}
