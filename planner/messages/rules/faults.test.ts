import { globSync, readFileSync } from "node:fs";
import { expect, it, vi } from "vitest";
import { officialValidators } from "../../../server/sandbox/official-validators.ts";
import { random } from "../../numbers/random.ts";
import { presets } from "../../presets/presets.ts";
import { Session } from "../../session/session.ts";
import { recorded } from "../session-messages.ts";
import { topicOf } from "../trace/unwrap.ts";
import { rules } from "./all-rules.ts";
import { Judge } from "./judge.ts";
import type { Verdict } from "./rule.ts";

vi.setConfig({ testTimeout: 60_000 });

const minute = 60_000; /* ms */
const hour = 60 * minute;

// biome-ignore lint/suspicious/noExplicitAny: faults change fields of any message
type Any = any;
type Line = { topic: string; payload: Any };

/** Twelve minutes of three forks: one is stopped, one loses its connection, a lane is blocked. */
function recording(): string[] {
  const [preset] = presets;
  if (!preset) throw new Error("There are no presets");
  const session = Session.open(preset.plan, 3);
  if (!session.ok) throw new Error(JSON.stringify(session.errors));
  return [
    ...recorded(preset.plan, session.value, 20 * minute, [
      { what: { kind: "stop", vehicle: 0 }, from: 3 * minute, until: 4 * minute },
      { what: { kind: "radio", vehicle: 1 }, from: 5 * minute, until: 6 * minute },
      { what: { kind: "block", lane: 2 }, from: 6.5 * minute, until: 8 * minute },
      { what: { kind: "block", lane: 7 }, from: 9 * minute, until: 10 * minute },
    ]),
  ];
}

const validators = officialValidators();
const lines = recording();

/** @param of the vehicle whose messages are judged: those of others have no part in it */
function judged(trace: readonly Line[], of?: string): Verdict[] {
  const judge = new Judge(validators);
  return trace.flatMap(({ topic, payload }, at) => {
    if (of && payload.serialNumber !== of && !topic.includes(of)) return [];
    const answer = judge.judge({ line: at + 1, topic: topicOf(topic), message: payload });
    if ("why" in answer) throw new Error(`${answer.line}: ${answer.why}`);
    return answer.verdicts;
  });
}

const fresh = (): Line[] => lines.map((line) => JSON.parse(line));

const is = (kind: string) => (line: Line) => line.topic.endsWith(`/${kind}`);
const drives = (line: Line) =>
  is("state")(line) && line.payload.driving && line.payload.nodeStates.length > 2;
const extends_ = (line: Line) =>
  is("order")(line) && line.payload.orderUpdateId > 1 && line.payload.nodes.length > 3;
const begins = (line: Line) =>
  is("order")(line) && line.payload.orderUpdateId === 0 && line.payload.nodes.length > 4;

/** A fault: which message it is planted in (of those that fit, the one in the middle), how, and what names it. */
type Fault = [
  name: string,
  rule: string,
  section: string,
  fits: (line: Line, at: number, all: readonly Line[]) => boolean,
  plant: (payload: Any, line: Line, all: Line[]) => void,
];

const momentOf = ({ payload }: Line) => Date.parse(payload.timestamp);
const serialOf = ({ payload }: Line) => payload.serialNumber;

/** The last state of the same vehicle before a message. */
const stateBefore = (line: Line, all: readonly Line[]) =>
  all.slice(0, all.indexOf(line)).findLast((each) => is("state")(each) && serialOf(each) === serialOf(line));

const faults: Fault[] = [
  ["a negative headerId", "header-id", "6.4", is("state"), (state) => (state.headerId = -5)],
  ["a headerId that stays", "header-id", "6.4", is("state"), (state) => state.headerId--],
  ["a headerId that falls", "header-id", "6.4", is("visualization"), (shown) => (shown.headerId -= 7)],
  ["a headerId of an order that falls", "header-id", "6.4", extends_, (order) => (order.headerId -= 2)],
  [
    "a timestamp in another zone",
    "timestamp",
    "6.4",
    is("state"),
    (state) => (state.timestamp = state.timestamp.replace("Z", "+02:00")),
  ],
  [
    "a timestamp without fractions",
    "timestamp",
    "6.4",
    is("order"),
    (order) => (order.timestamp = order.timestamp.replace(/\.\d+/, "")),
  ],
  [
    "a timestamp on 31 April",
    "timestamp",
    "6.4",
    is("state"),
    (state) => (state.timestamp = "2026-04-31T06:00:00.00Z"),
  ],
  ["a version of two numbers", "version", "6.4", is("state"), (state) => (state.version = "2.1")],
  ["version 1.1.0 under v2", "version", "6.3", is("state"), (state) => (state.version = "1.1.0")],
  ["another version in between", "version", "6.4", is("visualization"), (shown) => (shown.version = "2.0.0")],
  ["another vehicle than the topic's", "address", "6.3", is("state"), (state) => (state.serialNumber = "7")],
  ["another maker than the topic's", "address", "6.3", is("order"), (order) => (order.manufacturer = "MAG")],
  ["a field of another type", "schema", "6.10.6", is("state"), (state) => (state.driving = "yes")],
  ["a missing field", "schema", "6.10.6", is("state"), (state) => delete state.safetyState],
  [
    "an unknown word",
    "schema",
    "6.6.6",
    (line) => is("order")(line) && line.payload.nodes.some((node: Any) => node.actions.length > 0),
    (order) => (order.nodes.find((node: Any) => node.actions.length > 0).actions[0].blockingType = "STOP"),
  ],
  ["an edge too few", "order-graph", "6.6.1", begins, (order) => order.edges.pop()],
  [
    "no node",
    "order-graph",
    "6.6.1",
    begins,
    (order) => {
      order.nodes = [];
      order.edges = [];
    },
  ],
  [
    "a sequenceId twice",
    "order-sequence",
    "6.6.2",
    extends_,
    (order) => (order.nodes[2].sequenceId = order.nodes[1].sequenceId),
  ],
  ["an odd sequenceId for a node", "order-sequence", "6.6.2", begins, (order) => order.nodes[1].sequenceId++],
  [
    "an edge to a node that isn't there",
    "order-edges",
    "6.6.6",
    begins,
    (order) => (order.edges[1].endNodeId = "nowhere"),
  ],
  [
    "an edge from another node",
    "order-edges",
    "6.6.6",
    extends_,
    (order) => (order.edges[0].startNodeId = "nowhere"),
  ],
  [
    "released after unreleased",
    "order-release",
    "6.6.1",
    (line) => extends_(line) && !line.payload.nodes.at(-2).released,
    (order) => (order.nodes.at(-1).released = true),
  ],
  [
    "an edge released to a node that isn't",
    "order-release",
    "6.6.1",
    (line) => extends_(line) && !line.payload.nodes.at(-1).released,
    (order) => (order.edges.at(-1).released = true),
  ],
  [
    "an update number that falls",
    "order-update-id",
    "6.6.4.3",
    extends_,
    (order) => (order.orderUpdateId -= 2),
  ],
  ["an update number that stays", "order-update-id", "6.6.4.3", extends_, (order) => order.orderUpdateId--],
  [
    "an update that begins elsewhere",
    "order-stitching",
    "6.6.2",
    extends_,
    (order) => {
      order.nodes.shift();
      order.edges.shift();
    },
  ],
  [
    "an update that moves the node where it begins",
    "order-stitching",
    "6.6.2",
    extends_,
    (order) => (order.nodes[0].nodePosition.x += 0.5),
  ],
  [
    "a new order over one that goes on",
    "new-order",
    "6.6.2",
    /* Its actions would be those of the order before. */
    (line, _, all) =>
      extends_(line) &&
      line.payload.nodes.every((node: Any) => node.actions.length === 0) &&
      stateBefore(line, all)?.payload.nodeStates.length > 0,
    (order) => {
      const { sequenceId } = order.nodes[0];
      order.orderId = "another";
      order.orderUpdateId = 0;
      for (const part of [...order.nodes, ...order.edges]) part.sequenceId -= sequenceId;
    },
  ],
  [
    "a new order that begins elsewhere",
    "order-start",
    "6.6.1",
    begins,
    (order) => {
      order.nodes[0].nodeId = "far";
      order.edges[0].startNodeId = "far";
      order.nodes[0].nodePosition.x += 9;
    },
  ],
  [
    "an actionId twice",
    "action-ids",
    "6.6.6",
    is("instantActions"),
    (instant) => instant.actions.push({ ...instant.actions[0] }),
  ],
  [
    "an action that the vehicle doesn't know",
    "factsheet-limits",
    "6.15.1",
    (line) => is("order")(line) && line.payload.nodes[0].actions.length > 0,
    (order) => (order.nodes[0].actions[0].actionType = "dance"),
  ],
  ["an angle beyond π", "angles", "6.10.6", is("state"), (state) => (state.agvPosition.theta = 3.5)],
  ["an angle beyond π in an order", "angles", "6.6.6", begins, (order) => (order.edges[0].orientation = -4)],
  [
    "a battery of 180%",
    "battery",
    "6.10.6",
    is("state"),
    (state) => (state.batteryState.batteryCharge = 180),
  ],
  ["a last node by another name", "last-node", "6.10.2", drives, (state) => (state.lastNodeId = "nowhere")],
  [
    "a last node that isn't in the order",
    "last-node",
    "6.10.2",
    drives,
    (state) => (state.lastNodeSequenceId += 1),
  ],
  ["a node ahead left out", "node-states", "6.10.1", drives, (state) => state.nodeStates.splice(1, 1)],
  [
    "a node that was passed",
    "node-states",
    "6.10.1",
    (line) => drives(line) && line.payload.lastNodeSequenceId > 2,
    (state) =>
      state.nodeStates.unshift({
        nodeId: state.lastNodeId,
        sequenceId: state.lastNodeSequenceId,
        released: true,
      }),
  ],
  [
    "a node ahead released by itself",
    "node-states",
    "6.10.1",
    (line) => drives(line) && !line.payload.nodeStates.at(-1).released,
    (state) => (state.nodeStates.at(-1).released = true),
  ],
  [
    "no nodes ahead without a cancellation",
    "node-states",
    "6.10.1",
    (line) =>
      drives(line) && line.payload.actionStates.every((action: Any) => action.actionType !== "cancelOrder"),
    (state) => {
      state.nodeStates = [];
      state.edgeStates = [];
    },
  ],
  ["an edge ahead left out", "edge-states", "6.10.1", drives, (state) => state.edgeStates.pop()],
  [
    "an action that begins anew",
    "action-states",
    "6.11",
    (line, _, all) =>
      is("state")(line) &&
      line.payload.actionStates[0]?.actionStatus === "FINISHED" &&
      stateBefore(line, all)?.payload.actionStates[0]?.actionStatus === "FINISHED" &&
      stateBefore(line, all)?.payload.orderId === line.payload.orderId,
    (state) => (state.actionStates[0].actionStatus = "WAITING"),
  ],
  [
    "an action before its node",
    "action-states",
    "6.11",
    (line) =>
      drives(line) && line.payload.actionStates.some((action: Any) => action.actionStatus === "WAITING"),
    (state) =>
      (state.actionStates.find((action: Any) => action.actionStatus === "WAITING").actionStatus = "RUNNING"),
  ],
  [
    "an action of the order left out",
    "actions-reported",
    "6.11",
    (line) =>
      is("state")(line) && line.payload.actionStates.some((action: Any) => action.actionType === "pick"),
    (state) =>
      (state.actionStates = state.actionStates.filter((action: Any) => action.actionType !== "pick")),
  ],
  [
    "a pause that no action tells",
    "instant-actions",
    "6.9",
    (line, _, all) => is("state")(line) && line.payload.paused && !stateBefore(line, all)?.payload.paused,
    (_, line, all) => {
      for (const each of all.filter((other) => is("state")(other) && serialOf(other) === serialOf(line)))
        each.payload.actionStates = each.payload.actionStates.filter(
          (action: Any) => action.actionType !== "startPause",
        );
    },
  ],
  [
    "a cancellation that leaves a node",
    "cancel-order",
    "6.6.3",
    (line, _, all) =>
      is("state")(line) &&
      cancelOf(line) === "RUNNING" &&
      line.payload.nodeStates.length > 0 &&
      all.length > 0,
    (state) =>
      (state.actionStates.find((action: Any) => action.actionType === "cancelOrder").actionStatus =
        "FINISHED"),
  ],
  [
    "driving at rest",
    "driving",
    "6.10.6",
    (line) => is("state")(line) && !line.payload.driving,
    (state) => (state.velocity = { vx: 0.8, vy: 0, omega: 0 }),
  ],
  ["a pause while it drives", "paused", "6.8.2", drives, (state) => (state.paused = true)],
  [
    "a last will after a goodbye",
    "connection",
    "6.14",
    (line) => line.payload.connectionState === "CONNECTIONBROKEN",
    (_, line, all) => {
      const payload = { ...line.payload, ...stateBefore(line, all)?.payload, connectionState: "OFFLINE" };
      const { headerId, timestamp, version, manufacturer, serialNumber, connectionState } = payload;
      const header = { headerId, timestamp, version, manufacturer, serialNumber };
      const online = all.filter((each) => is("connection")(each) && serialOf(each) === serialOf(line))[0];
      (all as Line[]).splice(all.indexOf(line), 0, {
        topic: line.topic,
        payload: { ...header, headerId: online?.payload.headerId + 1, connectionState },
      });
    },
  ],
  [
    "an error that names nothing",
    "error-references",
    "6.6.4.2",
    is("state"),
    (state) => state.errors.push({ errorType: "orderError", errorLevel: "WARNING" }),
  ],
  [
    "a state after more than 30 s",
    "state-interval",
    "6.10",
    (line, at, all) => is("state")(line) && at > 500 && all.length > 0,
    (_, line, all) => {
      const own = all.filter((each) => is("state")(each) && serialOf(each) === serialOf(line));
      for (const each of own.slice(own.indexOf(line)))
        each.payload.timestamp = later(each.payload.timestamp, 40_000);
    },
  ],
  [
    "two versions of a map in use",
    "maps",
    "6.10.6",
    is("state"),
    (state) =>
      (state.maps = ["1", "2"].map((mapVersion) => ({ mapId: "floor", mapVersion, mapStatus: "ENABLED" }))),
  ],
  [
    "an order in somebody's hand",
    "state-mode",
    "6.10.6",
    drives,
    (state) => (state.operatingMode = "MANUAL"),
  ],
];

/** Faults that had two verdicts, another rule's, or none. */
const others: Fault[] = [
  ["an edge without an end", "schema", "6.6.6", begins, (order) => delete order.edges[1].endNodeId],
  [
    "an action in no known state",
    "schema",
    "6.10.6",
    (line) => is("state")(line) && line.payload.actionStates.length > 0,
    (state) => (state.actionStates[0].actionStatus = "DONE"),
  ],
  [
    "an update that takes back a release",
    "order-stitching",
    "6.6.2",
    extends_,
    (order) => {
      for (const part of [...order.nodes, ...order.edges]) part.released = false;
    },
  ],
  [
    "an action with the id of an earlier one",
    "action-ids",
    "6.6.6",
    (line, at) => at > 700 && acts(line),
    (order, line, all) => {
      const earlier = all.find((each) => acts(each) && serialOf(each) === serialOf(line));
      actionsIn(order)[0].actionId = actionsIn(earlier?.payload)[0].actionId;
    },
  ],
  ["a node's angle beyond π", "angles", "6.6.6", begins, (order) => (order.nodes[1].nodePosition.theta = -4)],
  ["a negative reach", "battery", "6.10.6", is("state"), (state) => (state.batteryState.reach = -3)],
  [
    "an update number of a state that falls",
    "progress",
    "6.10.2",
    (line, _, all) =>
      drives(line) &&
      line.payload.orderUpdateId > 2 &&
      stateBefore(line, all)?.payload.orderUpdateId === line.payload.orderUpdateId,
    (state) => state.orderUpdateId--,
  ],
  [
    "a cancellation that fails without a word",
    "cancel-order",
    "6.6.3.2",
    (line, _, all) => is("state")(line) && cancelsEndedBy(line, all).length > 0,
    (_, line, all) => {
      const [ended] = cancelsEndedBy(line, all);
      for (const each of all.slice(all.indexOf(line)))
        if (is("state")(each) && serialOf(each) === serialOf(line))
          for (const action of each.payload.actionStates)
            if (action.actionId === ended.actionId) action.actionStatus = "FAILED";
    },
  ],
  [
    "a state under another topic",
    "address",
    "6.3",
    drives,
    (_, line) => (line.topic = line.topic.replace("/state", "/visualization")),
  ],
  [
    "an order under another topic",
    "address",
    "6.3",
    begins,
    (_, line) => (line.topic = line.topic.replace("/order", "/state")),
  ],
  ...late(),
  ...again(),
  ...unlikely(),
  ...bodily(),
  ...numeric(),
  ...told(),
  ...clocks(),
  ...named(),
  ...moments(),
  ...betweenStates(),
  ...ofFactsheet(),
  [
    "a topic in capitals",
    "address",
    "6.3",
    is("state"),
    (_, line) => (line.topic = line.topic.replace("/state", "/State")),
  ],
];

/** Faults that had no verdict, two, or that of another section; found by another list of ninety. */
function late(): Fault[] {
  return [
    [
      "fifteen metres beside its way",
      "way",
      "6.15.1",
      (line, at, all) => drives(line) && shownJustBefore(line, at, all),
      (state) => (state.agvPosition.x += 15),
    ],
    ["no serial number", "address", "6.4", is("order"), (order) => delete order.serialNumber],
    [
      "an angle of a visualization in degrees",
      "angles",
      "6.13",
      is("visualization"),
      (shown) => (shown.agvPosition.theta = 180),
    ],
    [
      "aside at rest, faster than it can",
      "driving",
      "6.10.6",
      (line) => is("state")(line) && !line.payload.driving,
      (state) => (state.velocity = { vx: 0, vy: 9, omega: 0 }),
    ],
    [
      "nodes that come back after a cancellation",
      "node-states",
      "6.10.1",
      (line) => is("state")(line) && cancelOf(line) === "FINISHED",
      (state) => (state.nodeStates = [{ nodeId: "elsewhere", sequenceId: 2, released: true }]),
    ],
    [
      "a factsheet of another version",
      "version",
      "6.3",
      is("factsheet"),
      (sheet) => (sheet.version = "3.0.0"),
    ],
    [
      "a connection in small letters",
      "schema",
      "6.14",
      (line, at) => at > 0 && line.payload.connectionState === "ONLINE",
      (told) => (told.connectionState = "online"),
    ],
  ];
}

/** Faults of a third list, which had no verdict, several, or that of a later message. */
function again(): Fault[] {
  const waits = (line: Line) =>
    drives(line) && line.payload.actionStates.some((action: Any) => action.actionStatus === "WAITING");
  /** The first order of the same vehicle. */
  const firstOrder = (line: Line, all: readonly Line[]) =>
    all.find((each) => is("order")(each) && isSerial(line)(each))?.payload.orderId;
  return [
    [
      "a way of five kilometres since the last node",
      "distance",
      "6.10.6",
      drives,
      (state) => (state.distanceSinceLastNode = 5000),
    ],
    [
      "a way of five kilometres while it stands",
      "distance",
      "6.10.6",
      idles,
      (state) => (state.distanceSinceLastNode = 5000),
    ],
    [
      "the orderId of an earlier order",
      "order-update-id",
      "6.6.6",
      (line, at, all) => begins(line) && sinceFirst(line, at, all),
      (order, line, all) => {
        const { orderId } = order;
        const first = firstOrder(line, all);
        const isOf = ({ payload }: Line) => payload.orderId === orderId;
        for (const each of all.slice(all.indexOf(line)))
          if (isSerial(line)(each) && isOf(each)) each.payload.orderId = first;
      },
    ],
    [
      "the orderId of an earlier order, in one message",
      "order-update-id",
      "6.6.6",
      (line, at, all) => begins(line) && sinceFirst(line, at, all),
      (order, line, all) => (order.orderId = firstOrder(line, all)),
    ],
    [
      "an update that was never sent",
      "progress",
      "6.10.6",
      (line, _, all) => drives(line) && isFollowedBySame(line, all),
      (state) => state.orderUpdateId++,
    ],
    [
      "preparing an action before its node",
      "action-states",
      "6.11",
      waits,
      (state) =>
        (state.actionStates.find((action: Any) => action.actionStatus === "WAITING").actionStatus =
          "INITIALIZING"),
    ],
    [
      "driving beside an action that blocks it",
      "blocking",
      "6.12",
      (line) =>
        is("state")(line) &&
        line.payload.actionStates.some(
          ({ actionType, actionStatus }: Any) => actionType === "pick" && actionStatus === "RUNNING",
        ),
      (state) => (state.driving = true),
    ],
    [
      "an order of which nothing is released",
      "order-release",
      "6.6.1",
      begins,
      (order) => {
        for (const part of [...order.nodes, ...order.edges]) part.released = false;
      },
    ],
    [
      "a refusal that names nothing",
      "error-references",
      "7.1",
      is("state"),
      (state) => (state.errors = [{ errorType: "validationError", errorLevel: "WARNING" }]),
    ],
    [
      "an instant action without an id",
      "identifiers",
      "6.6.6",
      is("instantActions"),
      (instant) => (instant.actions[0].actionId = ""),
    ],
    [
      "an action that is left out for good",
      "actions-reported",
      "6.11",
      (line) =>
        is("state")(line) && line.payload.actionStates.some((action: Any) => action.actionType === "pick"),
      (told, line, all) => {
        const isSame = ({ payload }: Line) => payload.orderId === told.orderId;
        for (const each of all.slice(all.indexOf(line)))
          if (is("state")(each) && isSerial(line)(each) && isSame(each))
            each.payload.actionStates = each.payload.actionStates.filter(
              (action: Any) => action.actionType !== "pick",
            );
      },
    ],
    [
      "a cancellation after which an action waits again",
      "action-states",
      "6.11",
      (line) =>
        is("state")(line) &&
        cancelOf(line) === "FINISHED" &&
        line.payload.actionStates.some((action: Any) => action.actionStatus === "FAILED"),
      (state) =>
        (state.actionStates.find((action: Any) => action.actionStatus === "FAILED").actionStatus = "WAITING"),
    ],
  ];
}

/** Whether three other orders and more of the same vehicle came before. */
function sinceFirst(line: Line, at: number, all: readonly Line[]) {
  const before = all.slice(0, at).filter((each) => is("order")(each) && isSerial(line)(each));
  return new Set(before.map(({ payload }) => payload.orderId)).size > 3;
}

/** Whether the next state of the same vehicle is about the same order and update. */
function isFollowedBySame(line: Line, all: readonly Line[]) {
  const next = all.slice(all.indexOf(line) + 1).find((each) => is("state")(each) && isSerial(line)(each));
  const { orderId, orderUpdateId } = line.payload;
  return next?.payload.orderId === orderId && next?.payload.orderUpdateId === orderUpdateId;
}

/** Whether the last that a vehicle showed of itself is a moment old. */
function shownJustBefore(line: Line, at: number, all: readonly Line[]) {
  const before = all.slice(0, at).findLast((each) => is("visualization")(each) && isSerial(line)(each));
  return before !== undefined && secondsBetween(before, line) <= 5;
}

const secondsBetween = (one: Line, other: Line) =>
  (Date.parse(other.payload.timestamp) - Date.parse(one.payload.timestamp)) / 1000;

/** Faults that had no verdict, or drew those of messages after them. */
function unlikely(): Fault[] {
  const first =
    (kind: string) =>
    (line: Line, _: number, all: readonly Line[]): boolean =>
      is(kind)(line) && all.find((each) => is(kind)(each) && serialOf(each) === serialOf(line)) === line;
  const hasEdge = (line: Line) => begins(line) && line.payload.edges.length > 0;
  const edge = (order: Any) => order.edges[0];
  return [
    [
      "a first headerId beyond 32 bits",
      "header-id",
      "6.4",
      first("state"),
      (state) => (state.headerId = 2 ** 32),
    ],
    [
      "a first headerId that is no whole number",
      "header-id",
      "6.4",
      first("state"),
      (state) => (state.headerId = 3.5),
    ],
    [
      "a first version with a letter",
      "version",
      "6.4",
      first("state"),
      (state) => (state.version = "v2.1.0"),
    ],
    [
      "a clock that falls back by an hour",
      "timestamp",
      "6.4",
      is("state"),
      (state) => (state.timestamp = later(state.timestamp, -3_600_000)),
    ],
    ["a negative sequenceId", "schema", "6.6.6", begins, (order) => (order.nodes[0].sequenceId = -2)],
    ["an order without an id", "new-order", "6.6.6", begins, (order) => (order.orderId = "")],
    ["a negative speed", "ranges", "6.6.6", hasEdge, (order) => (edge(order).maxSpeed = -1)],
    ["an edge of negative length", "ranges", "6.6.6", hasEdge, (order) => (edge(order).length = -1)],
    [
      "an unknown orientation",
      "ranges",
      "6.6.6",
      hasEdge,
      (order) => (edge(order).orientationType = "LOCAL"),
    ],
    ["a negative distance", "ranges", "6.10.6", drives, (state) => (state.distanceSinceLastNode = -1)],
    ["a negative deviation", "ranges", "6.10.6", drives, (state) => (state.agvPosition.deviationRange = -1)],
    [
      "a negative top speed",
      "ranges",
      "6.15.1",
      is("factsheet"),
      (sheet) => (sheet.physicalParameters.speedMax = -1),
    ],
    [
      "a least speed above the most",
      "ranges",
      "6.15.1",
      is("factsheet"),
      (sheet) => (sheet.physicalParameters.speedMin = 99),
    ],
    [
      "an action that is told twice",
      "actions-reported",
      "6.11",
      (line) => is("state")(line) && line.payload.actionStates.length > 0,
      (state) => state.actionStates.push({ ...state.actionStates[0] }),
    ],
    [
      "an instant action that the vehicle doesn't know",
      "factsheet-limits",
      "6.15.1",
      (line) => is("instantActions")(line) && line.payload.actions[0].actionType === "startPause",
      (instant) => (instant.actions[0].actionType = "dance"),
    ],
    [
      "a map without a status",
      "schema",
      "6.10.6",
      is("state"),
      (state) => (state.maps = [{ mapId: "floor", mapVersion: "1" }]),
    ],
    [
      "a curve that begins elsewhere",
      "trajectory",
      "6.6.6",
      hasEdge,
      (order) => {
        const controlPoints = [
          { x: 500, y: 500 },
          { x: 600, y: 500 },
        ];
        edge(order).trajectory = { degree: 1, knotVector: [0, 0, 1, 1], controlPoints };
      },
    ],
  ];
}

/** Faults of a vehicle's body and whereabouts. */
function bodily(): Fault[] {
  const place = (change: (position: Any) => void) => (state: Any) => change(state.agvPosition);
  const isSame = (line: Line) => (each: Line) => serialOf(each) === serialOf(line);
  return [
    [
      "driving on under an emergency stop",
      "emergency-stop",
      "6.10.6",
      (line, at, all) => drives(line) && stoppedBefore(line, at, all).length > 0,
      (state, line, all) => {
        const before = stoppedBefore(line, all.indexOf(line), all).map(({ payload }) => payload);
        for (const each of [state, ...before]) each.safetyState.eStop = "MANUAL";
      },
    ],
    ["a kilometre off its way", "way", "6.15.1", drives, place((position) => (position.x += 1000))],
    ["on another map", "same-map", "6.6.6", drives, place((position) => (position.mapId = "cellar"))],
    [
      "an action that nobody ordered",
      "actions-reported",
      "6.11",
      drives,
      (state) => state.actionStates.push({ actionId: "ghost", actionType: "pick", actionStatus: "WAITING" }),
    ],
    [
      "a state after OFFLINE",
      "connection",
      "6.14",
      (line, at, all) => is("state")(line) && !all.slice(at).filter(is("connection")).some(isSame(line)),
      (state, line, all) => {
        const last = all.filter(is("connection")).findLast(isSame(line));
        if (!last) throw new Error("The vehicle never came online");
        const { timestamp } = stateBefore(line, all)?.payload ?? state;
        const payload = { ...last.payload, headerId: last.payload.headerId + 1, timestamp };
        (all as Line[]).splice(all.indexOf(line), 0, {
          topic: last.topic,
          payload: { ...payload, connectionState: "OFFLINE" },
        });
      },
    ],
  ];
}

/** Faults of numbers and names. */
function numeric(): Fault[] {
  const hasEdge = (line: Line) => begins(line) && line.payload.edges.length > 0;
  return [
    [
      "a headerId after one that leapt ahead",
      "header-id",
      "6.4",
      (line, _, all) => is("state")(line) && stateBefore(line, all) !== undefined,
      (_, line, all) => {
        const before = stateBefore(line, all);
        if (before) before.payload.headerId += 100_000;
      },
    ],
    [
      "a negative tolerance of an angle",
      "ranges",
      "6.6.6",
      begins,
      (order) => (order.nodes[1].nodePosition.allowedDeviationTheta = -1),
    ],
    [
      "a negative turning speed",
      "ranges",
      "6.6.6",
      hasEdge,
      (order) => (order.edges[0].maxRotationSpeed = -1),
    ],
    [
      "one load twice",
      "ranges",
      "6.10.6",
      (line) => is("state")(line) && line.payload.loads?.length > 0,
      (state) => {
        state.loads[0].loadId = "L1";
        state.loads.push({ ...state.loads[0] });
      },
    ],
  ];
}

function isSerial(line: Line) {
  return (each: Line) => serialOf(each) === serialOf(line);
}

/** A vehicle that stands with nothing to do. */
function isAtRest(line: Line) {
  const { payload } = line;
  return (
    is("state")(line) &&
    !payload.driving &&
    payload.nodeStates.length === 0 &&
    payload.actionStates.every((action: Any) => /FINISHED|FAILED/.test(action.actionStatus)) &&
    payload.orderId !== ""
  );
}

/** It has told so before. */
function idles(line: Line, _: number, all: readonly Line[]) {
  const before = isAtRest(line) ? stateBefore(line, all) : undefined;
  return before !== undefined && isAtRest(before) && before.payload.orderId === line.payload.orderId;
}

/** A visualization after a state that is right for it. */
function shownAfter(fits: (state: Any) => boolean) {
  return (line: Line, _: number, all: readonly Line[]) => {
    const before = is("visualization")(line) ? stateBefore(line, all) : undefined;
    return before !== undefined && fits(before.payload);
  };
}

/** What a vehicle tells and shows of itself. */
function told(): Fault[] {
  const isIdle = (state: Any) =>
    !state.driving && state.nodeStates.length === 0 && state.actionStates.length > 0 && state.orderId !== "";
  return [
    [
      "a visualization beside a vehicle that stands",
      "visualization",
      "6.13",
      (line, at, all) =>
        shownAfter(isIdle)(line, at, all) &&
        all.slice(0, at).findLast((each) => is("order")(each) && isSerial(line)(each))?.payload.orderId ===
          stateBefore(line, all)?.payload.orderId,
      (shown) => (shown.agvPosition.x += 5),
    ],
    [
      "a visualization far from a vehicle that drives",
      "visualization",
      "6.13",
      shownAfter(({ driving }) => driving),
      (shown) => (shown.agvPosition.y -= 100),
    ],
    [
      "a visualization on another map",
      "visualization",
      "6.13",
      shownAfter(({ driving }) => driving),
      (shown) => (shown.agvPosition.mapId = "cellar"),
    ],
    [
      "a visualization that is too fast",
      "visualization",
      "6.15.1",
      shownAfter(({ driving }) => driving),
      (shown) => (shown.velocity = { vx: 9, vy: 0, omega: 0 }),
    ],
    ["an order that was never sent", "order-known", "6.10.6", drives, (state) => (state.orderId = "ghost")],
    [
      "an order that was never sent, at rest",
      "order-known",
      "6.10.6",
      idles,
      (state) => (state.orderId = "ghost"),
    ],
    [
      "a node ahead at another place than the order's",
      "node-states",
      "6.10.6",
      drives,
      (state) => (state.nodeStates[0].nodePosition = { x: 500, y: 1, mapId: "floor" }),
    ],
    [
      "driving without an order",
      "driving",
      "6.10.6",
      (line) => isAtRest(line) && !line.payload.paused,
      (state, line, all) => {
        /* First it tells that it rests. */
        all.splice(all.indexOf(line), 0, structuredClone(line));
        for (const { topic, payload } of all.slice(all.indexOf(line)))
          if (topic === line.topic) payload.headerId++;
        state.driving = true;
      },
    ],
    [
      "a node that is reached from afar",
      "node-reached",
      "6.10.2",
      (line, _, all) => {
        const before = drives(line) ? stateBefore(line, all) : undefined;
        return (
          before?.payload.orderId === line.payload.orderId &&
          before?.payload.lastNodeSequenceId < line.payload.lastNodeSequenceId
        );
      },
      (state) => (state.agvPosition.x += 12),
    ],
    ["a last node without a name, at rest", "last-node", "6.10.2", idles, (state) => (state.lastNodeId = "")],
    [
      "a negative voltage",
      "battery",
      "6.10.6",
      is("state"),
      (state) => (state.batteryState.batteryVoltage = -24),
    ],
    [
      "a load of negative length",
      "ranges",
      "6.10.6",
      is("state"),
      (state) => (state.loads = [{ loadDimensions: { length: -1, width: 1 } }]),
    ],
  ];
}

/** Clocks that leap ahead: once, or for good. */
function clocks(): Fault[] {
  const leaps = (ms: number) => (payload: Any) => {
    payload.timestamp = later(payload.timestamp, ms);
  };
  const stays = (kinds: readonly string[]) => (_: Any, line: Line, all: readonly Line[]) => {
    for (const each of all.slice(all.indexOf(line)))
      if (isSerial(line)(each) && kinds.some((kind) => is(kind)(each))) leaps(hour)(each.payload);
  };
  const vehicle = ["state", "visualization", "connection"];
  const second = (kind: string) => (line: Line, at: number, all: readonly Line[]) =>
    is(kind)(line) && all.slice(0, at).some((each) => is(kind)(each) && isSerial(line)(each));
  return [
    ["a clock an hour ahead in a state", "timestamp", "6.4", drives, leaps(hour)],
    ["a clock five minutes ahead in a state", "state-interval", "6.10", drives, leaps(300_000)],
    ["a clock an hour ahead in a visualization", "timestamp", "6.4", second("visualization"), leaps(hour)],
    ["a clock an hour ahead in an order", "timestamp", "6.4", extends_, leaps(hour)],
    ["a clock an hour ahead in instant actions", "timestamp", "6.4", second("instantActions"), leaps(hour)],
    ["a vehicle's clock that is an hour ahead from then on", "timestamp", "6.4", drives, stays(vehicle)],
    [
      "a vehicle's clock that is an hour ahead from a visualization on",
      "timestamp",
      "6.4",
      (line, at) => is("visualization")(line) && at > 700,
      stays(vehicle),
    ],
    [
      "fleet control's clock that is an hour ahead from then on",
      "timestamp",
      "6.4",
      extends_,
      stays(["order", "instantActions"]),
    ],
  ];
}

/** Timestamps by which no message farther off is named: those before and after agree. */
function moments(): Fault[] {
  const off = (kind: string, by: number): Fault => [
    `a ${kind} whose moment is ${Math.abs(by)} s ${by < 0 ? "back" : "ahead"}`,
    ...(["timestamp", "6.4"] as const),
    (line: Line, at: number, all: readonly Line[]) => {
      const own = (each: Line) => is(kind)(each) && isSerial(line)(each);
      const [before, after] = [all.slice(0, at).findLast(own), all.slice(at + 1).find(own)];
      if (!is(kind)(line) || !before || !after) return false;
      const between = [momentOf(line) - momentOf(before), momentOf(after) - momentOf(line)];
      return between.every((ms) => ms > 500 && ms <= 5000);
    },
    (payload: Any) => (payload.timestamp = later(payload.timestamp, by * 1000)),
  ];
  return ["state", "visualization", "order"].flatMap((kind) => [off(kind, -20), off(kind, 20)]);
}

/** What shows where a vehicle was and where it is in the next state. */
function betweenStates(): Fault[] {
  const stands = (line: Line | undefined) => line !== undefined && is("state")(line) && !line.payload.driving;
  return [
    [
      "a turn at rest",
      "driving",
      "6.10.6",
      (line, _, all) => stands(line) && stands(stateBefore(line, all)),
      (state) => (state.agvPosition.theta += state.agvPosition.theta > 0 ? -1.5 : 1.5),
    ],
    [
      "a node that is driven over without a state",
      "node-passed",
      "6.10",
      (line, _, all) => {
        const before = stateBefore(line, all)?.payload;
        const [next] = line.payload.nodeStates ?? [];
        if (!drives(line) || !next || before?.orderId !== line.payload.orderId) return false;
        if (before.lastNodeSequenceId + 2 !== line.payload.lastNodeSequenceId) return false;
        const { x, y } = placeOf(next.sequenceId, line, all) ?? line.payload.agvPosition;
        const away = Math.hypot(x - line.payload.agvPosition.x, y - line.payload.agvPosition.y);
        return next.released && before.nodeStates[0]?.sequenceId > 2 && away > 3.1 && away < 4.5;
      },
      (state) => {
        const next = state.nodeStates.shift();
        state.edgeStates.shift();
        Object.assign(state, { lastNodeId: next.nodeId, lastNodeSequenceId: next.sequenceId });
      },
    ],
    ["a node on no map", "identifiers", "6.6.6", begins, (order) => (order.nodes[1].nodePosition.mapId = "")],
    [
      "a parameter of another type than the factsheet's",
      "factsheet-limits",
      "6.15.1",
      acts,
      (order) => actionsIn(order)[0].actionParameters.push({ key: "height", value: "tall" }),
    ],
  ];
}

/** Where the order of a state has a node. */
function placeOf(sequence: number, { payload }: Line, all: readonly Line[]) {
  const orders = all.filter((line) => is("order")(line) && line.payload.orderId === payload.orderId);
  return orders.flatMap((line) => line.payload.nodes).find(({ sequenceId }) => sequenceId === sequence)
    ?.nodePosition;
}

/** Identifiers and quantities of orders that contradict each other. */
function named(): Fault[] {
  const rename = (order: Any, at: number, nodeId: string) => {
    order.nodes[at].nodeId = nodeId;
    order.edges[at - 1].endNodeId = nodeId;
    order.edges[at].startNodeId = nodeId;
  };
  return [
    ["a node without a name", "identifiers", "6.6.6", begins, (order) => rename(order, 2, "")],
    ["an edge without a name", "identifiers", "6.6.6", begins, (order) => (order.edges[1].edgeId = "")],
    ["an action without an id", "identifiers", "6.6.6", acts, (order) => (actionsIn(order)[0].actionId = "")],
    ["an action of no type", "identifiers", "6.6.6", acts, (order) => (actionsIn(order)[0].actionType = "")],
    [
      "one edgeId for two edges",
      "identifiers",
      "6.6.6",
      begins,
      (order) => (order.edges[1].edgeId = order.edges[0].edgeId),
    ],
    [
      "one nodeId for two places",
      "identifiers",
      "6.6.6",
      begins,
      (order) => rename(order, 2, order.nodes[0].nodeId),
    ],
    [
      "a least height above the greatest",
      "ranges",
      "6.6.6",
      begins,
      (order) => Object.assign(order.edges[0], { minHeight: 2, maxHeight: 1 }),
    ],
    [
      "an edge that is shorter than the straight line",
      "ranges",
      "6.6.6",
      begins,
      (order) => (order.edges[0].length = 0.1),
    ],
    ["a negative update number", "schema", "6.6.6", extends_, (order) => (order.orderUpdateId = -1)],
  ];
}

/** What a factsheet says twice, or the wrong way round. */
function ofFactsheet(): Fault[] {
  const sheet = (name: string, plant: (sheet: Any) => void): Fault => [
    ...([name, "ranges", "6.15.1", is("factsheet")] as const),
    plant,
  ];
  const wheel = { type: "DRIVE", isActiveDriven: true, isActiveSteered: false, position: { x: 0, y: 0 } };
  return [
    sheet("a least turning speed above the most", ({ physicalParameters }) =>
      Object.assign(physicalParameters, { angularSpeedMin: 3, angularSpeedMax: 1 }),
    ),
    sheet("an action listed twice", ({ protocolFeatures: { agvActions } }) => agvActions.push(agvActions[0])),
    sheet("a load set listed twice", ({ loadSpecification: { loadSets } }) =>
      loadSets.push({ ...loadSets[0] }),
    ),
    sheet("a load set handled below its least height", ({ loadSpecification: { loadSets } }) =>
      Object.assign(loadSets[0], { minLoadhandlingHeight: 5, maxLoadhandlingHeight: 1 }),
    ),
    sheet(
      "a load set for a place that isn't there",
      ({ loadSpecification: { loadSets } }) => (loadSets[0].loadPositions = ["roof"]),
    ),
    sheet("a negative interval", ({ protocolLimits: { timing } }) => (timing.minOrderInterval = -1)),
    sheet("a least interval above the usual one", ({ protocolLimits: { timing } }) =>
      Object.assign(timing, { minStateInterval: 40, defaultStateInterval: 5 }),
    ),
    sheet(
      "a wheel of negative diameter",
      ({ agvGeometry }) => (agvGeometry.wheelDefinitions = [{ ...wheel, diameter: -0.2, width: 0.1 }]),
    ),
    [
      "a scope that isn't one",
      "schema",
      "6.15.1",
      is("factsheet"),
      ({ protocolFeatures: { agvActions } }) => (agvActions[0].actionScopes = ["ALWAYS"]),
    ],
  ];
}

/** States of a vehicle on its way in which an emergency stop may be on, while it may not be any more in the given one. */
function stoppedBefore(line: Line, at: number, all: readonly Line[]): Line[] {
  const own = all
    .slice(Math.max(0, at - 300), at)
    .filter((each) => is("state")(each) && serialOf(each) === serialOf(line));
  const first = own.findLastIndex((each) => momentOf(line) - momentOf(each) > 5000);
  const within = first < 0 ? [] : own.slice(first);
  const [begin, end] = [within[0], within.at(-1)];
  const isIn = begin && end && momentOf(end) - momentOf(begin) <= 5000;
  return isIn && within.every(({ payload }) => payload.driving) ? within : [];
}

function actionsIn(order: Any) {
  return order.nodes.flatMap((node: Any) => node.actions);
}

function acts(line: Line) {
  return is("order")(line) && actionsIn(line.payload).length > 0;
}

const cancelOf = ({ payload }: Line) =>
  payload.actionStates.find((action: Any) => action.actionType === "cancelOrder")?.actionStatus;

/** The cancellations that no state before this one told as finished. */
function cancelsEndedBy(line: Line, all: readonly Line[]) {
  const isEnded = ({ actionType, actionStatus }: Any) =>
    actionType === "cancelOrder" && actionStatus === "FINISHED";
  const before = stateBefore(line, all)?.payload.actionStates.filter(isEnded) ?? [];
  return line.payload.actionStates.filter(
    (action: Any) => isEnded(action) && before.every(({ actionId }: Any) => actionId !== action.actionId),
  );
}

const later = (timestamp: string, ms: number) => new Date(Date.parse(timestamp) + ms).toISOString();

it("nothing is wrong with our own recording, and little can't be told", () => {
  const verdicts = judged(fresh());
  expect(verdicts.filter(({ verdict }) => verdict === "broken")).toEqual([]);
  const untold = verdicts.filter(({ verdict }) => verdict === "unknown").length;
  expect(untold / verdicts.length).toBeLessThan(0.05);
  expect(new Set(verdicts.map(({ rule }) => rule)).size).toBeGreaterThan(25);
});

const dice = random(3, 5);
const inTen = () => dice.next() % 10 === 0;

it.each<[name: string, change: (trace: Line[]) => Line[]]>([
  ["lost", (trace) => trace.filter(() => !inTen())],
  ["doubled", (trace) => trace.flatMap((line) => (inTen() ? [line, line] : [line]))],
  ["late", (trace) => trace.toSorted((one, other) => lateness(trace, one) - lateness(trace, other))],
  ["missing at the beginning", (trace) => trace.slice(700)],
  [
    "of the vehicle only",
    (trace) => trace.filter((line) => !is("order")(line) && !is("instantActions")(line)),
  ],
])("messages that are %s are not called wrong", (_, change) => {
  const trace = change(fresh());
  expect(judged(trace).filter(({ verdict }) => verdict === "broken")).toEqual([]);
});

/** Where a line comes when each eleventh is up to five lines late. */
function lateness(trace: readonly Line[], line: Line) {
  const at = trace.indexOf(line);
  return at % 11 === 0 ? at + 5.5 : at;
}

it("there are forty faults and more", () => {
  expect(faults.length).toBeGreaterThanOrEqual(40);
});

it.each([...faults, ...others])("%s", (_, rule, section, fits, plant) => {
  const trace = fresh();
  const fitting = trace.filter(fits);
  const line = fitting[Math.floor(fitting.length / 2)];
  if (!line) throw new Error("No message of the recording fits the fault");
  const [, , , vehicle] = line.topic.split("/");
  plant(line.payload, line, trace);
  const wrong = judged(trace, vehicle).filter(({ verdict }) => verdict === "broken");
  expect(wrong).toMatchObject([{ rule, section, line: trace.indexOf(line) + 1 }]);
});

it("a vehicle that said OFFLINE instead of ONLINE speaks on: it is told once", () => {
  const trace = fresh();
  const back = trace.filter(({ payload }) => payload.connectionState === "ONLINE").at(-1);
  if (!back) throw new Error("No vehicle came online");
  back.payload.connectionState = "OFFLINE";
  const wrong = judged(trace, back.payload.serialNumber).filter(({ verdict }) => verdict === "broken");
  expect(wrong).toMatchObject([{ rule: "connection", section: "6.14" }]);
});

it("a vehicle that says it drives, and stands where it came to, is told by the state after it", () => {
  const all = fresh();
  const isOver = ({ payload }: Line) => payload.nodeStates.length === 0 && payload.actionStates.length === 0;
  const arrival = all.find(
    (line) => is("state")(line) && isOver(line) && stateBefore(line, all)?.payload.nodeStates.length > 0,
  );
  if (!arrival) throw new Error("No vehicle comes to the end of a plain drive");
  const { headerId, timestamp } = arrival.payload;
  const next = structuredClone(arrival);
  Object.assign(next.payload, { headerId: headerId + 1, timestamp: later(timestamp, 5000) });
  arrival.payload.driving = true;
  const trace = [...all.slice(0, all.indexOf(arrival) + 1), next];
  const wrong = judged(trace, arrival.payload.serialNumber).filter(({ verdict }) => verdict === "broken");
  expect(wrong).toMatchObject([{ rule: "driving", line: trace.indexOf(arrival) + 1, headerId }]);
  next.payload.agvPosition.x += 0.01;
  expect(judged(trace, arrival.payload.serialNumber).filter(({ verdict }) => verdict === "broken")).toEqual(
    [],
  );
});

it("a vehicle is faster than the edges of its order allow: the first edge is told", () => {
  const trace = fresh();
  const slowed = trace.filter(begins).at(3);
  if (!slowed) throw new Error("No order begins");
  slowed.payload.edges[0].maxSpeed = 0.05;
  const wrong = judged(trace, slowed.payload.serialNumber).filter(({ verdict }) => verdict === "broken");
  expect(wrong).toMatchObject([{ rule: "edge-speed", section: "6.6.6" }]);
});

it.each([-20_000, 20_000])("a clock that is set by %i ms and stays so is not called wrong", (by) => {
  const trace = fresh();
  const from = trace.filter(is("visualization"))[400];
  if (!from) throw new Error("There are too few messages");
  for (const { topic, payload } of trace.slice(trace.indexOf(from)))
    if (topic.includes(payload.serialNumber) && !/order|instantActions/.test(topic))
      payload.timestamp = later(payload.timestamp, by);
  const wrong = judged(trace).filter(({ verdict, rule }) => verdict === "broken" && rule === "timestamp");
  expect(wrong).toEqual([]);
});

it("a vehicle that drives on with an error that needs somebody is told once", () => {
  const trace = fresh();
  const from = trace.filter(drives).at(40);
  if (!from) throw new Error("No vehicle drives");
  for (const { payload, topic } of trace.slice(trace.indexOf(from)))
    if (topic === from.topic) payload.errors = [{ errorType: "scanner", errorLevel: "FATAL" }];
  const wrong = judged(trace, from.payload.serialNumber).filter(({ verdict }) => verdict === "broken");
  expect(wrong).toMatchObject([{ rule: "fatal-error", section: "6.10.6" }]);
});

it("a request for a base that nobody answers for half a minute may be without an answer", () => {
  const trace = fresh();
  const from = trace.filter(drives).at(40);
  if (!from) throw new Error("No vehicle drives");
  for (const { payload, topic } of trace.slice(trace.indexOf(from)))
    if (topic === from.topic) payload.newBaseRequest = true;
  const told = judged(trace, from.payload.serialNumber).filter(({ rule }) => rule === "base-request");
  expect(told).toContainEqual(expect.objectContaining({ verdict: "unknown", section: "6.10.3" }));
});

it("every rule has a test that names it", () => {
  const tests = globSync("planner/messages/**/*.test.ts").map((file) => readFileSync(file, "utf8"));
  const named = tests.join("\n");
  expect(rules.filter(({ name }) => !named.includes(`"${name}"`)).map(({ name }) => name)).toEqual([]);
});

const byVehicle = (line: Line) => !is("order")(line) && !is("instantActions")(line);
const byControl = (line: Line) => !byVehicle(line);

it.each<[name: string, of: string | undefined, whose: (line: Line) => boolean, by: number]>([
  ["a vehicle's is ahead", undefined, (line) => byVehicle(line) && serialOf(line) === "1002", hour],
  ["a vehicle's is behind", undefined, (line) => byVehicle(line) && serialOf(line) === "1002", -hour],
  ["control's is ahead", undefined, byControl, hour],
  ["control's is behind", undefined, byControl, -hour],
  ["of two, one is ahead", "1002", byVehicle, hour],
  ["of two, one is behind", "1002", byVehicle, -hour],
])("a clock that is an hour off from its first message is told once: %s", (_, of, whose, by) => {
  const trace = fresh();
  const off = trace.filter(whose);
  for (const { payload } of off) payload.timestamp = later(payload.timestamp, by);
  const wrong = judged(trace, of).filter(({ verdict }) => verdict === "broken");
  expect(wrong).toMatchObject([{ rule: "timestamp", section: "6.4" }]);
  if (!of) expect(off.map((line) => trace.indexOf(line) + 1)).toContain(wrong[0]?.line);
});

/** What is told of one vehicle's clock that is off by some time, in a log that says when it received each message. */
function clockTold(by: number, receivedOff = 0) {
  const judge = new Judge(validators);
  return fresh().flatMap(({ topic, payload }, at) => {
    if (payload.serialNumber !== "1002" || !topic.includes("/state")) return [];
    const received = Date.parse(payload.timestamp) + receivedOff;
    payload.timestamp = later(payload.timestamp, by);
    const answer = judge.judge({ line: at + 1, topic: topicOf(topic), message: payload, received });
    const isClock = ({ rule, text }: Verdict) => rule === "timestamp" && text.includes("clock");
    return "why" in answer ? [] : answer.verdicts.filter(isClock);
  });
}

it("what a log says of when it received a vehicle's messages tells of the clock, and which is wrong can't be told", () => {
  expect(clockTold(0)).toEqual([]);
  expect(clockTold(-hour)).toMatchObject([
    { verdict: "unknown", text: expect.stringContaining("60 minutes behind") },
  ]);
  expect(clockTold(hour)).toMatchObject([
    { verdict: "unknown", text: expect.stringContaining("60 minutes ahead") },
  ]);
  expect(clockTold(0, 48 * hour)).toMatchObject([{ verdict: "unknown" }]);
});

it("one vehicle's messages after another's are no clock that is behind", () => {
  const trace = fresh();
  const bySerial = trace.toSorted((one, other) => serialOf(one).localeCompare(serialOf(other)));
  expect(judged(bySerial).filter(({ verdict }) => verdict === "broken")).toEqual([]);
});

/** What of a message of 2.1 an older vehicle writes otherwise. */
function as11({ topic, payload }: Line): Line {
  const { actions, ...rest } = payload;
  const named = topic.endsWith("/instantActions") ? { ...rest, instantActions: actions } : payload;
  return { topic: topic.replace("/v2/", "/v1/"), payload: { ...named, version: "1.1.0" } };
}

it.each<[name: string, kind: string, plant: (payload: Any) => void]>([
  ["a mode that it doesn't have", "state", (state) => (state.operatingMode = "AUTO")],
  ["a text for a boolean", "state", (state) => (state.batteryState.charging = "no")],
  ["a list that is missing", "state", (state) => delete state.actionStates],
  ["an unknown word of a connection", "connection", (told) => (told.connectionState = "GONE")],
  ["instant actions that are no list", "instantActions", (told) => (told.instantActions = {})],
])("1.1 has no schema, and is still told %s", (_, kind, plant) => {
  const trace = fresh()
    .filter((line) => !is("factsheet")(line))
    .map(as11);
  const line = trace.findLast(is(kind));
  if (!line) throw new Error("No message of the recording fits the fault");
  plant(line.payload);
  const wrong = judged(trace, line.topic.split("/")[3]).filter(({ verdict }) => verdict === "broken");
  expect(wrong).toMatchObject([{ rule: "schema", line: trace.indexOf(line) + 1 }]);
});
