import type { History } from "./history.ts";
import { isOfOrders } from "./predefined-actions.ts";
import type { State } from "./read-content.ts";
import { broken, kept, type Rule } from "./rule.ts";

/** A state tells every action of the order until the next order comes. */
export const actionsReported: Rule = {
  name: "actions-reported",
  kinds: ["state"],
  sections: { "1.1": "6.11", "2.0": "6.11", "2.1": "6.11", "3.0": "6.6.9" },
  after: ["schema", "order-known"],
  inOrder: true,
  judge({ content: { state }, version }, history) {
    if (!state) return undefined;
    const snapshot = history.snapshot(state.orderId, state.updateId);
    const told = state.allActions;
    const twice = state.actions.find(({ id }, at) => state.actions.findIndex((each) => each.id === id) < at);
    if (twice) return broken(`actionStates has ${twice.id} twice.`);
    if (snapshot?.sure) {
      for (const { actions } of [...snapshot.nodes.values(), ...snapshot.edges.values()]) {
        const missing = actions.find(
          ({ id }) => !told.has(id) && !history.unreported.has(id) && !history.sent.get(id)?.isRefused,
        );
        if (missing)
          return broken(
            `actionStates lacks ${missing.type} ${missing.id}, an action of order ${state.orderId}.`,
          );
      }
    }
    const strange = ofNobody(state, history);
    if (strange) return strange;
    for (const { id, type, status } of told.values()) {
      const sent = history.sent.get(id);
      if (sent && !sent.isRefused && typeof type === "string" && type !== sent.action.type)
        return broken(`actionStates has ${id} as ${type}. It was sent as ${sent.action.type}.`);
      const isOver = status === "FINISHED" || status === "FAILED" || status === "WAITING";
      const isOld = sent && !sent.instant && sent.orderId !== state.orderId && isOver;
      if (version === "2.1" && isOld && state.orderId !== "")
        return {
          ...broken(
            `Action ${id} is of order ${sent.orderId}. A new order removes the actions of the last one.`,
          ),
          section: "6.10.6",
        };
    }
    if (history.actionsOf === state.orderId) {
      for (const { id } of history.actionStates.values()) {
        if (told.has(id) || history.unreported.has(id)) continue;
        const isInstant = history.sent.get(id)?.instant;
        const isDropped = isInstant ? version === "3.0" : isInstant === undefined || !isOf(id, snapshot);
        if (!isDropped)
          return broken(`Action ${id} is no longer told. It stays in the state until the next order.`);
      }
    }
    return snapshot?.sure && told.size > 0 ? kept(`${told.size} actions are told.`) : undefined;
  },
};

/** An action that nobody has sent, told anew by a vehicle whose order was heard as a whole. */
function ofNobody({ orderId, updateId, allActions }: State, history: History) {
  if (!history.state || history.losesStates || !history.snapshot(orderId, updateId)?.sure) return undefined;
  const added = [...allActions.values()].find(
    ({ id, type }) => !(history.sent.has(id) || history.actionStates.has(id)) && isOfOrders(type),
  );
  return added && broken(`actionStates has ${added.type} ${added.id}. Order ${orderId} has no such action.`);
}

function isOf(id: string, snapshot: ReturnType<Parameters<Rule["judge"]>[1]["snapshot"]>) {
  if (!snapshot) return false;
  return [...snapshot.nodes.values(), ...snapshot.edges.values()].some(({ actions }) =>
    actions.some((each) => each.id === id),
  );
}
