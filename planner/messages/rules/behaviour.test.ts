import { describe, expect, it } from "vitest";
import { officialValidators } from "../../../server/sandbox/official-validators.ts";
import { plannedVehicle } from "../../vehicles.ts";
import { factsheetOf } from "../factsheet.ts";
import { topicOf } from "../trace/unwrap.ts";
import { Judge } from "./judge.ts";
import type { Version } from "./rule.ts";

// biome-ignore lint/suspicious/noExplicitAny: faults change fields of any message
type Any = any;
type Line = { name: string; kind: string; topic: string; payload: Any };

const validators = officialValidators();
const versions = ["1.1", "2.0", "2.1", "3.0"] as const;

/**
 * An hour's life of one vehicle, each message with a name: an order with actions on nodes and edges, a refused one,
 * charging, maps, a new position, and two cancellations.
 */
function trace(version: Version): Line[] {
  const lines: Line[] = [];
  const ids: Record<string, number> = {};
  const vehicle = factsheetOf(plannedVehicle("fork"), "1001");
  const say = (name: string, kind: string, content: Any) => {
    const headerId = (ids[kind] ?? -1) + 1;
    ids[kind] = headerId;
    const timestamp = new Date(1_767_592_800_000 + lines.length * 1000).toISOString();
    const header = {
      headerId,
      timestamp,
      version: `${version}.0`,
      manufacturer: "MAG",
      serialNumber: "1001",
    };
    const topic = `uagv/v${version[0]}/MAG/1001/${kind}`;
    lines.push({ name, kind, topic, payload: { ...content, ...header } });
  };
  const position = (x: number, mapId = "floor") => ({ x, y: 0, theta: 0, mapId, positionInitialized: true });
  let state: Any = {
    ...{
      orderId: "",
      orderUpdateId: 0,
      lastNodeId: "A",
      lastNodeSequenceId: 0,
      nodeStates: [],
      edgeStates: [],
    },
    ...{ agvPosition: position(0), driving: false, paused: false, loads: [], actionStates: [], errors: [] },
    maps: [
      { mapId: "floor", mapVersion: "1", mapStatus: "ENABLED" },
      { mapId: "floor", mapVersion: "2", mapStatus: "DISABLED" },
    ],
    batteryState: { batteryCharge: 60, charging: false },
    operatingMode: "AUTOMATIC",
    safetyState: { eStop: "NONE", fieldViolation: false },
  };
  const tell = (name: string, changed: Any) => {
    state = { ...state, ...changed };
    say(name, "state", structuredClone(state));
  };
  const action = (actionId: string, actionType: string, blockingType = "HARD", parameters: Any = {}) => ({
    ...{ actionId, actionType, blockingType },
    actionParameters: Object.entries(parameters).map(([key, value]) => ({ key, value })),
  });
  const states = (...all: [string, string, string][]) =>
    all.map(([actionId, actionType, actionStatus]) => ({ actionId, actionType, actionStatus }));
  const node = (nodeId: string, sequenceId: number, x: number, actions: Any[] = []) => {
    return { nodeId, sequenceId, released: true, nodePosition: { x, y: 0, mapId: "floor" }, actions };
  };
  const edge = (sequenceId: number, startNodeId: string, endNodeId: string, more: Any = {}) => ({
    ...{ edgeId: `e${sequenceId}`, sequenceId, released: true, startNodeId, endNodeId, actions: [] },
    ...more,
  });
  const ahead = (...all: [string, number][]) => ({
    nodeStates: all.map(([nodeId, sequenceId]) => ({ nodeId, sequenceId, released: true })),
    edgeStates: all.map(([, at]) => ({ edgeId: `e${at - 1}`, sequenceId: at - 1, released: true })),
  });
  const instant = (name: string, ...actions: Any[]) => say(name, "instantActions", { actions });

  say("online", "connection", { connectionState: "ONLINE" });
  if (vehicle && (version === "2.0" || version === "2.1"))
    say("factsheet", "factsheet", {
      ...vehicle,
      protocolLimits: {
        ...vehicle.protocolLimits,
        maxStringLens: { idLen: 30 },
        maxArrayLens: { "state.loads": 2 },
        timing: { ...vehicle.protocolLimits.timing, minStateInterval: 1 },
      },
      protocolFeatures: { optionalParameters: [], agvActions: [] },
    });
  tell("begin", {});
  const corridor = { leftWidth: 0.5, rightWidth: 0.5 };
  say("order", "order", {
    ...{ orderId: "o1", orderUpdateId: 0, zoneSetId: "z1" },
    nodes: [
      node("A", 0, 0),
      node("B", 2, 5, [action("p1", "pick"), action("p2", "beep", "NONE")]),
      node("C", 4, 9, [action("d1", "drop")]),
    ],
    edges: [
      edge(1, "A", "B", { actions: [action("w1", "detectObject", "NONE")], corridor }),
      edge(3, "B", "C", { actions: [action("w3", "detectObject", "NONE")] }),
    ],
  });
  const all = (w1: string, p1: string, p2: string, w3: string, d1: string) => ({
    actionStates: states(
      ...([
        ["w1", "detectObject", w1],
        ["p1", "pick", p1],
        ["p2", "beep", p2],
        ["w3", "detectObject", w3],
        ["d1", "drop", d1],
      ] as [string, string, string][]),
    ),
  });
  const [waits, runs, done] = ["WAITING", "RUNNING", "FINISHED"] as const;
  const taken = { orderId: "o1", zoneSetId: "z1", driving: true, velocity: { vx: 1.2, vy: 0, omega: 0 } };
  tell("taken", { ...taken, ...ahead(["B", 2], ["C", 4]), ...all(runs, waits, waits, waits, waits) });
  const stands = { driving: false, velocity: { vx: 0, vy: 0, omega: 0 } };
  const atB = { lastNodeId: "B", lastNodeSequenceId: 2, agvPosition: position(5), ...stands };
  tell("at B", { ...atB, ...ahead(["C", 4]), ...all(done, runs, waits, waits, waits) });
  const load = { loadId: "l", loadType: "EPAL", loadPosition: "forks", weight: 400 };
  tell("picked", { loads: [load], ...all(done, done, runs, waits, waits) });
  tell("on", { ...all(done, done, runs, runs, waits), driving: true, velocity: { vx: 1, vy: 0, omega: 0 } });
  tell("at C", {
    ...{ lastNodeId: "C", lastNodeSequenceId: 4, agvPosition: position(9), ...stands },
    ...{ ...ahead(), ...all(done, done, done, done, runs) },
  });
  tell("dropped", { loads: [], ...all(done, done, done, done, done) });
  const kept = all(done, done, done, done, done).actionStates;
  const told: [string, string, string][] = [];
  const more = (id: string, type: string, status: string) => {
    const at = told.findIndex(([known]) => known === id);
    told.splice(at < 0 ? told.length : at, 1, [id, type, status]);
    return { actionStates: [...kept, ...states(...told)] };
  };
  instant("charge", action("c1", "startCharging", "NONE"));
  const battery = (charging: boolean) => ({ batteryState: { batteryCharge: 60, charging } });
  tell("charging", { ...more("c1", "startCharging", done), ...battery(true) });
  instant("uncharge", action("c2", "stopCharging", "NONE"));
  tell("charged", { ...more("c2", "stopCharging", done), ...battery(false) });
  const maps = (...list: [string, string, string][]) => ({
    maps: list.map(([mapId, mapVersion, mapStatus]) => ({ mapId, mapVersion, mapStatus })),
  });
  instant("enable", action("m1", "enableMap", "NONE", { mapId: "floor", mapVersion: "2" }));
  tell("enabled", {
    ...more("m1", "enableMap", done),
    ...maps(["floor", "1", "DISABLED"], ["floor", "2", "ENABLED"]),
  });
  instant("delete", action("m2", "deleteMap", "NONE", { mapId: "floor", mapVersion: "1" }));
  tell("deleted", { ...more("m2", "deleteMap", done), ...maps(["floor", "2", "ENABLED"]) });
  const hall = { mapId: "hall", mapVersion: "1", mapDownloadLink: "https://maps.example/hall" };
  instant("download", action("m3", "downloadMap", "NONE", hall));
  tell("downloading", more("m3", "downloadMap", runs));
  tell("downloaded", {
    ...more("m3", "downloadMap", done),
    ...maps(["floor", "2", "ENABLED"], ["hall", "1", "DISABLED"]),
  });
  const initPosition = version === "3.0" ? "initializePosition" : "initPosition";
  const spot = { x: 9, y: 0, theta: 0, mapId: "floor", lastNodeId: "C" };
  instant("place", action("i1", initPosition, "NONE", spot));
  tell("placed", more("i1", initPosition, done));
  instant("cancel", action("x1", "cancelOrder", "NONE"));
  const named = (errorType: string, key: string, referenceValue: string) => ({
    ...{ errorType, errorLevel: "WARNING", errorReferences: [{ referenceKey: key, referenceValue }] },
  });
  const [none, refused] =
    version === "3.0" ? ["NO_ORDER_TO_CANCEL", "INVALID_ORDER_ACTION"] : ["noOrderToCancel", "orderError"];
  const errors = [named(none, "actionId", "x1")];
  tell("uncancelled", { ...more("x1", "cancelOrder", "FAILED"), errors });
  tell("refused", { errors: [...errors, named(refused, "orderId", "o2")] });
  tell("still refused", {});
  say("next order", "order", {
    ...{ orderId: "o3", orderUpdateId: 0 },
    ...{ nodes: [node("C", 0, 9), node("B", 2, 5, [action("d3", "drop")])], edges: [edge(1, "C", "B")] },
  });
  delete state.zoneSetId;
  const begun = { orderId: "o3", orderUpdateId: 0, lastNodeSequenceId: 0, errors: [], driving: true };
  tell("next taken", { ...begun, ...ahead(["B", 2]), actionStates: states(["d3", "drop", waits]) });
  instant("cancel next", action("x3", "cancelOrder", "NONE"));
  const cancelled = (status: string) => states(["d3", "drop", "FAILED"], ["x3", "cancelOrder", status]);
  tell("cancelling", { actionStates: cancelled(runs) });
  tell("cancelled", { ...stands, ...ahead(), actionStates: cancelled(done) });
  tell("after", {});
  return version === "3.0" ? lines.map(as30) : lines.map((line) => (version === "1.1" ? as11(line) : line));
}

/** The same in the words of 1.1: a list by another name, and no maps. */
function as11(line: Line): Line {
  const { actions, maps: _, ...rest } = line.payload;
  return { ...line, payload: actions ? { ...rest, instantActions: actions } : rest };
}

/** The same in the words of 3.0. */
function as30({ kind, payload, ...line }: Line): Line {
  const { agvPosition, batteryState, safetyState, actionStates = [], maps, ...rest } = payload;
  if (kind === "order") {
    for (const edge of rest.edges) delete edge.startNodeId;
    for (const edge of rest.edges) delete edge.endNodeId;
  }
  if (kind !== "state") return { ...line, kind, payload: rest };
  const { x, y, theta, mapId } = agvPosition;
  const isOrders = ({ actionId }: Any) => /^[wpd]/.test(actionId);
  return {
    ...{ ...line, kind },
    payload: {
      ...{ ...rest, maps, zoneSets: [], zoneActionStates: [] },
      mobileRobotPosition: { x, y, theta, mapId, localized: true },
      powerSupply: { stateOfCharge: batteryState.batteryCharge, charging: batteryState.charging },
      safetyState: { activeEmergencyStop: safetyState.eStop, fieldViolation: safetyState.fieldViolation },
      actionStates: actionStates.filter(isOrders),
      instantActionStates: actionStates.filter((action: Any) => !isOrders(action)),
    },
  };
}

function brokenIn(lines: readonly Line[]) {
  const judge = new Judge(validators);
  return lines.flatMap(({ topic, payload }, at) => {
    const answer = judge.judge({ line: at + 1, topic: topicOf(topic), message: payload });
    if ("why" in answer) throw new Error(answer.why);
    const wrong = answer.verdicts.filter(({ verdict }) => verdict === "broken");
    return wrong.map(({ rule, section, line }) => [lines[line - 1]?.name, rule, section]);
  });
}

it.each(versions)("nothing of it is wrong in %s", (version) => {
  expect(brokenIn(trace(version))).toEqual([]);
});

const without =
  (...fields: string[]) =>
  (lines: Line[]) => {
    for (const { payload } of lines)
      if ("lastNodeId" in payload) for (const field of fields) delete payload[field];
    return lines;
  };

/** Odd, and legal: what a trace leaves out or tells otherwise isn't wrong. */
const legal: [name: string, change: (lines: Line[]) => Line[]][] = [
  ["without loads", without("loads")],
  ["without maps", without("maps")],
  ["without velocity", without("velocity")],
  ["without positions", without("agvPosition", "mobileRobotPosition")],
  [
    "without the types of actions",
    (lines) => {
      for (const { payload } of lines)
        for (const action of "lastNodeId" in payload ? actionsOf(payload) : []) delete action.actionType;
      return lines;
    },
  ],
  ["with each message twice", (lines) => lines.flatMap((line) => [line, line])],
  ["without orders", (lines) => lines.filter(({ kind }) => kind !== "order")],
  ["without instant actions", (lines) => lines.filter(({ kind }) => kind !== "instantActions")],
  ["without states", (lines) => lines.filter(({ kind }) => kind !== "state")],
  [
    "with microseconds",
    (lines) => {
      for (const { payload } of lines) payload.timestamp = payload.timestamp.replace("Z", "123Z");
      return lines;
    },
  ],
  [
    "with fields of its own",
    (lines) => {
      for (const { payload } of lines) payload.ofTheMaker = { any: [1, null] };
      return lines;
    },
  ],
  [
    "with a maker's own action by a name that 3.0 defines",
    (lines) => {
      if (lines[0]?.payload.version === "3.0.0") return lines;
      for (const line of lines)
        line.payload = JSON.parse(JSON.stringify(line.payload).replaceAll('"beep"', '"shutdown"'));
      return lines;
    },
  ],
  ...["constructor", "toString", "valueOf", "__proto__"].map((name): [string, (lines: Line[]) => Line[]] => [
    `with an action and an error, which is gone at last, named ${name}`,
    (lines) => {
      const begin = lines.findIndex((line) => line.name === "refused");
      const states = lines.slice(begin).filter(({ kind }) => kind === "state");
      for (const [at, { payload }] of states.entries()) {
        const actionStatus = at === 0 ? "RUNNING" : "FINISHED";
        payload.actionStates.push({ actionId: "own", actionType: name, actionStatus });
        if (at < states.length - 1) payload.errors.push({ errorType: name, errorLevel: "WARNING" });
      }
      return lines;
    },
  ]),
  [
    "with a start anew that forgets the order",
    (lines) => {
      const [online, last] = [lines[0], lines.at(-1)];
      if (!online || !last) return lines;
      const at = (ms: number) => new Date(Date.parse(last.payload.timestamp) + ms).toISOString();
      const anew = (line: Line, more: Any) => ({
        ...line,
        payload: { ...structuredClone(line.payload), ...more },
      });
      const broken = last.payload.version === "3.0.0" ? "CONNECTION_BROKEN" : "CONNECTIONBROKEN";
      return [
        ...lines,
        anew(online, { connectionState: broken }),
        anew(online, { headerId: 0, timestamp: at(60_000) }),
        anew(last, { ...forgotten, headerId: 0, timestamp: at(61_000) }),
      ];
    },
  ],
];
const forgotten = {
  orderId: "",
  orderUpdateId: 0,
  lastNodeId: "",
  lastNodeSequenceId: 0,
  actionStates: [],
  errors: [],
};

describe.each(versions)("right in %s", (version) => {
  it.each(legal)("%s", (_, change) => {
    expect(brokenIn(change(trace(version)))).toEqual([]);
  });
  it("from wherever it begins, and whichever message is lost", () => {
    const lines = trace(version);
    for (const at of lines.keys()) {
      expect(brokenIn(lines.slice(at)), `from ${lines[at]?.name}`).toEqual([]);
      expect(brokenIn(lines.toSpliced(at, 1)), `without ${lines[at]?.name}`).toEqual([]);
    }
  });
});

/** Sections by version, in the order of `versions`; where one is missing, that version doesn't say it. */
type Sections = readonly (string | undefined)[];
type Fault = [name: string, at: string, rule: string, sections: Sections, plant: (payload: Any) => void];
const same = (upTo21: string, in30: string): Sections => [upTo21, upTo21, upTo21, in30];
const actionsOf = (payload: Any) => [...payload.actionStates, ...(payload.instantActionStates ?? [])];
const stateOf = (payload: Any, id: string) => actionsOf(payload).find(({ actionId }) => actionId === id);
const instantsOf = (payload: Any) => payload.actions ?? payload.instantActions;
const power = (payload: Any) => payload.batteryState ?? payload.powerSupply;

const faults: Fault[] = [
  [
    "charging has begun, and nothing charges",
    "charging",
    "action-results",
    same("6.8.2", "6.2.3.2"),
    (state) => (power(state).charging = false),
  ],
  [
    "charging has ended, and goes on",
    "charged",
    "action-results",
    same("6.8.2", "6.2.3.2"),
    (state) => (power(state).charging = true),
  ],
  [
    "a pick without a load",
    "picked",
    "action-results",
    same("6.8.2", "6.2.3.2"),
    (state) => (state.loads = []),
  ],
  [
    "a drop that leaves the load on the vehicle",
    "dropped",
    "action-results",
    same("6.8.2", "6.2.3.2"),
    (state) => (state.loads = [{ loadId: "l", loadPosition: "forks" }]),
  ],
  [
    "a map that is deleted, and there",
    "deleted",
    "action-results",
    [undefined, undefined, "6.8.2", "6.2.3.2"],
    (state) => state.maps.push({ mapId: "floor", mapVersion: "1", mapStatus: "DISABLED" }),
  ],
  [
    "a map that is downloaded, and not there",
    "downloaded",
    "action-results",
    [undefined, undefined, "6.8.2", "6.2.3.2"],
    (state) => state.maps.pop(),
  ],
  [
    "a new position, and another last node",
    "placed",
    "action-results",
    same("6.8.2", "6.2.3.2"),
    (state) => (state.lastNodeId = "B"),
  ],
  [
    "a pick as an instant action",
    "charge",
    "predefined-actions",
    same("6.8.1", "6.2.3.1"),
    (sent) => (instantsOf(sent)[0].actionType = "pick"),
  ],
  [
    "a cancellation on a node",
    "order",
    "predefined-actions",
    same("6.8.1", "6.2.3.1"),
    (order) => (order.nodes[1].actions[1].actionType = "cancelOrder"),
  ],
  [
    "charging on an edge",
    "order",
    "predefined-actions",
    same("6.8.1", "6.2.3.1"),
    (order) => (order.edges[0].actions[0].actionType = "startCharging"),
  ],
  [
    "a position without a map",
    "place",
    "predefined-actions",
    same("6.8.1", "6.2.3.1"),
    (sent) => instantsOf(sent)[0].actionParameters.splice(3, 1),
  ],
  [
    "the orderId is forgotten after the order's end",
    "charging",
    "order-kept",
    same("6.10.6", "7.8"),
    (state) => (state.orderId = ""),
  ],
  [
    "the orderId is forgotten after a cancellation",
    "after",
    "order-kept",
    same("6.6.3", "6.6.7"),
    (state) => (state.orderId = ""),
  ],
  [
    "a refused cancellation is fatal",
    "uncancelled",
    "error-levels",
    same("6.6.3.2", "6.1.3.2"),
    (state) => (state.errors[0].errorLevel = "FATAL"),
  ],
  [
    "a refused order is fatal",
    "refused",
    "error-levels",
    same("6.6.4.2", "6.1.4.3"),
    (state) => (state.errors[1].errorLevel = "FATAL"),
  ],
  [
    "that an order was refused is forgotten",
    "still refused",
    "errors-kept",
    [undefined, undefined, "6.6.4.2", "6.1.4.3"],
    (state) => state.errors.pop(),
  ],
  [
    "an action before the one that stands before it",
    "at B",
    "action-sequence",
    same("6.12", "6.2.2"),
    (state) => {
      stateOf(state, "p1").actionStatus = "WAITING";
      stateOf(state, "p2").actionStatus = "RUNNING";
    },
  ],
  [
    "an action of an edge that isn't entered",
    "taken",
    "action-states",
    same("6.11", "6.6.9"),
    (state) => (stateOf(state, "w3").actionStatus = "RUNNING"),
  ],
  [
    "an action of an edge that was left",
    "at B",
    "action-sequence",
    same("6.10.2", "6.6.2"),
    (state) => (stateOf(state, "w1").actionStatus = "PAUSED"),
  ],
  [
    "an action by another type",
    "taken",
    "actions-reported",
    same("6.11", "6.6.9"),
    (state) => (stateOf(state, "d1").actionType = "pick"),
  ],
  [
    "actions of the order before",
    "next taken",
    "actions-reported",
    [undefined, undefined, "6.10.6", undefined],
    (state) => state.actionStates.push({ actionId: "p1", actionType: "pick", actionStatus: "FINISHED" }),
  ],
  [
    "a map that isn't in use",
    "begin",
    "maps",
    [undefined, undefined, "6.7.2", "6.3.2"],
    (state) => ((state.agvPosition ?? state.mobileRobotPosition).mapId = "attic"),
  ],
  [
    "an order on a map that the vehicle hasn't",
    "next order",
    "order-maps",
    [undefined, undefined, "6.7.1", "6.1.4.10"],
    (order) => (order.nodes[1].nodePosition.mapId = "attic"),
  ],
  [
    "an order on a map that isn't in use",
    "next order",
    "order-maps",
    [undefined, undefined, "6.7.4", "6.3.4"],
    (order) => (order.nodes[1].nodePosition.mapId = "hall"),
  ],
  [
    "another zone set than the order's",
    "picked",
    "zone-set",
    ["6.10.6", "6.10.6", "6.10.6", undefined],
    (state) => (state.zoneSetId = "z2"),
  ],
  [
    "a corridor without a width",
    "order",
    "corridor",
    [undefined, undefined, "6.6.5", "6.1.5"],
    (order) => (order.edges[0].corridor = { leftWidth: 0, rightWidth: 0 }),
  ],
  [
    "an instant action while somebody intervenes",
    "charge",
    "control-mode",
    [undefined, undefined, undefined, "6.6.6"],
    () => {},
  ],
  [
    "a corridor asked for on an edge that the order doesn't have",
    "taken",
    "edge-requests",
    [undefined, undefined, undefined, "6.6.10"],
    (state) =>
      (state.edgeRequests = [
        { requestId: "r", requestType: "CORRIDOR", edgeId: "e9", sequenceId: 9, requestStatus: "REQUESTED" },
      ]),
  ],
  [
    "faster than the factsheet",
    "on",
    "factsheet-kept",
    [undefined, "7.1.3", "6.15.1"],
    (state) => (state.velocity.vx = 4),
  ],
  [
    "a load heavier than the factsheet's",
    "picked",
    "factsheet-kept",
    [undefined, "7.1.3", "6.15.1"],
    (state) => (state.loads[0].weight = 9000),
  ],
  [
    "a load where the factsheet has no place",
    "picked",
    "factsheet-kept",
    [undefined, "7.1.3", "6.15.1"],
    (state) => (state.loads[0].loadPosition = "roof"),
  ],
  [
    "more loads than the factsheet's",
    "picked",
    "factsheet-kept",
    [undefined, "7.1.3", "6.15.1"],
    (state) => (state.loads = [{}, {}, {}]),
  ],
  [
    "an identifier that is longer than the factsheet's",
    "next order",
    "factsheet-limits",
    [undefined, "7.1.3", "6.15.1"],
    (order) => (order.nodes[1].actions[0].actionId = "d".repeat(31)),
  ],
  [
    "a state sooner than the factsheet's",
    "after",
    "factsheet-kept",
    [undefined, "7.1.3", "6.15.1"],
    (state) => (state.timestamp = new Date(Date.parse(state.timestamp) - 700).toISOString()),
  ],
];

describe.each(versions)("a new order while %s cancels", (version) => {
  const lines = trace(version).slice(0, -1);
  const [order, cancelled] = ["next order", "cancelled"].map((name) =>
    lines.find((line) => line.name === name),
  );
  if (!order || !cancelled) throw new Error("Nothing is cancelled");
  const at = (ms: number) => new Date(Date.parse(cancelled.payload.timestamp) + ms).toISOString();
  const payload = { ...order.payload, orderId: "o4", headerId: 2, timestamp: at(1500) };
  const nodes = payload.nodes.map((node: Any) => ({ ...node, actions: [] }));
  const early = { ...order, name: "early", payload: { ...payload, nodes } };
  const later = { ...cancelled.payload, timestamp: at(2000) };
  const section = version === "3.0" ? "6.1.4.6" : "6.6.2";

  it("is told by the next state", () => {
    const still = structuredClone(lines.at(-2)?.payload);
    Object.assign(still, { headerId: later.headerId, timestamp: at(2000) });
    const next = { ...cancelled, name: "next", payload: still };
    expect(brokenIn([...lines.slice(0, -1), early, next])).toEqual([["early", "new-order", section]]);
  });
  it("can't be told where a state is missing, or was under way", () => {
    const next = { ...cancelled, payload: { ...later, headerId: later.headerId + 1 } };
    expect(brokenIn([...lines.slice(0, -1), early, next])).toEqual([]);
    expect(brokenIn([...lines.slice(0, -1), early, cancelled])).toEqual([]);
  });
});

describe.each(versions)("after an order in %s", (version) => {
  it.each([
    [8, []],
    [12, [["still", "driving", version === "3.0" ? "7.8" : "6.10.6"]]],
  ])("a vehicle that drives for %i s", (seconds, expected) => {
    const lines = trace(version);
    const at = lines.findIndex(({ name }) => name === "dropped");
    const [there, dropped] = lines.slice(at - 1, at + 1);
    if (!there || !dropped) throw new Error("Nothing is dropped");
    const drives = {
      driving: true,
      velocity: { vx: 1 },
      actionStates: dropped.payload.actionStates,
      loads: [],
    };
    Object.assign(there.payload, drives);
    const timestamp = new Date(Date.parse(there.payload.timestamp) + seconds * 1000).toISOString();
    const still = { ...dropped, name: "still", payload: { ...dropped.payload, ...drives, timestamp } };
    expect(brokenIn([...lines.slice(0, at), still])).toEqual(expected);
  });
});

describe.each(versions)("of %s", (version) => {
  const said = faults.filter(([, , , sections]) => sections[versions.indexOf(version)] !== undefined);
  it.each(said)("%s", (_, at, rule, sections, plant) => {
    const lines = trace(version);
    const line = lines.find(({ name }) => name === at);
    if (!line) throw new Error(`There is no message "${at}"`);
    plant(line.payload);
    if (rule === "control-mode")
      for (const { payload } of lines.filter(({ name }) => name === "dropped"))
        payload.operatingMode = "INTERVENED";
    const wrong = brokenIn(lines.slice(0, lines.indexOf(line) + 1));
    expect(wrong).toEqual([[at, rule, sections[versions.indexOf(version)]]]);
  });
});
