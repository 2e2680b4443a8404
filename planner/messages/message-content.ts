import { type Move, moveAt, poseAt } from "../traffic/moves.ts";
import type { DrivenVehicle } from "./driven-vehicle.ts";
import { radians } from "./order-content.ts";

/** What a vehicle's own sensors measure. */
export type Gauges = {
  /** 0 to 1 */
  battery: number;
  charging: boolean;
  /** Whether it no longer knows where it is. */
  lost?: boolean;
};

/** A state at a moment in ms, without its header. */
export function stateContent(
  vehicle: DrivenVehicle,
  { battery, charging, lost = false }: Gauges,
  mapId: string,
  t: number,
) {
  const { orderId, orderUpdateId, nodes, actions, load, errors } = vehicle;
  const last = nodes.findLast(({ reached }) => reached <= t) ?? nodes[0];
  const ahead = nodes.filter(({ reached }) => reached > t);
  return {
    orderId,
    orderUpdateId,
    lastNodeId: last?.nodeId ?? "",
    lastNodeSequenceId: last?.sequenceId ?? 0,
    nodeStates: ahead.map(({ nodeId, sequenceId, released }) => ({ nodeId, sequenceId, released })),
    edgeStates: ahead.map(({ edgeId = "", sequenceId, released }) => {
      return { edgeId, sequenceId: sequenceId - 1, released };
    }),
    agvPosition: { ...positionAt(vehicle.motions, mapId, t), positionInitialized: !lost },
    driving: vehicle.driving,
    paused: vehicle.paused,
    newBaseRequest: vehicle.asksForBase,
    loads: load ? [load] : [],
    actionStates: actions.map(({ actionId, actionType, actionStatus }) => {
      return { actionId, actionType, actionStatus };
    }),
    batteryState: {
      batteryCharge: Math.round(battery * 1000) / 10,
      charging: vehicle.charging ?? charging,
    },
    operatingMode: "AUTOMATIC",
    errors: [
      ...errors.map(({ errorType, about }) => ({
        errorType,
        errorReferences: Object.entries(about).map(([referenceKey, referenceValue]) => ({
          referenceKey,
          referenceValue,
        })),
        errorLevel: "WARNING",
      })),
      ...(lost
        ? [{ errorType: "localizationError", errorReferences: [], errorLevel: "FATAL" as const }]
        : []),
    ],
    safetyState: { eStop: "NONE", fieldViolation: false },
  };
}

const metres = (mm: number) => Math.round(mm) / 1000;

export function positionAt(moves: readonly Move[], mapId: string, t: number) {
  const move = moveAt(moves, t);
  const { x, y, heading } = move ? poseAt(move, t) : { x: 0, y: 0, heading: 0 };
  return { x: metres(x), y: metres(y), theta: radians(heading), mapId, positionInitialized: true };
}
