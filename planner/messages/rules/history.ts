import type {
  Action,
  ActionState,
  Edge,
  Factsheet,
  Node,
  Order,
  Position,
  Request,
  State,
  ZoneSet,
} from "./read-content.ts";
import type { Doubt, Heard, Kind, Version } from "./rule.ts";
import type { Seen } from "./way.ts";

/** The last message on one topic of one vehicle. */
export type Last = {
  headerId: number;
  /** The number that the message had, if that was a wrong one. */
  sentAs: number;
  /** ms since 1970 */
  at: number | undefined;
  line: number;
  /** What the message says, to tell a doubled one. */
  text: string;
  /** When the message before it was sent, ms, where nothing is missing between them. */
  before: number | undefined;
  /** When the message before it was sent, ms, where this one came so late that its clock may be ahead. */
  doubted: number | undefined;
};

/** An order as fleet control has sent it up to one update. */
export type Snapshot = {
  orderId: string;
  updateId: number;
  /** Nodes and edges by sequenceId: the base that was sent, then the horizon of this update. */
  nodes: ReadonlyMap<number, Node>;
  edges: ReadonlyMap<number, Edge>;
  /** Where the base ends. */
  end: Node | undefined;
  zoneSet: string | undefined;
  /** What this update says, to tell a resent one. */
  text: string;
  /** Whether every message of the order was heard, and none of them is wrong. */
  sure: boolean;
};

export type Sent = {
  line: number;
  action: Action;
  instant: boolean;
  orderId: string;
  /** Whether the factsheet or an unfinished order rules the message out: what the vehicle makes of it is its own. */
  isRefused: boolean;
};

type Cancel = {
  orderId: string | undefined;
  wasIdle: boolean | undefined;
  /** Whether it names an order that the vehicle doesn't have (since 3.0). */
  isOther?: boolean;
};

/** An instant action that no state has shown yet. */
export type Pending = {
  id: string;
  type: string;
  /** The vehicle's state when it was sent. */
  before: State | undefined;
  /** The first state after it, ms, and how many came since. */
  since: number | undefined;
  states: number;
};

/** Bounds of what is remembered for a vehicle. */
const most = {
  ...{ snapshots: 6, nodes: 2000, actions: 4000, pending: 100, orders: 6, earlier: 1000 },
  ...{ zoneSets: 20, requests: 1000, answers: 100 },
};

/**
 * What one vehicle and its fleet control have said so far, as far as rules need it. Its size is bounded, however long
 * the trace is.
 */
export class History {
  readonly last = new Map<Kind, Last>();
  /** The version that each topic began with since the vehicle came online. */
  readonly versions = new Map<Kind, Version | undefined>();
  readonly fullVersions = new Map<Kind, string>();
  readonly snapshots: Snapshot[] = [];
  readonly sent = new Map<string, Sent>();
  readonly pending = new Map<string, Pending>();
  /** cancelOrder actions: by actionId, the order that each was sent for; undefined while no state has told it. */
  readonly cancels = new Map<string, Cancel>();
  /** Those that were named as wrong because they failed, or didn't. */
  readonly failedCancels = new Set<string>();
  factsheet: Factsheet | undefined;
  connection: { state: string; at: number | undefined; said: number } | undefined;
  /** Headers after which the last ONLINE came: a vehicle that starts anew counts from 0 again. */
  readonly sinceOnline = new Set<Kind>();
  /** By kind: how far (ms) its last message was from the last state. */
  readonly offsets = new Map<Kind, number>();
  /** Where a clock leapt to that was told as wrong: another message near it says that it stays there. */
  readonly leaps = new Map<Clock, number>();
  state: State | undefined;
  stateHeader: { headerId: number; at: number | undefined } | undefined;
  /** Whether nothing was wrong with the last state. */
  isWell = false;
  /** Since when (ms) the vehicle can have left its last node: the last state that names another one. */
  leftSince: number | undefined;
  /** Actions that a state has left out, which was told. */
  readonly unreported = new Set<string>();
  /** Orders that were sent before those of `snapshots`, and up to which update. */
  readonly earlier = new Map<string, number>();
  lastStateAt: number | undefined;
  /** Where the vehicle last was while it stood. */
  stood: Position | undefined;
  /** Where the vehicle last was, and where it was told to be since if it could not have come there. */
  seen: readonly Seen[] = [];
  /** Where its last visualization showed it. */
  shown: Seen | undefined;
  /** Since when (ms) the states have told that its emergency stop is on, and that an error keeps it from driving. */
  emergencySince: number | undefined;
  fatalSince: number | undefined;
  /** Since when (ms) the states have told that it drives, with nothing ahead. */
  drivesOnSince: number | undefined;
  actionStates = new Map<string, ActionState>();
  /** Loads on the vehicle when an action had not begun yet, by actionId. */
  loadsBefore = new Map<string, number>();
  /** The order whose actions those are. */
  actionsOf = "";
  baseAsked: { since: number | undefined; updateId: number } | undefined;
  lastOrderAt: number | undefined;
  /** An order that came over another one, if no state shows that that one had ended. */
  overOrder: Doubt | undefined;
  /** Zone sets that fleet control has sent, and what the vehicle has asked for since it came online, by their ids. */
  readonly zoneSets = new Map<string, ZoneSet>();
  readonly requests = new Map<string, Request>();
  /** Answers to what no state has asked for, until the next state. */
  readonly answers = new Map<string, { line: number; headerId: number; topic: string; at: number }>();
  /** Whether the last state was wrong, so that the one before it counts. */
  doubtsState = false;
  /** Whether states are missing from the trace: the last one that it shows may not be the last that was sent. */
  losesStates = false;

  snapshot(orderId: string, updateId?: number): Snapshot | undefined {
    return this.snapshots.findLast((each) => {
      return each.orderId === orderId && (updateId === undefined || each.updateId === updateId);
    });
  }

  /** Remembers a message after it was judged. */
  take(heard: Heard) {
    const { kind, content, stale } = heard;
    if (stale) return;
    this.#header(heard);
    if (kind === "order") this.#order(heard);
    else if (kind === "instantActions") this.#instantActions(heard);
    else if (kind === "state") this.#state(heard);
    else if (kind === "connection") this.#connection(heard);
    else if (kind === "visualization") this.#visualization(heard);
    else if (kind === "responses") this.#responses(heard);
    else if (content.zoneSet && heard.broken.size === 0) this.#zoneSet(content.zoneSet);
    else if (
      kind === "factsheet" &&
      content.factsheet &&
      !heard.broken.has("schema") &&
      !heard.broken.has("ranges")
    )
      this.factsheet = content.factsheet;
  }

  /**
   * Remembers what a clock said. @param at ms since 1970, also where it is wrong
   */
  clock({ kind, stale }: Heard, at: number | undefined, isWrong: boolean) {
    const clock = clockOf(kind);
    if (!clock || stale || at === undefined) return;
    if (isWrong) {
      this.leaps.set(clock, at);
      return;
    }
    const leap = this.leaps.get(clock);
    const stays = leap !== undefined && isNear(at, leap);
    if (stays) this.offsets.clear();
    if (kind === "state" || (clock === "control" && stays)) this.leaps.delete(clock);
    const state = this.last.get("state")?.at;
    if (kind !== "state" && state !== undefined && !this.leaps.has("vehicle"))
      this.offsets.set(kind, at - state);
  }

  #header({ kind, header, line, message, broken, content, version }: Heard) {
    const { headerId, at } = header;
    if (typeof header.version === "string" && !this.fullVersions.has(kind) && !broken.has("version")) {
      this.fullVersions.set(kind, header.version);
      this.versions.set(kind, version);
    }
    if (typeof headerId !== "number" || isWill(content.connection)) return;
    const before = this.last.get(kind);
    if (broken.has("header-id") && !before) return;
    /* A message with a wrong number takes the place of the one that it should have been. */
    const counted = broken.has("header-id") && before ? before.headerId + 1 : headerId;
    if (kind === "state" && before && counted > before.headerId + 1) this.losesStates = true;
    const text = kind === "visualization" ? String(at) : JSON.stringify(message);
    const doubted = broken.has("state-interval") ? before?.at : undefined;
    const isNext = before?.sentAs === headerId - 1 && !this.sinceOnline.has(kind);
    this.sinceOnline.delete(kind);
    const last = { headerId: counted, sentAs: headerId, at, line, text, doubted };
    this.last.set(kind, { ...last, before: isNext ? before?.at : undefined });
  }

  #order(heard: Heard) {
    const { content, header, line, broken } = heard;
    const { order } = content;
    const known = this.snapshots.at(-1);
    this.overOrder = heard.doubt ?? this.overOrder;
    this.lastOrderAt = header.at ?? this.lastOrderAt;
    if (!order) {
      if (known) this.snapshots[this.snapshots.length - 1] = { ...known, sure: false };
      return;
    }
    /* An id that an order before had: the vehicle takes it for a new one. */
    const isReused = broken.has("order-update-id") && known !== undefined && known.orderId !== order.orderId;
    const before = isReused ? undefined : this.snapshot(order.orderId);
    const isOld = before && order.updateId <= before.updateId;
    if ((broken.has("order-update-id") && !isReused) || order.orderId === "" || isOld) {
      /* What the message was to be is not known, nor what the vehicle makes of it. */
      const at = broken.size > 0 ? this.snapshots.length - 1 : -1;
      const last = this.snapshots[at];
      if (last) this.snapshots[at] = { ...last, sure: false };
      return;
    }
    const sure =
      route.every((rule) => !broken.has(rule)) &&
      (before ? before.sure && order.updateId === before.updateId + 1 : order.updateId === 0);
    this.snapshots.push(extended(before, order, sure && isJoined(before, order)));
    if (this.snapshots.length > most.snapshots) this.#leave(this.snapshots.shift());
    const isRefused = broken.has("factsheet-limits") || broken.has("new-order");
    for (const { actions } of [...order.nodes, ...order.edges])
      for (const action of actions)
        this.#send(action.id, { line, action, instant: false, orderId: order.orderId, isRefused });
    this.baseAsked = undefined;
  }

  #leave(left: Snapshot | undefined) {
    if (!left) return;
    this.earlier.delete(left.orderId);
    this.earlier.set(left.orderId, left.updateId);
    if (this.earlier.size > most.earlier) this.earlier.delete(this.earlier.keys().next().value ?? "");
  }

  #send(id: string, sent: Sent) {
    if (!this.sent.has(id)) this.sent.set(id, sent);
    if (this.sent.size > most.actions) this.sent.delete(this.sent.keys().next().value ?? "");
  }

  #instantActions({ content, line, broken, version }: Heard) {
    const isRefused = broken.has("factsheet-limits");
    for (const action of content.actions ?? []) {
      const { id, type } = action;
      if (this.sent.has(id) || id === "") continue;
      this.#send(id, { line, action, instant: true, orderId: this.state?.orderId ?? "", isRefused });
      this.pending.set(id, { id, type, before: this.state, since: undefined, states: 0 });
      if (this.pending.size > most.pending) this.pending.delete(this.pending.keys().next().value ?? "");
      if (type !== "cancelOrder") continue;
      const unheard = this.state && this.snapshots.at(-1)?.orderId !== this.state.orderId;
      const named = version === "3.0" ? action.parameters.get("orderId") : undefined;
      const known = [this.state?.orderId, this.snapshots.at(-1)?.orderId];
      const isOther = typeof named === "string" && this.state !== undefined && !known.includes(named);
      this.cancels.set(id, {
        orderId: isOther ? named : this.state?.orderId,
        isOther,
        wasIdle: this.state && !unheard ? isIdle(this.state) : undefined,
      });
      if (this.cancels.size > most.orders) this.cancels.delete(this.cancels.keys().next().value ?? "");
    }
  }

  #zoneSet(set: ZoneSet) {
    this.zoneSets.set(set.id, set);
    if (this.zoneSets.size > most.zoneSets) this.zoneSets.delete(this.zoneSets.keys().next().value ?? "");
  }

  #responses({ content: { responses = [] }, header: { headerId, at }, line, topic, kind }: Heard) {
    if (typeof headerId !== "number" || at === undefined) return;
    for (const { id } of responses)
      if (!this.requests.has(id) && this.answers.size < most.answers)
        this.answers.set(id, { line, headerId, topic: topic?.text ?? kind, at });
  }

  #state({ content, header, broken, version }: Heard) {
    const { state } = content;
    this.#speak(header.at);
    if (!state) return;
    for (const request of state.requests) this.requests.set(request.id, request);
    if (this.requests.size > most.requests) this.requests.delete(this.requests.keys().next().value ?? "");
    for (const [id, { at }] of this.answers)
      if (this.requests.has(id) || header.at === undefined || header.at > at) this.answers.delete(id);
    this.overOrder = undefined;
    const isUnknown = broken.has("order-known");
    const isNewOrder = state.orderId !== this.actionsOf && !isUnknown;
    for (const pending of this.pending.values()) {
      pending.since ??= header.at;
      pending.states++;
      const answered = state.allActions.has(pending.id);
      const isOver = pending.states > 2 && (header.at ?? 0) - (pending.since ?? 0) > answerWithin;
      if (answered || isNewOrder || isOver || broken.has("instant-actions")) this.pending.delete(pending.id);
    }
    for (const { id, type } of state.allActions.values()) {
      if (type === "cancelOrder" && !this.cancels.has(id))
        this.cancels.set(id, { orderId: state.orderId, wasIdle: undefined });
      const cancel = this.cancels.get(id);
      if (cancel) cancel.orderId ??= state.orderId;
    }
    if (broken.has("cancel-order"))
      for (const { id, status } of state.allActions.values())
        if ((status === "FAILED" || this.cancels.get(id)?.isOther) && this.cancels.has(id))
          if (this.failedCancels.size < most.orders) this.failedCancels.add(id);
    this.loadsBefore = new Map(
      [...state.allActions.values()].flatMap(({ id, status }) => {
        const known = this.loadsBefore.get(id);
        if (status === "WAITING" || known === undefined) return state.loads ? [[id, state.loads.length]] : [];
        return [[id, known]];
      }),
    );
    if (isNewOrder) this.unreported.clear();
    if (broken.has("actions-reported")) this.#leaveOut(state);
    else this.actionStates = this.#believed(state, broken);
    if (!isUnknown) this.actionsOf = state.orderId;
    /* What has been told counts from never on. */
    const since = (on: boolean, known: number | undefined, rule: string) =>
      on ? (broken.has(rule) ? Number.POSITIVE_INFINITY : (known ?? header.at)) : undefined;
    this.emergencySince = since(state.emergencyStop !== undefined, this.emergencySince, "emergency-stop");
    const stops = state.errors.some((error) => keepsFromDriving(error, version));
    /* With a new order a vehicle goes on, unless the error is fatal. */
    const isOver = isNewOrder && !state.errors.some(({ level }) => level === "FATAL");
    this.fatalSince =
      isOver && stops ? Number.POSITIVE_INFINITY : since(stops, this.fatalSince, "fatal-error");
    this.drivesOnSince = since(drivesOn(state, this), this.drivesOnSince, "driving");
    if (state.mode !== "AUTOMATIC" || !state.localized) this.seen = [];
    else if (state.position && header.at !== undefined) {
      const now = { position: state.position, at: header.at };
      const isElsewhere = broken.has("way") || broken.has("node-reached");
      this.seen = isElsewhere ? [...this.seen.slice(0, 1), now] : [now];
    }
    if (state.driving) this.stood = undefined;
    else if (!broken.has("driving")) this.stood = state.position ?? this.stood;
    const isLost = ["order-known", "last-node", "node-states", "edge-states", "node-reached"].some((rule) =>
      broken.has(rule),
    );
    this.isWell = broken.size === 0;
    this.doubtsState = isLost || ["action-states", "cancel-order"].some((rule) => broken.has(rule));
    if (typeof header.headerId === "number") {
      this.stateHeader = { headerId: this.last.get("state")?.headerId ?? header.headerId, at: header.at };
    }
    if (isLost && this.state) return;
    if (state.asksForBase && state.updateId === this.baseAsked?.updateId) {
      /* Still the same request. */
    } else if (state.asksForBase) this.baseAsked = { since: header.at, updateId: state.updateId };
    else this.baseAsked = undefined;
    if (state.lastSequence !== this.state?.lastSequence || state.orderId !== this.state.orderId)
      this.leftSince = this.state && this.stateHeader ? this.lastStateAt : undefined;
    this.lastStateAt = header.at;
    const errors = broken.has("error-references") ? (this.state?.errors ?? []) : state.errors;
    this.state = { ...state, errors };
    this.#forget(state);
  }

  /** What of the order or of the state before a state leaves out: it is told once. */
  #leaveOut({ orderId, updateId, allActions }: State) {
    const { nodes, edges } = this.snapshot(orderId, updateId) ?? { nodes: new Map(), edges: new Map() };
    const ordered = [...nodes.values(), ...edges.values()].flatMap(({ actions }: Node | Edge) => actions);
    for (const { id } of [...ordered, ...this.actionStates.values()])
      if (!allActions.has(id) && this.unreported.size < most.actions) this.unreported.add(id);
  }

  /** The actions of a state; where one is wrong, those that went further are taken as they were before. */
  #believed({ allActions }: State, broken: ReadonlySet<string>) {
    const isWrong = ["action-states", "cancel-order", "paused"].some((rule) => broken.has(rule));
    return new Map(
      [...allActions].flatMap(([id, now]) => {
        const before = this.actionStates.get(id);
        if (!isWrong && rankOf(now) >= 0) return [[id, now]];
        return before ? [[id, rankOf(before) < rankOf(now) || rankOf(now) < 0 ? before : now]] : [];
      }),
    );
  }

  /** Drops nodes that the vehicle has long passed. */
  #forget({ orderId, lastSequence }: State) {
    const at = this.snapshots.findLastIndex((each) => each.orderId === orderId);
    const snapshot = this.snapshots[at];
    if (!snapshot || snapshot.nodes.size < most.nodes) return;
    const ahead = <T>(parts: ReadonlyMap<number, T>) =>
      new Map([...parts].filter(([sequence]) => sequence >= lastSequence - 10));
    this.snapshots[at] = { ...snapshot, nodes: ahead(snapshot.nodes), edges: ahead(snapshot.edges) };
  }

  /** Counts what it says while it isn't online. What is of the same moment may have been sent before. */
  #speak(at = 0) {
    const { connection } = this;
    if (connection && connection.state !== "ONLINE" && at > (connection.at ?? 0)) connection.said++;
  }

  #visualization({ content: { shown }, header: { at }, broken }: Heard) {
    this.#speak(at);
    if (!shown?.position || !shown.localized || at === undefined || broken.size > 0) this.shown = undefined;
    else this.shown = { position: shown.position, at };
  }

  #connection({ content, header }: Heard) {
    /* Whoever comes online again may speak another version. */
    if (content.connection !== "ONLINE") this.fullVersions.delete("connection");
    const state = content.connection?.toUpperCase();
    if (state === undefined || !connectionStates.includes(state)) return;
    if (state === "ONLINE") {
      for (const kind of this.last.keys()) if (kind !== "connection") this.sinceOnline.add(kind);
      for (const kind of ["state", "visualization", "factsheet"] as const) this.fullVersions.delete(kind);
      this.stood = undefined;
      this.seen = [];
      this.shown = undefined;
      this.requests.clear();
      this.answers.clear();
    }
    this.connection = { state, at: header.at, said: 0 };
  }
}

const ranks = ["WAITING", "INITIALIZING", "PAUSED", "RUNNING", "RETRIABLE", "FINISHED", "FAILED"];
const rankOf = ({ status }: ActionState) => ranks.indexOf(status);

/** Rules after which nobody knows which way a vehicle goes. */
const route = [
  ...[
    "identifiers",
    "schema",
    "order-graph",
    "order-sequence",
    "order-edges",
    "order-release",
    "order-start",
  ],
  ...["order-stitching", "action-ids", "angles"],
];

export type Clock = "vehicle" | "control";

/** Whose clock a message is timed by; a connection may be timed long before (6.14). */
export function clockOf(kind: Kind): Clock | undefined {
  if (kind === "state" || kind === "visualization") return "vehicle";
  return kind === "order" || kind === "instantActions" ? "control" : undefined;
}

/** Whether a message is from about the moment to which a clock leapt, ms. */
export const isNear = (at: number, leap: number) => Math.abs(at - leap) <= 600_000;

/** How long after an instant action a state is to show it at the latest, by the vehicle's clock: a state's interval. */
export const answerWithin = 30_000; /* ms */

/**
 * Whether a vehicle with such an error doesn't go on. A critical one (since 3.0) ends the order that it has; that a message
 * was refused, which one of them says, doesn't.
 */
export function keepsFromDriving({ type, level }: State["errors"][number], version: Version) {
  if (level === "FATAL") return true;
  return version === "3.0" && level === "CRITICAL" && type !== "UNSUPPORTED_PARAMETER";
}

/** Whether the vehicle has nothing to do: no nodes ahead and no action that goes on (6.6.2, figure 8). */
export function isIdle({ nodes, edges, actions }: State, instant: (id: string) => boolean = () => false) {
  const ended = actions.every(
    ({ id, status }) => status === "FINISHED" || status === "FAILED" || instant(id),
  );
  return nodes.length === 0 && edges.length === 0 && ended;
}

/** Whether a vehicle drives in automatic mode with nothing ahead, nor an action that goes on, nor another order. */
export function drivesOn(state: State, { pending, snapshots }: History) {
  if (!state.driving || state.mode !== "AUTOMATIC" || pending.size > 0) return false;
  const isOpen = ({ status }: ActionState) => status !== "FINISHED" && status !== "FAILED";
  if ([...state.allActions.values()].some(isOpen) || state.nodes.length + state.edges.length > 0)
    return false;
  const last = snapshots.at(-1);
  return !last || (last.orderId === state.orderId && last.updateId === state.updateId);
}

/** A broker publishes the last will for a vehicle: its header is as old as the connection (6.14). */
export const isWill = (connection: string | undefined) =>
  connection === "CONNECTIONBROKEN" || connection === "CONNECTION_BROKEN";

const connectionStates: readonly string[] = [
  ...["ONLINE", "OFFLINE", "HIBERNATING", "CONNECTIONBROKEN", "CONNECTION_BROKEN"],
];

const isJoined = (before: Snapshot | undefined, { nodes: [first] }: Order) =>
  !before || (first?.sequence === before.end?.sequence && first?.id === before.end?.id);

function extended(before: Snapshot | undefined, order: Order, sure: boolean): Snapshot {
  const { orderId, updateId, zoneSet, text } = order;
  const [first] = order.nodes;
  const base = <T extends { released: boolean; sequence: number }>(
    parts: ReadonlyMap<number, T> | undefined,
  ) =>
    [...(parts?.values() ?? [])].filter(
      ({ released, sequence }) => released && sequence <= (first?.sequence ?? 0),
    );
  /* The stitching node keeps what it was sent with first. */
  const nodes = new Map([...order.nodes, ...base(before?.nodes)].map((node) => [node.sequence, node]));
  const edges = new Map([...order.edges, ...base(before?.edges)].map((edge) => [edge.sequence, edge]));
  const end = order.nodes.findLast(({ released }) => released);
  return { orderId, updateId, nodes, edges, end, zoneSet, text, sure };
}
