import { actionIds } from "./action-ids.ts";
import { actionResults } from "./action-results.ts";
import { actionSequence } from "./action-sequence.ts";
import { actionStates } from "./action-states.ts";
import { actionsReported } from "./actions-reported.ts";
import { address } from "./address.ts";
import { angles } from "./angles.ts";
import { baseRequest } from "./base-request.ts";
import { battery } from "./battery.ts";
import { blocking } from "./blocking.ts";
import { cancelOrder } from "./cancel-order.ts";
import { connection } from "./connection.ts";
import { controlMode } from "./control-mode.ts";
import { corridor } from "./corridor.ts";
import { distance } from "./distance.ts";
import { driving } from "./driving.ts";
import { edgeRequests } from "./edge-requests.ts";
import { edgeSpeed } from "./edge-speed.ts";
import { edgeStates } from "./edge-states.ts";
import { emergencyStop } from "./emergency-stop.ts";
import { errorLevels } from "./error-levels.ts";
import { errorReferences } from "./error-references.ts";
import { errorsKept } from "./errors-kept.ts";
import { factsheetKept } from "./factsheet-kept.ts";
import { factsheetLimits } from "./factsheet-limits.ts";
import { fatalError } from "./fatal-error.ts";
import { headerId } from "./header-id.ts";
import { identifiers } from "./identifiers.ts";
import { instantActions } from "./instant-actions.ts";
import { instantBlocking } from "./instant-blocking.ts";
import { lastNode } from "./last-node.ts";
import { localization } from "./localization.ts";
import { maps } from "./maps.ts";
import { newOrder } from "./new-order.ts";
import { nodePassed } from "./node-passed.ts";
import { nodeReached } from "./node-reached.ts";
import { nodeStates } from "./node-states.ts";
import { orderEdges } from "./order-edges.ts";
import { orderGraph } from "./order-graph.ts";
import { orderKept } from "./order-kept.ts";
import { orderKnown } from "./order-known.ts";
import { orderMaps } from "./order-maps.ts";
import { orderRelease } from "./order-release.ts";
import { orderSequence } from "./order-sequence.ts";
import { orderStart } from "./order-start.ts";
import { orderStitching } from "./order-stitching.ts";
import { orderUpdateId } from "./order-update-id.ts";
import { paused } from "./paused.ts";
import { predefinedActions } from "./predefined-actions.ts";
import { progress } from "./progress.ts";
import { ranges } from "./ranges.ts";
import { responses } from "./responses.ts";
import { retained } from "./retained.ts";
import type { Rule } from "./rule.ts";
import { sameMap } from "./same-map.ts";
import { stateInterval } from "./state-interval.ts";
import { stateMode } from "./state-mode.ts";
import { timestamp } from "./timestamp.ts";
import { trajectory } from "./trajectory.ts";
import { version } from "./version.ts";
import { visualization } from "./visualization.ts";
import { way } from "./way.ts";
import { zoneRequests } from "./zone-requests.ts";
import { zoneSet } from "./zone-set.ts";
import { zoneSets } from "./zone-sets.ts";
import { zones } from "./zones.ts";

/** All rules, in the order in which they are asked: a rule may leave out what an earlier one found. */
export const rules: readonly Rule[] = [
  ...[headerId, timestamp, version, address, angles, battery],
  ...[
    orderGraph,
    orderSequence,
    orderEdges,
    orderRelease,
    identifiers,
    ranges,
    trajectory,
    corridor,
    factsheetLimits,
    predefinedActions,
  ],
  ...[
    orderUpdateId,
    newOrder,
    orderStart,
    actionIds,
    orderStitching,
    controlMode,
    instantBlocking,
    orderMaps,
  ],
  ...[orderKnown, lastNode, progress, orderKept, nodeStates, edgeStates, edgeRequests],
  ...[actionStates, blocking, actionsReported, actionSequence, actionResults],
  ...[instantActions, cancelOrder, baseRequest],
  ...[driving, emergencyStop, fatalError, paused, distance, errorReferences, errorLevels, errorsKept],
  ...[
    stateInterval,
    factsheetKept,
    way,
    maps,
    sameMap,
    nodeReached,
    nodePassed,
    edgeSpeed,
    zoneSet,
    zoneSets,
    stateMode,
    localization,
  ],
  ...[zones, zoneRequests, responses],
  ...[connection, retained, visualization],
];
