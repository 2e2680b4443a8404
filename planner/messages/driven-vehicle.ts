import { driveOver, motion, stopAfter } from "../traffic/motion.ts";
import { type Move, poseAt } from "../traffic/moves.ts";
import type { Sending, SharedFloor } from "./fleet-control.ts";
import type { OrderContent } from "./order-content.ts";
import { type NodeAhead, type Task, tasksOf } from "./tasks.ts";

export type ActionState = {
  actionId: string;
  actionType: string;
  actionStatus: "WAITING" | "RUNNING" | "FINISHED" | "FAILED";
};

/** What a vehicle knows of its floor. */
type VehicleFloor = Pick<SharedFloor, "loads" | "dwell" | "chargesAt">;

/** Where a vehicle stands: mm, and hundredths of a degree. */
type Pose = { x: number; y: number; heading: number };

/**
 * A vehicle that knows its body, its drives and the messages sent to it, and nothing of the traffic. It drives the base
 * of its order, stops where the direction changes and for each action, and reports what it does.
 */
export class DrivenVehicle {
  orderId = "";
  orderUpdateId = 0;
  paused = false;
  /** Nodes of the order; `reached` is when the vehicle gets there, ms, Infinity while it isn't on the way. */
  nodes: NodeAhead[] = [];
  actions: ActionState[] = [];
  /** The load that it carries, as a state lists it. */
  load: SharedFloor["loads"][number] | undefined;
  /** What was wrong with messages since the last order that it took. */
  errors: { errorType: string; about: Record<string, string> }[] = [];
  /** What an error names of the message that it is about. */
  #source: Readonly<Record<string, string>> = {};
  /** Whether it charges; undefined while no action has said so. */
  charging: boolean | undefined;
  readonly #floor: VehicleFloor;
  #tasks: Task[] = [];
  #task: Task | undefined;
  /** Instant actions that end when the vehicle stands. */
  #halting: ActionState[] = [];
  /** Actions of the horizon, which an update may replace. */
  #planned = new Set<string>();
  /** Its past motions and the present one. */
  #motions: Move[];

  constructor(at: Pose, floor: VehicleFloor, first: NodeAhead) {
    this.#floor = floor;
    this.#motions = [{ ...at, kind: "wait", from: 0, to: Infinity, turn: 0, flow: -1 }];
    this.nodes = [first];
  }

  /** Motions of the last seconds. */
  get motions(): readonly Move[] {
    return this.#motions;
  }

  get driving() {
    return this.#motion.kind === "drive" || this.#motion.kind === "turn";
  }

  /** Whether it is paused, or on its way to a stop for that. */
  get pausing() {
    return this.paused || this.#halting.some(({ actionType }) => actionType === "startPause");
  }

  /** Whether it has ended its order: no nodes ahead and no action that goes on. */
  idleAt(t: number) {
    return this.actions.every(hasEnded) && this.nodes.every(({ reached }) => reached <= t);
  }

  /** Whether it stands at the end of its base with a horizon still ahead. */
  get asksForBase() {
    return !this.#task && this.#tasks.length === 0 && this.nodes.some(({ released }) => !released);
  }

  /** When it next reaches a node or ends a motion, ms. */
  nextEvent(after: number): number {
    const reached = this.nodes.map((node) => node.reached).filter((time) => time > after);
    return Math.min(this.#motion.to, ...reached);
  }

  /** Brings the vehicle to a moment; call it for each event in turn. */
  advance(now: number) {
    if (this.#motion.to > now) return;
    this.#finish();
    this.#begin(now);
  }

  /** @param source what an error about the message names of it */
  hear(sending: Sending, source: Readonly<Record<string, string>> = {}) {
    const { t } = sending;
    this.#source = source;
    if (sending.topic === "order") this.#take(sending.payload, t);
    else for (const { actionType, actionId } of sending.payload.actions) this.#act(actionType, actionId, t);
  }

  get #motion(): Move {
    const last = this.#motions.at(-1);
    if (!last) throw new Error("A vehicle always makes some move");
    return last;
  }

  #take({ orderId, orderUpdateId, nodes, edges }: OrderContent, t: number) {
    const base = this.nodes.findLast(({ released }) => released);
    const goesOn = orderId === this.orderId;
    const [first] = nodes;
    const fits = first?.nodeId === base?.nodeId && (!goesOn || first?.sequenceId === base?.sequenceId);
    if (goesOn && orderUpdateId === this.orderUpdateId) return;
    const wrong =
      goesOn && (orderUpdateId < this.orderUpdateId || !fits)
        ? "orderUpdateError"
        : !goesOn && !this.idleAt(t)
          ? "orderError"
          : fits
            ? undefined
            : "noRouteError";
    if (wrong || !first)
      return this.#refuse(wrong ?? "validationError", { orderId, orderUpdateId: `${orderUpdateId}` });
    this.errors = [];
    const known = goesOn ? this.nodes.filter(({ released }) => released) : [];
    const ahead = nodes.map(({ nodeId, sequenceId, released, nodePosition }, at): NodeAhead => {
      const { x, y } = nodePosition;
      const { edgeId } = edges[at - 1] ?? {};
      return { nodeId, edgeId, sequenceId, released, x: x * 1000, y: y * 1000, reached: Infinity };
    });
    const [start] = ahead;
    if (start) {
      start.reached = base?.reached ?? t;
      /* On its way there, the vehicle still tells the edge that leads to it. */
      if (goesOn) start.edgeId = base?.edgeId;
    }
    this.nodes = [...known.slice(0, -1), ...ahead];
    const added = (goesOn ? nodes.slice(1) : nodes).flatMap(({ actions, released }) => {
      return actions.map((action) => ({ ...action, released }));
    });
    this.actions = [
      ...(goesOn ? this.actions.filter(({ actionId }) => !this.#planned.has(actionId)) : []),
      ...added.map(({ actionId, actionType }) => ({
        actionId,
        actionType,
        actionStatus: "WAITING" as const,
      })),
    ];
    this.#planned = new Set(added.filter(({ released }) => !released).map(({ actionId }) => actionId));
    [this.orderId, this.orderUpdateId] = [orderId, orderUpdateId];
    this.#tasks.push(...tasksOf({ nodes, edges }, ahead, goesOn));
    if (!this.#task) this.#begin(t);
  }

  /** Calls the node where it stands as a new order does that begins there (6.6.1: trivially reachable). */
  renameBase({ orderId, nodes: [first] }: OrderContent, t: number) {
    const base = this.nodes.findLast(({ released }) => released);
    if (!first || !base || orderId === this.orderId || !this.idleAt(t)) return;
    const { x, y } = poseAt(this.#motion, t);
    const away = Math.max(
      Math.abs(first.nodePosition.x * 1000 - x),
      Math.abs(first.nodePosition.y * 1000 - y),
    );
    if (away < near) base.nodeId = first.nodeId;
  }

  /** Its own button for a pause: pressed it brings the vehicle to a stop, as startPause does, and no action tells it. */
  press(isPressed: boolean, t: number) {
    if (isPressed) {
      this.#halt({ actionId: "", actionType: "startPause", actionStatus: "RUNNING" }, t);
      return;
    }
    this.paused = false;
    this.#halting = this.#halting.filter(({ actionId }) => actionId !== "");
    if (!this.#task) this.#begin(t);
  }

  /** Reports what is wrong with a message, until it takes an order. */
  refuse(errorType: string, about: Record<string, string>) {
    this.errors = [...this.errors.filter((error) => error.errorType !== errorType), { errorType, about }];
  }

  #refuse(errorType: string, about: Record<string, string>) {
    this.refuse(errorType, { ...this.#source, ...about });
  }

  /** Reports that it doesn't carry out an instant action. */
  decline(
    { actionId, actionType }: { actionId: string; actionType: string },
    source: Record<string, string>,
  ) {
    if (this.#adds({ actionId, actionType, actionStatus: "FAILED" }))
      this.refuse("instantActionError", { ...source, actionId });
  }

  /** @returns false where its state tells an action of that id already */
  #adds(action: ActionState) {
    if (this.actions.length >= maxActions) this.actions = this.actions.filter((each) => !hasEnded(each));
    if (this.actions.some(({ actionId }) => actionId === action.actionId)) return false;
    this.actions = [...this.actions, action];
    return true;
  }

  #act(actionType: string, actionId: string, t: number) {
    const action: ActionState = { actionId, actionType, actionStatus: "FINISHED" };
    const hasOrder = !this.idleAt(t);
    if (!this.#adds(action)) return;
    if (actionType === "stopPause") {
      this.paused = false;
      for (const halting of this.#halting)
        if (halting.actionType === "startPause") halting.actionStatus = "FAILED";
      this.#halting = this.#halting.filter((halting) => halting.actionType !== "startPause");
      if (!this.#task) this.#begin(t);
    } else if (actionType === "startPause") {
      this.#halt(action, t);
    } else if (actionType === "cancelOrder" && !hasOrder) {
      action.actionStatus = "FAILED";
      this.#refuse("noOrderToCancel", { actionId });
    } else if (actionType === "cancelOrder") {
      this.#halt(action, t);
      this.#tasks = [];
      this.nodes = this.nodes.filter(({ reached }) => reached < Infinity);
      this.#planned.clear();
      for (const each of this.actions) if (each.actionStatus === "WAITING") each.actionStatus = "FAILED";
    } else if (actionType === "startCharging" || actionType === "stopCharging") {
      this.#charge(action, t);
    } else if (!isRequest(action)) {
      action.actionStatus = "FAILED";
      this.#refuse("unsupportedActionError", { actionId });
    }
  }

  /** Begins or ends to charge, where there is a charger. */
  #charge(action: ActionState, t: number) {
    const { x, y } = poseAt(this.#motion, t);
    const begins = action.actionType === "startCharging";
    const stands = !this.driving || this.#motion.to <= t;
    const fails = begins && !(stands && this.#floor.chargesAt(x, y));
    action.actionStatus = fails ? "FAILED" : "FINISHED";
    if (fails) this.#refuse("chargingError", { actionId: action.actionId });
    else this.charging = begins;
  }

  /** Brings the vehicle to a stop, and ends the action when it stands; a cancellation waits for actions as well. */
  #halt(action: ActionState, t: number) {
    action.actionStatus = "RUNNING";
    this.#halting.push(action);
    this.#brake(t);
    this.#settle(t);
  }

  #settle(t: number) {
    const acts = this.#task?.kind === "pick" || this.#task?.kind === "drop";
    if (this.driving && this.#motion.to > t) return;
    this.#halting = this.#halting.filter((action) => {
      if (action.actionType === "cancelOrder" && acts) return true;
      action.actionStatus = "FINISHED";
      if (action.actionType === "startPause") this.paused = true;
      return false;
    });
  }

  /** Stops a drive at the first node before which it can stop; the rest of the drive becomes the next task. */
  #brake(t: number) {
    const [task, move] = [this.#task, this.#motion];
    if (task?.kind !== "drive" || !move.drive) return;
    const at = stopAfter(move.drive.path, t - move.from);
    if (at === undefined) return;
    const rest = { ...task, nodes: task.nodes.slice(at) };
    for (const node of rest.nodes) node.reached = Infinity;
    this.#tasks.unshift(rest);
    this.#motions.pop();
    this.#drive({ ...task, nodes: task.nodes.slice(0, at) }, move.from, move);
  }

  #begin(now: number) {
    const last = this.#motion;
    const from = last.to === Infinity ? now : last.to;
    last.to = from;
    const at = poseAt(last, from);
    const pointsThere = (task: Task | undefined) => task?.kind === "turn" && task.heading === at.heading;
    for (let next = this.#tasks[0]; next; next = this.#tasks[0]) {
      if (next.kind === "arrive" && !this.pausing) next.node.reached = from;
      else if (next.kind === "charge" && !this.pausing) this.#chargeFor(next.actionId, from);
      else if (!pointsThere(next)) break;
      this.#tasks.shift();
    }
    const task = this.pausing ? undefined : this.#tasks.shift();
    this.#motions = this.#motions.filter(({ to }) => to > now - kept);
    this.#task = task;
    if (!task || task.kind === "charge") {
      this.#add("wait", from, Infinity, at);
      this.#settle(from);
    } else if (task.kind === "arrive") task.node.reached = from;
    else if (task.kind === "turn") this.#turn(task.heading, from, at);
    else if (task.kind === "drive") this.#drive(task, from, { ...at, heading: task.heading });
    else {
      this.#mark(task.actionId, "RUNNING");
      this.#add(task.kind, from, from + this.#floor.dwell[task.kind], at);
    }
  }

  #chargeFor(actionId: string, t: number) {
    const action = this.actions.find((each) => each.actionId === actionId);
    if (action) this.#charge(action, t);
  }

  #turn(heading: number, from: number, at: Pose) {
    const turn = ((heading - at.heading + 54_000) % 36_000) - 18_000;
    this.#add("turn", from, from + Math.ceil(Math.abs(turn) / motion.turning), at, turn);
  }

  #drive(task: Extract<Task, { kind: "drive" }>, from: number, at: Pose) {
    this.#task = task;
    /* Whoever drives off has left the charger. */
    if (this.charging) this.charging = false;
    let { x, y } = at;
    const pieces = task.nodes.map((node) => {
      const piece = { x, y, toX: node.x, toY: node.y };
      [x, y] = [node.x, node.y];
      const [dx, dy] = [piece.toX - piece.x, piece.toY - piece.y];
      return { ...piece, way: Math.sqrt(dx * dx + dy * dy) };
    });
    const { run, passages, duration } = driveOver(
      pieces.map(({ way }) => way),
      task.speed,
    );
    const path = passages.flatMap((passage, index) => {
      const [piece, node] = [pieces[index], task.nodes[index]];
      if (node) node.reached = from + passage.leave;
      return piece ? [{ ...piece, ...passage }] : [];
    });
    this.#add("drive", from, from + duration, at);
    this.#motion.drive = { run, path };
  }

  #add(kind: Move["kind"], from: number, to: number, { x, y, heading }: Pose, turn = 0) {
    this.#motions.push({ kind, from, to, x, y, heading, turn, flow: -1 });
  }

  #finish() {
    const task = this.#task;
    if (task?.kind !== "pick" && task?.kind !== "drop") return;
    this.#mark(task.actionId, "FINISHED");
    const { loads } = this.#floor;
    this.load = task.kind === "pick" ? loads.find(({ loadType }) => loadType === task.loadType) : undefined;
  }

  #mark(actionId: string, actionStatus: ActionState["actionStatus"]) {
    const action = this.actions.find((each) => each.actionId === actionId);
    if (action) action.actionStatus = actionStatus;
  }
}

const hasEnded = ({ actionStatus }: ActionState) => actionStatus === "FINISHED" || actionStatus === "FAILED";
/** From a node to a vehicle that stands at it, mm. */
const near = 500;
/** Actions in a state, after which those that have ended are left out. */
const maxActions = 200;
/** Whether a message answers an instant action, and nothing else. */
export const isRequest = ({ actionType }: { actionType: string }) =>
  actionType === "stateRequest" || actionType === "factsheetRequest";

/** How long motions are kept, so that past positions can be asked for, ms. */
const kept = 5000;
