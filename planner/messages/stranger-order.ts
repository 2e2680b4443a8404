import { headingOf } from "../traffic/heading.ts";
import { hundredths, type OrderContent, radians } from "./order-content.ts";
import { fieldsOf, listOf } from "./rules/read-content.ts";

type Spot = { x: number; y: number };

/** Why a vehicle can't drive an order, as its state reports it. */
export type Refusal = { errorType: string; about: Record<string, string> };

/** What the vehicle and its floor give where an order leaves it out. */
export type Given = {
  mapId: string;
  /** m/s */
  speed: number;
  /** Where a node of that name is, in metres, if the floor has one. */
  spotOf: (nodeId: string) => Spot | undefined;
};

/** Actions of a node that a vehicle carries out. */
const known = ["pick", "drop", "startCharging", "stopCharging"];

/**
 * An order of another fleet control as our vehicles drive it: nodes without a position are those of the floor, edges
 * without an orientation are driven forwards, and none faster than the vehicle can.
 * @param order valid by the schema of VDA 5050 2.0 or 2.1
 */
export function readStrangerOrder(
  order: Readonly<Record<string, unknown>>,
  { mapId, speed, spotOf }: Given,
): OrderContent | Refusal {
  const orderId = String(order["orderId"]);
  const about = { orderId, orderUpdateId: String(order["orderUpdateId"]) };
  const nodes: OrderContent["nodes"] = [];
  const bySequence = (one: unknown, other: unknown) =>
    Number(fieldsOf(one)["sequenceId"]) - Number(fieldsOf(other)["sequenceId"]);
  for (const each of listOf(order["nodes"]).toSorted(bySequence)) {
    const { nodeId, sequenceId, released, nodePosition, actions } = fieldsOf(each);
    const { x, y, theta, mapId: map } = fieldsOf(nodePosition);
    const spot = typeof x === "number" && typeof y === "number" ? { x, y } : spotOf(String(nodeId));
    if (!spot) return { errorType: "noRouteError", about: { ...about, nodeId: String(nodeId) } };
    if (map !== undefined && map !== mapId)
      return { errorType: "noRouteError", about: { ...about, nodeId: String(nodeId), mapId: String(map) } };
    const read: OrderContent["nodes"][number]["actions"] = [];
    for (const action of listOf(actions)) {
      const { actionId, actionType, actionParameters } = fieldsOf(action);
      if (!known.includes(String(actionType)))
        return { errorType: "orderError", about: { ...about, actionId: String(actionId) } };
      const parameters = listOf(actionParameters).map((parameter) => {
        const { key, value } = fieldsOf(parameter);
        return { key: String(key), value: String(value) };
      });
      read.push({
        actionId: String(actionId),
        actionType: String(actionType),
        blockingType: "HARD",
        actionParameters: parameters,
      });
    }
    nodes.push({
      nodeId: String(nodeId),
      sequenceId: Number(sequenceId),
      released: released === true,
      nodePosition: { ...spot, mapId, ...(typeof theta === "number" && { theta }) },
      actions: read,
    });
  }
  const edges: OrderContent["edges"] = [];
  for (const [at, each] of listOf(order["edges"]).toSorted(bySequence).entries()) {
    const { edgeId, sequenceId, released, startNodeId, endNodeId, maxSpeed, orientation, ...more } =
      fieldsOf(each);
    const [from, to] = [nodes[at], nodes[at + 1]];
    if (!from || !to || from.nodeId !== startNodeId || to.nodeId !== endNodeId)
      return { errorType: "validationError", about: { ...about, edgeId: String(edgeId) } };
    if (more["trajectory"] !== undefined || listOf(more["actions"]).length > 0)
      return { errorType: "orderError", about: { ...about, edgeId: String(edgeId) } };
    const ahead = headingOf(to.nodePosition.x - from.nodePosition.x, to.nodePosition.y - from.nodePosition.y);
    const given = typeof orientation === "number" ? orientation : 0;
    const isGlobal = typeof orientation === "number" && more["orientationType"] === "GLOBAL";
    const limit = typeof maxSpeed === "number" && maxSpeed > 0 ? maxSpeed : speed;
    edges.push({
      edgeId: String(edgeId),
      sequenceId: Number(sequenceId),
      released: released === true,
      startNodeId: from.nodeId,
      endNodeId: to.nodeId,
      maxSpeed: Math.max(slowest, Math.min(speed, limit)),
      orientation: isGlobal ? given : radians(ahead + hundredths(given)),
      orientationType: "GLOBAL",
      actions: [],
    });
  }
  if (nodes.length === 0 || edges.length !== nodes.length - 1) return { errorType: "validationError", about };
  return { orderId, orderUpdateId: Number(order["orderUpdateId"]), nodes, edges };
}

/** m/s below which a drive would not end. */
const slowest = 0.05;
