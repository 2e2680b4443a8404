import type { Snapshot } from "./history.ts";
import type { Action, ActionState, State } from "./read-content.ts";
import { broken, type Finding, kept, type Rule, sections } from "./rule.ts";

/** Actions of one node run in the order of their list, and have ended where the vehicle has left what they belong to. */
export const actionSequence: Rule = {
  name: "action-sequence",
  kinds: ["state"],
  sections: sections("6.12", "6.2.2"),
  after: ["schema", "last-node", "progress", "node-states", "action-states", "actions-reported", "blocking"],
  inOrder: true,
  judge({ content: { state }, version }, history) {
    const snapshot = state && history.snapshot(state.orderId, state.updateId);
    if (!state || !snapshot?.sure || state.actions.length === 0) return undefined;
    const states = new Map(state.actions.map((each) => [each.id, each]));
    return (
      outOfTurn(snapshot, states) ??
      leftBehind(snapshot, states, state, version === "3.0" ? "6.6.2" : "6.10.2") ??
      kept("Actions run in the order of their lists.")
    );
  },
};

type States = ReadonlyMap<string, ActionState>;

const isAlone = ({ blocking }: Action) => blocking === "HARD" || blocking === "SINGLE";
const hasEnded = (status: string | undefined) => status === "FINISHED" || status === "FAILED";

function outOfTurn({ nodes, edges }: Snapshot, states: States): Finding | undefined {
  for (const { actions } of [...nodes.values(), ...edges.values()])
    for (const [at, action] of actions.entries()) {
      if (states.get(action.id)?.status !== "WAITING") continue;
      const early = actions.slice(at + 1).find((later) => {
        const status = states.get(later.id)?.status;
        const hasBegun = status !== undefined && status !== "WAITING" && status !== "FAILED";
        return hasBegun && (isAlone(action) || isAlone(later));
      });
      if (early)
        return broken(
          `Action ${early.id} is ${states.get(early.id)?.status}, while ${action.id} before it in the list is WAITING.`,
        );
    }
  return undefined;
}

/** A vehicle drives on when what forbids driving has ended; an action of an edge ends with the edge. */
function leftBehind(
  { nodes, edges }: Snapshot,
  states: States,
  { lastSequence, nodes: ahead }: State,
  ofEdge: string,
): Finding | undefined {
  if (ahead[0]?.sequence === 0) return undefined;
  const isOpen = ({ id }: Action) => states.has(id) && !hasEnded(states.get(id)?.status);
  for (const { id, sequence, actions } of nodes.values()) {
    if (sequence >= lastSequence) continue;
    const open = actions.find(
      (each) => isOpen(each) && (each.blocking === "HARD" || each.blocking === "SOFT"),
    );
    if (open)
      return broken(
        `The vehicle has left node ${id}, where action ${open.id}, which is ${open.blocking}, is still ${states.get(open.id)?.status}.`,
      );
  }
  for (const { id, sequence, actions } of edges.values()) {
    if (sequence >= lastSequence) continue;
    const open = actions.find(isOpen);
    if (open)
      return {
        ...broken(
          `The vehicle has left edge ${id}, where action ${open.id} is still ${states.get(open.id)?.status}.`,
        ),
        section: ofEdge,
      };
  }
  return undefined;
}
