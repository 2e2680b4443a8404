import type { Order, Position } from "./read-content.ts";
import { broken, type Heard, kept, type Rule } from "./rule.ts";

/** m by which the position of one node may differ in one order. */
const same = 0.01;

/** Every node, edge and action has an identifier, which is that of no other. */
export const identifiers: Rule = {
  name: "identifiers",
  kinds: ["order", "instantActions"],
  sections: { "1.1": "6.7", "2.0": "6.7", "2.1": "6.6.6", "3.0": "7.3" },
  after: ["schema", "order-graph", "order-edges"],
  judge({ content: { order, actions } }: Heard) {
    const wrong =
      (order && (unnamed(order) ?? twoEdges(order) ?? twoPlaces(order))) ?? unnamedAction(actions ?? []);
    if (wrong !== undefined) return broken(wrong);
    return order || actions?.length ? kept("Identifiers tell one thing each.") : undefined;
  },
};

function unnamed({ nodes, edges }: Order) {
  for (const [name, parts] of [
    ["node", nodes],
    ["edge", edges],
  ] as const)
    for (const [at, { id, actions }] of parts.entries()) {
      if (id === "") return `${name}s[${at}].${name}Id is empty.`;
      if (positionIn(parts[at])?.mapId === "") return `${name}s[${at}].nodePosition.mapId is empty.`;
      const wrong = unnamedAction(actions);
      if (wrong !== undefined) return wrong;
    }
  return undefined;
}

const positionIn = (part: Order["nodes"][number] | Order["edges"][number] | undefined) =>
  part && "position" in part ? part.position : undefined;

function unnamedAction(actions: Order["nodes"][number]["actions"]) {
  const wrong = actions.find(({ id, type }) => id === "" || type === "");
  if (!wrong) return undefined;
  return wrong.id === ""
    ? `An action (${wrong.type}) has an empty actionId.`
    : `Action ${wrong.id} has an empty actionType.`;
}

/** An edge may be driven twice; it leads from the same node to the same node then. */
function twoEdges({ edges }: Order) {
  const seen = new Map<string, Order["edges"][number]>();
  for (const edge of edges) {
    const other = seen.get(edge.id);
    if (other && (other.start !== edge.start || other.end !== edge.end))
      return `edgeId ${JSON.stringify(edge.id)} is that of two edges, to ${JSON.stringify(other.end)} and to ${JSON.stringify(edge.end)}.`;
    seen.set(edge.id, edge);
  }
  return undefined;
}

function twoPlaces({ nodes }: Order) {
  const seen = new Map<string, Position>();
  for (const { id, position } of nodes) {
    if (!position) continue;
    const other = seen.get(id);
    const isSame =
      other !== undefined &&
      other.mapId === position.mapId &&
      Math.abs(other.x - position.x) <= same &&
      Math.abs(other.y - position.y) <= same;
    if (other && !isSame) return `nodeId ${JSON.stringify(id)} is that of two places in this order.`;
    seen.set(id, position);
  }
  return undefined;
}
