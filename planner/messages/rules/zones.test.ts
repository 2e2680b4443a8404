import { expect, it } from "vitest";
import { officialValidators } from "../../../server/sandbox/official-validators.ts";
import { topicOf } from "../trace/unwrap.ts";
import { Judge } from "./judge.ts";

// biome-ignore lint/suspicious/noExplicitAny: faults change fields of any message
type Any = any;
type Line = { name: string; kind: string; topic: string; payload: Any };

const validators = officialValidators();
const began = 1_767_592_800_000; /* ms since 1970 */

const action = (actionId: string, actionType: string, parameters: Any = {}, more: Any = {}) => ({
  ...{ actionId, actionType, blockingType: "NONE", ...more },
  actionParameters: Object.entries(parameters).map(([key, value]) => ({ key, value })),
});
const told = (...all: [string, string, string][]) =>
  all.map(([actionId, actionType, actionStatus]) => ({ actionId, actionType, actionStatus }));
const error = (errorType: string, errorLevel: string, referenceKey = "orderId") => ({
  ...{ errorType, errorLevel, errorReferences: [{ referenceKey, referenceValue: "x" }] },
});
const square = (x: number) => [
  { x, y: -2 },
  { x: x + 3, y: -2 },
  { x: x + 3, y: 2 },
  { x, y: 2 },
];
const node = (at: number, released: boolean, actions: Any[] = []) => {
  const nodePosition = { x: 5 * at, y: 0, mapId: "floor" };
  return { nodeId: `N${at}`, sequenceId: 2 * at, released, nodePosition, actions };
};
const edge = (at: number, released: boolean) => ({
  ...{ edgeId: `E${at}`, sequenceId: 2 * at - 1, released, actions: [] },
  corridor: { leftWidth: 0.5, rightWidth: 0.5, releaseRequired: true },
});
const zoneRequest = (requestId: string, zoneId: string, requestStatus: string, more: Any = {}) => ({
  ...{ requestId, requestType: "ACCESS", zoneId, zoneSetId: "Z1", requestStatus, ...more },
});
const path = {
  degree: 1,
  knotVector: [0, 0, 1, 1],
  controlPoints: [
    { x: 10, y: 0 },
    { x: 15, y: 0 },
  ],
};

/** Minutes of one vehicle in 3.0: an order with zones, a corridor and a pick that fails, zone sets, a rest. */
function trace(): Line[] {
  const lines: Line[] = [];
  const ids: Record<string, number> = {};
  const say = (name: string, kind: string, content: Any) => {
    const headerId = (ids[kind] ?? -1) + 1;
    ids[kind] = headerId;
    const timestamp = new Date(began + lines.length * 1500).toISOString();
    const header = { headerId, timestamp, version: "3.0.0", manufacturer: "MAG", serialNumber: "1001" };
    lines.push({
      ...{ name, kind, topic: `uagv/v3/MAG/1001/${kind}` },
      payload: structuredClone({ ...content, ...header }),
    });
  };
  let state: Any = {
    ...{ orderId: "", orderUpdateId: 0, lastNodeId: "N0", lastNodeSequenceId: 0 },
    ...{ nodeStates: [], edgeStates: [], driving: false, paused: false, loads: [], errors: [] },
    ...{ actionStates: [], instantActionStates: [], zoneRequests: [], edgeRequests: [] },
    maps: [{ mapId: "floor", mapVersion: "1", mapStatus: "ENABLED" }],
    zoneSets: [{ zoneSetId: "Z1", mapId: "floor", zoneSetStatus: "ENABLED" }],
    mobileRobotPosition: { x: 0, y: 0, theta: 0, mapId: "floor", localized: true },
    powerSupply: { stateOfCharge: 60, charging: false },
    safetyState: { activeEmergencyStop: "NONE", fieldViolation: false },
    operatingMode: "AUTOMATIC",
  };
  const tell = (name: string, changed: Any) => {
    state = { ...state, ...changed };
    say(name, "state", state);
  };
  const at = (x: number) => ({ mobileRobotPosition: { ...state.mobileRobotPosition, x } });
  const ahead = (...all: [number, boolean][]) => ({
    nodeStates: all.map(([n, released]) => ({ nodeId: `N${n}`, sequenceId: 2 * n, released })),
    edgeStates: all.map(([n, released]) => ({ edgeId: `E${n}`, sequenceId: 2 * n - 1, released })),
  });
  const instant = (name: string, ...actions: Any[]) => say(name, "instantActions", { actions });
  const answer = (name: string, requestId: string, more: Any = {}) =>
    say(name, "responses", { responses: [{ requestId, grantType: "GRANTED", ...more }] });
  const [p1, d1] = [
    action("p1", "pick", {}, { blockingType: "HARD", retriable: true }),
    action("d1", "beep"),
  ];
  const actions = (p: string, d: string) => ({ actionStates: told(["p1", "pick", p], ["d1", "beep", d]) });

  say("online", "connection", { connectionState: "ONLINE" });
  const zones = [
    { zoneId: "R1", zoneType: "RELEASE", releaseLossBehavior: "STOP", vertices: square(6) },
    { zoneId: "C1", zoneType: "COORDINATED_REPLANNING", vertices: square(11) },
  ];
  say("zones", "zoneSet", { zoneSet: { mapId: "floor", zoneSetId: "Z1", zones } });
  tell("begin", {});
  const order = { orderId: "o1", orderUpdateId: 0 };
  const base = [node(0, true), node(1, true), node(2, true, [p1])];
  say("order", "order", {
    ...order,
    ...{ nodes: [...base, node(3, false, [d1])], edges: [edge(1, true), edge(2, true), edge(3, false)] },
  });
  const all = ahead([1, true], [2, true], [3, false]);
  tell("taken", { ...order, ...all, ...actions("WAITING", "WAITING"), ...at(0.2), driving: true });
  tell("asks", { zoneRequests: [zoneRequest("q1", "R1", "REQUESTED")], ...at(1) });
  answer("granted", "q1", { leaseExpiry: "2026-01-05T07:00:00.000Z" });
  tell("has", { zoneRequests: [zoneRequest("q1", "R1", "GRANTED")], ...at(2) });
  const n1 = { lastNodeId: "N1", lastNodeSequenceId: 2, ...at(5) };
  tell("at N1", { ...n1, ...ahead([2, true], [3, false]) });
  const corridor = { requestId: "q2", requestType: "CORRIDOR", edgeId: "E2", sequenceId: 3 };
  tell("asks for a corridor", { edgeRequests: [{ ...corridor, requestStatus: "REQUESTED" }], ...at(6) });
  answer("grants the corridor", "q2");
  tell("has the corridor", { edgeRequests: [{ ...corridor, requestStatus: "GRANTED" }], ...at(7) });
  tell("at N2", {
    ...{
      lastNodeId: "N2",
      lastNodeSequenceId: 4,
      ...at(10),
      driving: false,
      edgeRequests: [],
      zoneRequests: [],
    },
    ...{ ...ahead([3, false]), ...actions("RUNNING", "WAITING") },
  });
  const failed = error("PICK_FAILED", "CRITICAL", "actionId");
  tell("failed", { ...actions("RETRIABLE", "WAITING"), errors: [failed] });
  instant("retry", action("i1", "retry", { actionId: "p1" }));
  const done = (id: string, type: string, status = "FINISHED") => ({
    instantActionStates: [
      ...state.instantActionStates.filter((each: Any) => each.actionId !== id),
      ...told([id, type, status]),
    ],
  });
  tell("retried", { ...actions("RUNNING", "WAITING"), ...done("i1", "retry"), errors: [] });
  tell("picked", { ...actions("FINISHED", "WAITING"), loads: [{ loadId: "l1" }] });
  say("update", "order", {
    ...{ ...order, orderUpdateId: 1 },
    ...{ nodes: [node(2, true, [p1]), node(3, true, [d1])], edges: [edge(3, true)] },
  });
  const planned = { requestType: "REPLANNING", trajectory: path };
  const asksForPath = { zoneRequests: [zoneRequest("q3", "C1", "REQUESTED", planned)] };
  tell("updated", { orderUpdateId: 1, ...ahead([3, true]), ...asksForPath });
  answer("grants the path", "q3");
  tell("has the path", { zoneRequests: [zoneRequest("q3", "C1", "GRANTED", planned)], driving: true });
  tell("at N3", {
    ...{ lastNodeId: "N3", lastNodeSequenceId: 6, ...at(15), ...ahead(), driving: false },
    ...{ ...actions("FINISHED", "FINISHED"), zoneRequests: [] },
  });
  const download = { zoneSetId: "Z2", zoneSetDownloadLink: "https://zones.example/2" };
  instant("download", action("i2", "downloadZoneSet", download));
  const sets = (...list: [string, string][]) => ({
    zoneSets: list.map(([zoneSetId, zoneSetStatus]) => ({ zoneSetId, mapId: "floor", zoneSetStatus })),
  });
  tell("downloaded", { ...done("i2", "downloadZoneSet"), ...sets(["Z1", "ENABLED"], ["Z2", "DISABLED"]) });
  instant("enable", action("i3", "enableZoneSet", { zoneSetId: "Z2" }));
  tell("enabled", { ...done("i3", "enableZoneSet"), ...sets(["Z1", "DISABLED"], ["Z2", "ENABLED"]) });
  instant("delete", action("i4", "deleteZoneSet", { zoneSetId: "Z1" }));
  tell("deleted", { ...done("i4", "deleteZoneSet"), ...sets(["Z2", "ENABLED"]) });
  instant("clear", action("i5", "clearInstantActions"));
  tell("cleared", { instantActionStates: told(["i5", "clearInstantActions", "FINISHED"]) });
  const next = { orderId: "o2", orderUpdateId: 0, lastNodeSequenceId: 0 };
  say("next order", "order", {
    ...next,
    ...{ nodes: [node(3, true), node(4, true)], edges: [edge(4, true)] },
  });
  for (const part of [...(lines.at(-1)?.payload.nodes ?? []), ...(lines.at(-1)?.payload.edges ?? [])])
    part.sequenceId -= 6;
  const toN4 = { nodeStates: [{ nodeId: "N4", sequenceId: 2, released: true }] };
  const onE4 = { edgeStates: [{ edgeId: "E4", sequenceId: 1, released: true }] };
  tell("next taken", { ...next, actionStates: [], ...toN4, ...onE4, driving: true, ...at(15.2) });
  instant("cancel", action("i6", "cancelOrder", { orderId: "o2" }));
  tell("cancelled", { ...done("i6", "cancelOrder"), ...ahead(), driving: false, ...at(16) });
  tell("in hand", { operatingMode: "MANUAL" });
  tell("out of hand", { operatingMode: "AUTOMATIC" });
  instant("rest", action("i7", "startHibernation"));
  tell("rests", done("i7", "startHibernation"));
  say("asleep", "connection", { connectionState: "HIBERNATING" });
  say("awake", "connection", { connectionState: "ONLINE" });
  tell("goes on", {});
  return lines;
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

it("nothing of it is wrong", () => expect(brokenIn(trace())).toEqual([]));

type Find = (name: string) => Any;
type Change = (find: Find, lines: Line[]) => void;

function changed(change: Change) {
  const lines = trace();
  const find = (name: string) => {
    const line = lines.find((each) => each.name === name);
    if (!line) throw new Error(`There is no message "${name}"`);
    return line.payload;
  };
  change(find, lines);
  return brokenIn(lines);
}

const only =
  (...names: string[]) =>
  (find: Find, change: (payload: Any) => void) => {
    for (const name of names) change(find(name));
  };
const first = only("asks", "has", "at N1", "asks for a corridor", "has the corridor");
const withPath = only("updated", "has the path");
const states = (lines: Line[], from: string) =>
  lines.slice(lines.findIndex(({ name }) => name === from)).filter(({ kind }) => kind === "state");
const drop = (lines: Line[], name: string) =>
  lines.splice(
    lines.findIndex((line) => line.name === name),
    1,
  );
/** Says something again, a moment later. */
function again(lines: Line[], name: string, after: string, change: (payload: Any) => void = () => {}) {
  const [line, before] = [name, after].map((each) => lines.find((other) => other.name === each));
  if (!line || !before) throw new Error("There is no such message");
  const at = lines.indexOf(before);
  const { kind } = line;
  const timestamp = new Date(Date.parse(before.payload.timestamp) + 400).toISOString();
  const said = lines.slice(0, at + 1).filter((each) => each.kind === kind);
  for (const each of lines.slice(at + 1)) if (each.kind === kind) each.payload.headerId++;
  const payload = { ...structuredClone(line.payload), headerId: said.length, timestamp };
  change(payload);
  lines.splice(at + 1, 0, { ...line, name: "again", payload });
}
const levelled = (type: string, level: string, key?: string): Change => {
  return (find) => (find("out of hand").errors = [error(type, level, key)]);
};

const faults: [name: string, at: string, rule: string, section: string, plant: Change][] = [
  [
    "an unreachable node as a warning",
    "out of hand",
    "error-levels",
    "6.4.5",
    levelled("NODE_UNREACHABLE", "WARNING"),
  ],
  ["no place as a warning", "out of hand", "error-levels", "7.8", levelled("LOCALIZATION_ERROR", "WARNING")],
  [
    "a doubled zone set as critical",
    "out of hand",
    "error-levels",
    "6.4.2",
    levelled("DUPLICATE_ZONE_SET", "CRITICAL"),
  ],
  [
    "a blocked zone as a warning",
    "out of hand",
    "error-levels",
    "6.4.1.1",
    levelled("BLOCKED_ZONE_VIOLATION", "WARNING"),
  ],
  [
    "a conflict of zones as urgent",
    "out of hand",
    "error-levels",
    "6.4.4",
    levelled("ZONE_ACTION_CONFLICT", "URGENT"),
  ],
  [
    "out of a corridor as a warning",
    "out of hand",
    "error-levels",
    "6.1.5",
    levelled("OUTSIDE_OF_CORRIDOR", "WARNING"),
  ],
  [
    "too long a list as a warning",
    "out of hand",
    "error-levels",
    "7.8",
    levelled("INSTANT_ACTION_STATES_FULL", "WARNING"),
  ],
  [
    "driving on with a critical error",
    "asks for a corridor",
    "fatal-error",
    "6.6.5.1",
    (find) =>
      only(
        "asks",
        "has",
        "at N1",
        "asks for a corridor",
      )(find, (state) => (state.errors = [error("MOTOR", "CRITICAL")])),
  ],
  [
    "no place, and no error",
    "out of hand",
    "localization",
    "7.8",
    (find) => (find("out of hand").mobileRobotPosition.localized = false),
  ],
  [
    "two zone sets in use",
    "enabled",
    "zone-sets",
    "7.8",
    (find) => (find("enabled").zoneSets[0].zoneSetStatus = "ENABLED"),
  ],
  [
    "a download that isn't there",
    "downloaded",
    "action-results",
    "6.2.3.2",
    (find) => find("downloaded").zoneSets.pop(),
  ],
  [
    "a download that is in use at once",
    "downloaded",
    "action-results",
    "6.2.3.2",
    (find) => (find("downloaded").zoneSets = find("enabled").zoneSets),
  ],
  [
    "an enabled zone set that isn't in use",
    "enabled",
    "action-results",
    "6.2.3.2",
    (find) => (find("enabled").zoneSets = find("downloaded").zoneSets),
  ],
  [
    "a deleted zone set that is there",
    "deleted",
    "action-results",
    "6.2.3.2",
    (find) => (find("deleted").zoneSets = find("enabled").zoneSets),
  ],
  [
    "cleared actions that are there",
    "cleared",
    "action-results",
    "6.2.3.2",
    (find) => find("cleared").instantActionStates.push(...find("retried").instantActionStates),
  ],
  ["rest while it drives", "rests", "action-results", "6.2.3.2", (find) => (find("rests").driving = true)],
  [
    "fine positioning as an instant action",
    "clear",
    "predefined-actions",
    "6.2.3.1",
    (find) => find("clear").actions.push(action("f", "finePositioning")),
  ],
  [
    "a certificate without its links",
    "clear",
    "predefined-actions",
    "6.2.3.1",
    (find) => find("clear").actions.push(action("u", "updateCertificate", { service: "MQTT" })),
  ],
  [
    "an instant action that blocks",
    "retry",
    "instant-blocking",
    "6.2.1",
    (find) => (find("retry").actions[0].blockingType = "SINGLE"),
  ],
  [
    "a retry of what can't be tried again",
    "failed",
    "action-states",
    "7.3",
    (find) =>
      only("order", "update")(
        find,
        ({ nodes }) => delete nodes.find((each: Any) => each.nodeId === "N2").actions[0].retriable,
      ),
  ],
  [
    "a request that begins granted",
    "asks",
    "zone-requests",
    "6.4.3",
    (find) => (find("asks").zoneRequests[0].requestStatus = "GRANTED"),
  ],
  [
    "a request's id for another zone",
    "updated",
    "zone-requests",
    "6.4.3",
    (find) => {
      withPath(find, (state) => (state.zoneRequests[0].requestId = "q1"));
      find("grants the path").responses[0].requestId = "q1";
    },
  ],
  [
    "a request that is made again by its id",
    "at N1",
    "zone-requests",
    "6.4.3",
    (find) => (find("at N1").zoneRequests[0].requestStatus = "REQUESTED"),
  ],
  [
    "a zone set that isn't there",
    "asks",
    "zone-requests",
    "6.4.3",
    (find) => first(find, (state) => (state.zoneRequests[0].zoneSetId = "Z9")),
  ],
  [
    "a zone that isn't in the set",
    "asks",
    "zone-requests",
    "6.4.3",
    (find) => first(find, (state) => (state.zoneRequests[0].zoneId = "R9")),
  ],
  [
    "a path without a curve",
    "updated",
    "zone-requests",
    "6.4.3",
    (find) => withPath(find, (state) => delete state.zoneRequests[0].trajectory),
  ],
  [
    "access where paths are asked for",
    "updated",
    "zone-requests",
    "6.4.3",
    (find) => withPath(find, (state) => (state.zoneRequests[0].requestType = "ACCESS")),
  ],
  [
    "a curve with too few knots",
    "updated",
    "trajectory",
    "7.8",
    (find) => (find("updated").zoneRequests[0].trajectory.knotVector = [0, 1]),
  ],
  [
    "a corridor of the horizon",
    "asks for a corridor",
    "edge-requests",
    "6.6.10",
    (find) =>
      only("asks for a corridor", "has the corridor")(find, ({ edgeRequests: [asked] }) =>
        Object.assign(asked, { edgeId: "E3", sequenceId: 5 }),
      ),
  ],
  [
    "an answer to nobody",
    "granted",
    "responses",
    "6.4.3",
    (find) => (find("granted").responses[0].requestId = "q9"),
  ],
  [
    "a lease of what is refused",
    "granted",
    "responses",
    "7.5",
    (find) => (find("granted").responses[0].grantType = "REJECTED"),
  ],
  [
    "a lease until no moment",
    "granted",
    "responses",
    "7.5",
    (find) => (find("granted").responses[0].leaseExpiry = "2026-01-05 07:00"),
  ],
  [
    "a zone the other way round",
    "zones",
    "zones",
    "7.6",
    (find) => find("zones").zoneSet.zones[0].vertices.reverse(),
  ],
  [
    "a zone that crosses itself",
    "zones",
    "zones",
    "7.6",
    (find) => {
      const { vertices } = find("zones").zoneSet.zones[0];
      vertices.splice(1, 2, vertices[2], vertices[1]);
    },
  ],
  ["one id for two zones", "zones", "zones", "7.6", (find) => (find("zones").zoneSet.zones[1].zoneId = "R1")],
  [
    "a zone set that changes",
    "again",
    "zones",
    "6.4.2",
    (_, lines) => again(lines, "zones", "begin", ({ zoneSet }) => zoneSet.zones[0].vertices[1].x++),
  ],
  [
    "a request in somebody's hand",
    "in hand",
    "state-mode",
    "6.6.6",
    (find) => (find("in hand").zoneRequests = [zoneRequest("q8", "R1", "REQUESTED")]),
  ],
  [
    "a request while somebody intervenes",
    "has the path",
    "state-mode",
    "6.6.6",
    (find) => (find("has the path").operatingMode = "INTERVENED"),
  ],
  [
    "an action in somebody's hand",
    "at N3",
    "state-mode",
    "6.6.7",
    (find, lines) => {
      lines.splice(lines.findIndex(({ name }) => name === "at N3") + 1);
      Object.assign(find("at N3"), { operatingMode: "MANUAL", driving: true });
      find("at N3").actionStates[1].actionStatus = "RUNNING";
    },
  ],
  [
    "a state of a vehicle that rests",
    "again",
    "connection",
    "7.7",
    (_, lines) => again(lines, "rests", "asleep", () => {}),
  ],
  [
    "a new order that begins with update 3",
    "next order",
    "order-update-id",
    "7.3",
    (_, lines) => {
      for (const { payload } of lines) if (payload.orderId === "o2") payload.orderUpdateId = 3;
    },
  ],
  [
    "a cancellation of an order that it doesn't have",
    "cancelled",
    "cancel-order",
    "6.1.3.2",
    (find) => (find("cancel").actions[0].actionParameters[0].value = "o9"),
  ],
  [
    "an arrival at no moment",
    "has",
    "ranges",
    "7.8",
    (find) => (find("has").intermediatePath = { polyline: [{ x: 2, y: 0, eta: "soon" }] }),
  ],
  [
    "an angle of a way beyond π",
    "has",
    "angles",
    "7.8",
    (find) =>
      (find("has").intermediatePath = { polyline: [{ x: 2, y: 0, theta: 9, eta: find("has").timestamp }] }),
  ],
];

it.each(faults)("%s", (_, at, rule, section, plant) => {
  expect(changed(plant)).toEqual([[at, rule, section]]);
});

/** Rare, and as the standard has it. */
const legal: [name: string, change: Change][] = [
  [
    "a zone closed by its first corner",
    (find) => {
      const { vertices } = find("zones").zoneSet.zones[0];
      vertices.push(vertices[0]);
    },
  ],
  ["corners in one line", (find) => find("zones").zoneSet.zones[0].vertices.splice(1, 0, { x: 7, y: -2 })],
  ["a zone set sent again", (_, lines) => again(lines, "zones", "begin")],
  [
    "queued, then granted",
    (_, lines) =>
      again(
        lines,
        "granted",
        "asks",
        (said) => (said.responses = [{ requestId: "q1", grantType: "QUEUED" }]),
      ),
  ],
  [
    "refused, and no longer asked for",
    (find) => {
      find("granted").responses = [{ requestId: "q1", grantType: "REJECTED" }];
      only(
        "has",
        "at N1",
        "asks for a corridor",
        "has the corridor",
      )(find, (state) => (state.zoneRequests = []));
    },
  ],
  ["an answer that is lost", (_, lines) => drop(lines, "granted")],
  ["a question that is lost", (_, lines) => drop(lines, "asks")],
  [
    "an answer heard before its question",
    (_, lines) => {
      const [said] = drop(lines, "granted");
      if (said)
        lines.splice(
          lines.findIndex(({ name }) => name === "asks"),
          0,
          said,
        );
    },
  ],
  [
    "two paths asked for, and one granted",
    (find) => find("updated").zoneRequests.push({ ...find("updated").zoneRequests[0], requestId: "q4" }),
  ],
  [
    "run out, and asked for anew",
    (find) => {
      find("at N1").zoneRequests[0].requestStatus = "EXPIRED";
      only("asks for a corridor", "has the corridor")(find, (state) => {
        state.zoneRequests = [zoneRequest("q9", "R1", "REQUESTED")];
      });
    },
  ],
  [
    "a request that stays while the connection is lost",
    (find, lines) => {
      const at = lines.findIndex(({ name }) => name === "has");
      const online = { ...structuredClone(lines[0]?.payload), headerId: 1, timestamp: find("has").timestamp };
      const topic = lines[0]?.topic ?? "";
      const will = { ...structuredClone(lines[0]?.payload), connectionState: "CONNECTION_BROKEN" };
      for (const { kind, payload } of lines.slice(at)) if (kind === "connection") payload.headerId++;
      lines.splice(at, 0, { name: "will", kind: "connection", topic, payload: will });
      lines.splice(at + 1, 0, { name: "anew", kind: "connection", topic, payload: online });
    },
  ],
  [
    "tried again by hand",
    (_, lines) => {
      drop(lines, "retry");
      for (const { payload } of states(lines, "retried"))
        payload.instantActionStates = payload.instantActionStates.filter(
          (each: Any) => each.actionId !== "i1",
        );
    },
  ],
  [
    "a zone set enabled by hand",
    (_, lines) => {
      drop(lines, "enable");
      for (const { payload } of states(lines, "enabled"))
        payload.instantActionStates = payload.instantActionStates.filter(
          (each: Any) => each.actionId !== "i3",
        );
    },
  ],
  ["a lost release as a warning (6.4.3)", levelled("RELEASE_LOST", "WARNING", "zoneId")],
  ["a lost release as critical", levelled("RELEASE_LOST", "CRITICAL", "zoneId")],
  [
    "driving on though a message was refused",
    (_, lines) => {
      for (const { payload } of states(lines, "taken"))
        if (payload.orderId === "o1")
          payload.errors = [...payload.errors, error("UNSUPPORTED_PARAMETER", "CRITICAL")];
    },
  ],
  [
    "a cancellation of another order that fails, and an update",
    (_, lines) => {
      again(lines, "cancel", "at N1", ({ actions: [cancel] }) => {
        Object.assign(cancel, action("xc", "cancelOrder", { orderId: "o9" }));
      });
      for (const { payload } of states(lines, "asks for a corridor")) {
        if (payload.orderId !== "o1" || payload.instantActionStates[0]?.actionId === "i5") continue;
        payload.instantActionStates.push(...told(["xc", "cancelOrder", "FAILED"]));
        payload.errors.push(error("NO_ORDER_TO_CANCEL", "WARNING", "actionId"));
      }
      drop(lines, "clear");
      for (const { payload } of states(lines, "cleared")) {
        payload.instantActionStates = payload.instantActionStates.filter(
          (each: Any) => each.actionId !== "i5",
        );
        if (payload.orderId === "o1") payload.errors.push(error("NO_ORDER_TO_CANCEL", "WARNING", "actionId"));
      }
    },
  ],
  [
    "no last node after a service",
    (find) =>
      only(
        "in hand",
        "out of hand",
        "rests",
        "goes on",
      )(find, (state) => {
        state.lastNodeId = "";
        if (state === find("in hand")) state.operatingMode = "SERVICE";
      }),
  ],
  ["an order that is lost", (_, lines) => drop(lines, "next order")],
];

it.each(legal)("%s is right", (_, change) => expect(changed(change)).toEqual([]));
