import { type Move, moveAt, poseAt } from "../traffic/moves.ts";
import type { RouteNode } from "./route-of.ts";

/** An action of an order; `from` and `to` are when it is carried out, ms. */
export type TimedAction = { actionId: string; actionType: string; from: number; to: number };

/** What a state tells of a vehicle at a moment, beside its order. */
export type Condition = {
  /** 0 to 1 */
  battery: number;
  charging: boolean;
  held: "stop" | "radio" | undefined;
};

type Standing = {
  orderId: string;
  updateId: number;
  route: readonly RouteNode[];
  actions: readonly TimedAction[];
  moves: readonly Move[];
};

const metres = (mm: number) => Math.round(mm) / 1000;

/** The order of a base and its horizon, without the header. */
export function orderContent({ orderId, updateId, route }: Standing, mapId: string) {
  return {
    orderId,
    orderUpdateId: updateId,
    nodes: route.map((node) => nodeOf(node, mapId)),
    edges: route.slice(1).map((node, at) => edgeOf(route[at] ?? node, node)),
  };
}

function nodeOf({ nodeId, sequenceId, released, x, y, actions }: RouteNode, mapId: string) {
  return {
    nodeId,
    sequenceId,
    released,
    nodePosition: { x: metres(x), y: metres(y), mapId },
    actions: actions.map(({ actionId, actionType }) => {
      const actionParameters = [{ key: "stationName", value: nodeId }];
      return { actionId, actionType, blockingType: "HARD", actionParameters };
    }),
  };
}

function edgeOf(from: RouteNode, to: RouteNode) {
  return {
    edgeId: `${from.nodeId}>${to.nodeId}`,
    sequenceId: to.sequenceId - 1,
    released: to.released,
    startNodeId: from.nodeId,
    endNodeId: to.nodeId,
    actions: [],
  };
}

/** A state at a moment in ms, without the header. @param load as `loads` lists it */
export function stateContent(
  { orderId, updateId, route, actions, moves }: Standing,
  { battery, charging, held }: Condition,
  load: object | undefined,
  mapId: string,
  t: number,
) {
  const last = route.findLast(({ reached }) => reached <= t) ?? route[0];
  const ahead = route.filter(({ reached }) => reached > t);
  const move = moveAt(moves, t);
  return {
    orderId,
    orderUpdateId: updateId,
    lastNodeId: last?.nodeId ?? "",
    lastNodeSequenceId: last?.sequenceId ?? 0,
    nodeStates: ahead.map(({ nodeId, sequenceId, released }) => ({ nodeId, sequenceId, released })),
    edgeStates: ahead.map((node) => {
      const before = route[route.indexOf(node) - 1] ?? node;
      const { edgeId, sequenceId, released } = edgeOf(before, node);
      return { edgeId, sequenceId, released };
    }),
    agvPosition: positionAt(moves, mapId, t),
    driving: move?.kind === "drive" || move?.kind === "turn",
    paused: held === "stop",
    newBaseRequest: false,
    loads: load ? [load] : [],
    actionStates: actions.map(({ actionId, actionType, from, to }) => {
      const actionStatus = t >= to ? "FINISHED" : t >= from ? "RUNNING" : "WAITING";
      return { actionId, actionType, actionStatus };
    }),
    batteryState: { batteryCharge: Math.round(battery * 1000) / 10, charging },
    operatingMode: "AUTOMATIC",
    errors: [],
    safetyState: { eStop: "NONE", fieldViolation: false },
  };
}

export function positionAt(moves: readonly Move[], mapId: string, t: number) {
  const move = moveAt(moves, t);
  const { x, y, heading } = move ? poseAt(move, t) : { x: 0, y: 0, heading: 0 };
  const degrees = heading > 18_000 ? heading - 36_000 : heading;
  const theta = Math.round((degrees / 18_000) * Math.PI * 10_000) / 10_000;
  return { x: metres(x), y: metres(y), theta, mapId, positionInitialized: true };
}
