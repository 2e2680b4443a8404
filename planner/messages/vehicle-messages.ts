import type { Driven } from "../session/session.ts";
import { continued, type Move, moveAt } from "../traffic/moves.ts";
import type { Factsheet } from "./factsheet-type.ts";
import { Headers, type Message } from "./headers.ts";
import {
  type Condition,
  orderContent,
  positionAt,
  stateContent,
  type TimedAction,
} from "./message-content.ts";
import { type NodeName, type RouteNode, routeAfter } from "./route-of.ts";

/** What a vehicle's messages need to know of it beside its moves. */
export type Told = Condition & { driven: Driven };

/** What all vehicles of a floor share. Times in ms. */
export type Floor = {
  mapId: string;
  /** ms since 1970 at the start of the run. */
  begins: number;
  nodeName: NodeName;
  /** By flow: its load as a state lists it. */
  loads: readonly { loadType: string; weight: number }[];
};

const [stateEvery, visualizationEvery] = [30_000, 5000]; /* ms */

/** The VDA 5050 messages from and to one vehicle, made from what it does. */
export class VehicleMessages {
  readonly #factsheet: Factsheet;
  readonly #floor: Floor;
  readonly #headers: Headers;
  #moves: readonly Move[] = [];
  #told: Told = { driven: undefined, battery: 1, charging: false, held: undefined };
  #messages: Message[] = [];
  #route: RouteNode[] = [];
  #actions: TimedAction[] = [];
  #key = "";
  #orderId = "";
  #orders = 0;
  #instants = 0;
  #updateId = 0;
  #until = -1;
  /** When the last move began. */
  #begun = 0;
  #lastState = Number.NEGATIVE_INFINITY;

  constructor(factsheet: Factsheet, floor: Floor) {
    this.#factsheet = factsheet;
    this.#floor = floor;
    this.#headers = new Headers(factsheet, floor.begins);
  }

  /** @param moves those that are new, if any; @returns the messages up to a moment, in their order */
  upTo(until: number, told: Told, moves: readonly Move[] | undefined): Message[] {
    this.#messages = [];
    const first = this.#until < 0;
    if (moves) this.#take(moves);
    if (first) this.#introduce();
    this.#hear(told, until);
    for (const move of this.#moves) if (move.from > this.#begun && move.from <= until) this.#begin(move);
    for (const { to } of this.#actions) if (to > this.#until && to <= until) this.#state(to);
    for (let t = this.#next(visualizationEvery); t <= until; t += visualizationEvery) this.#visualize(t);
    if (until - this.#lastState >= stateEvery) this.#state(until);
    this.#until = until;
    return this.#messages.toSorted((a, b) => a.t - b.t).map((message) => this.#headers.headed(message));
  }

  /** A plan that changed: nodes are reached, and actions happen, at other times. */
  #take(moves: readonly Move[]) {
    const now = this.#until;
    this.#moves = continued(this.#moves, moves).filter(({ to }) => to >= now - 1000);
    const move = moveAt(this.#moves, now);
    const path = move?.drive?.path.filter(({ leave }) => move.from + leave > now) ?? [];
    const ahead = this.#route.filter(({ reached }) => reached > now);
    for (const [at, node] of ahead.entries()) {
      const piece = path[at];
      node.reached = move && piece ? move.from + piece.leave : Infinity;
    }
    for (const action of this.#actions) {
      if (action.from <= now) continue;
      const later = this.#moves.find(({ kind, from }) => kind === action.actionType && from > now);
      [action.from, action.to] = [later?.from ?? Infinity, later?.to ?? Infinity];
    }
  }

  #next(every: number) {
    return Math.max(0, Math.floor(this.#until / every) + 1) * every;
  }

  #introduce() {
    const [move] = this.#moves;
    if (move) this.#route = [this.#nodeAt(move, 0)];
    this.#send("connection", 0, { connectionState: "ONLINE" });
    this.#send("factsheet", 0, { ...this.#factsheet });
    this.#state(0);
  }

  /** What fleet control tells at once, and what the broker tells of a lost connection. */
  #hear(told: Told, t: number) {
    const before = this.#told.held;
    this.#told = { ...told, held: before };
    if (before === told.held) return;
    this.#told = { ...told, held: undefined };
    if (before === "radio") this.#send("connection", t, { connectionState: "ONLINE" });
    if (before === "stop") this.#instant("stopPause", t);
    if (told.held === "stop") this.#instant("startPause", t);
    /* The last will, which the broker sends for a vehicle that is gone. */
    if (told.held === "radio") this.#send("connection", t, { connectionState: "CONNECTIONBROKEN" });
    this.#told = told;
    this.#state(t);
  }

  #instant(actionType: string, t: number) {
    const action = { actionType, actionId: `${actionType}-${++this.#instants}`, blockingType: "HARD" };
    this.#send("instantActions", t, { actions: [action] });
  }

  #begin(move: Move) {
    const { kind, from } = move;
    this.#begun = from;
    if (kind === "drive") this.#sendOn(move);
    else if ((kind === "pick" || kind === "drop") && !this.#knows(move)) this.#order(move);
    if (kind !== "turn") this.#state(from);
  }

  #knows({ from }: Move) {
    return this.#actions.some((action) => action.from === from);
  }

  /** A drive either goes on within the base, or fleet control extends the base first. */
  #sendOn(move: Move) {
    const ahead = this.#route.filter(({ released, reached }) => released && reached > move.from);
    const path = move.drive?.path ?? [];
    const isBase = path.every(({ toX, toY }, at) => {
      const node = ahead[at];
      return node === undefined ? false : node.x === toX && node.y === toY;
    });
    if (!isBase) return this.#order(move);
    for (const [at, { leave }] of path.entries()) {
      const node = ahead[at];
      if (node) node.reached = move.from + leave;
    }
  }

  #order(move: Move) {
    const { from } = move;
    const { driven } = this.#told;
    const key = driven ? `order-${driven.order + 1}` : "move";
    const here = this.#nodeAt(move, 0);
    const last = this.#route.findLast(({ reached }) => reached <= from);
    const left = this.#route.some(({ reached }) => reached > from);
    const goesOn = key === this.#key && last?.nodeId === here.nodeId && !this.#isBaseLeft(from);
    if (goesOn) this.#updateId++;
    else {
      if (left && this.#orderId) this.#instant("cancelOrder", from);
      this.#key = key;
      this.#orderId = `${key}-${++this.#orders}`;
      this.#updateId = 0;
    }
    const start = goesOn && last ? last : { ...here, reached: from };
    const moves = this.#moves.filter(({ from: begins }) => begins >= from);
    this.#route = routeAfter(
      { ...start, actions: [] },
      moves,
      this.#floor.nodeName,
      (kind) => `${this.#orderId}-${kind}`,
    );
    const kept = this.#actions.filter(({ from: begins }) => goesOn && begins < from);
    this.#actions = [...kept, ...this.#route.flatMap(({ actions }) => actions)];
    this.#send("order", from, orderContent(this.#standing, this.#floor.mapId));
  }

  #isBaseLeft(t: number) {
    return this.#route.some(({ released, reached }) => released && reached > t);
  }

  #nodeAt({ x, y, from }: Move, sequenceId: number): RouteNode {
    return {
      nodeId: this.#floor.nodeName(x, y),
      sequenceId,
      released: true,
      x,
      y,
      reached: from,
      actions: [],
    };
  }

  get #standing() {
    const [orderId, updateId, route] = [this.#orderId, this.#updateId, this.#route];
    return { orderId, updateId, route, actions: this.#actions, moves: this.#moves };
  }

  #state(t: number) {
    this.#lastState = t;
    const load = this.#floor.loads[moveAt(this.#moves, t)?.flow ?? -1];
    this.#send("state", t, stateContent(this.#standing, this.#told, load, this.#floor.mapId, t));
  }

  #visualize(t: number) {
    this.#send("visualization", t, { agvPosition: positionAt(this.#moves, this.#floor.mapId, t) });
  }

  /** Nothing comes from a vehicle or to it that is out of contact. */
  #send(topic: string, t: number, content: Record<string, unknown>) {
    if (this.#told.held === "radio") return;
    this.#messages.push({ t: Math.round(t), topic, payload: content });
  }
}
