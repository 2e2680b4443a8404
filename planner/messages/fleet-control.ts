import type { Driven } from "../session/session.ts";
import { continued, type Move } from "../traffic/moves.ts";
import { sentTogether } from "../traffic/steps.ts";
import { type NodeName, nodeAt, type OrderContent, type OrderNode } from "./order-content.ts";
import { RouteWriter } from "./route-writer.ts";

/** What all vehicles of a floor share. Times in ms. */
export type SharedFloor = {
  mapId: string;
  /** ms since 1970 at the start of the run. */
  begins: number;
  nodeName: NodeName;
  /** By flow: its load as a state lists it. */
  loads: readonly { loadType: string; loadPosition?: string; weight: number }[];
  /** How long a vehicle takes to pick a load and to drop it, ms. */
  dwell: { pick: number; drop: number };
  /** Whether a vehicle that stands there, in mm, is at a charger. */
  chargesAt: (x: number, y: number) => boolean;
};

/** A message of fleet control to a vehicle at a moment, in ms. */
export type Sending = { t: number } & (
  | { topic: "order"; payload: OrderContent }
  | { topic: "instantActions"; payload: { actions: InstantAction[] } }
);

type InstantAction = { actionId: string; actionType: string; blockingType: "HARD" };

/** What fleet control knows of a vehicle by its last state. */
export type Reported = {
  /** Whether it has no nodes ahead and no action that goes on: only then may a new order come (6.6.2, figure 8). */
  idle: boolean;
};

/**
 * Sends one vehicle the orders by which it drives as the traffic planned: each drive as a base, then a horizon that ends
 * at the next pick or drop. An order is updated until the vehicle has ended it.
 */
export class FleetControl {
  readonly #floor: SharedFloor;
  #moves: readonly Move[] = [];
  /** Moves that were sent to the vehicle. */
  #sent: readonly Move[] = [];
  /** Where the last base ended; undefined after a cancellation. */
  #end: OrderNode | undefined;
  #cancelsAt = Infinity;
  /** When the last move that was sent begins. */
  #begun = -1;
  #key = "";
  #orderId = "";
  #updateId = 0;
  #orders = 0;
  #instants = 0;

  constructor(floor: SharedFloor) {
    this.#floor = floor;
  }

  /** Takes over a changed plan from `now` on; what the plan no longer holds is cancelled. */
  plan(moves: readonly Move[], now: number) {
    this.#moves = continued(this.#moves, moves).filter(({ to }) => to >= now - 1000);
    const open = this.#sent.filter(({ to }) => to > now);
    if (open.every((sent) => this.#moves.some((move) => isSame(move, sent)))) return;
    const drive = open.find(({ kind }) => kind === "drive");
    const kept = this.#moves.find((move) => drive && isBeginningOf(drive, move));
    /* A shortened drive can stop where it is to end as soon as the vehicle holds the piece before. */
    const holds = kept ? kept.from + (kept.drive?.path.at(-1)?.enter ?? 0) : now;
    this.#cancelsAt = Math.max(now, holds);
    this.#sent = this.#moves.filter((move) => move === kept || open.some((sent) => isSame(sent, move)));
  }

  /** When it sends next, up to a moment; undefined if it has nothing to send. */
  next(until: number): number | undefined {
    const at = Math.min(this.#cancelsAt, this.#toSend(until)?.from ?? Infinity);
    return at <= until ? at : undefined;
  }

  /** Whether what it sends next is an order that can't join the one before: the vehicle has to end that first. */
  awaitsEnd(until: number) {
    const move = this.#toSend(until);
    if (!move || this.#cancelsAt <= move.from) return false;
    return this.#end?.nodeId !== this.#floor.nodeName(move.x, move.y);
  }

  /**
   * What is sent at a moment, not before the one that `next` told.
   * @param driven the transport that the vehicle drives, if any
   */
  send(t: number, driven: Driven, reported: Reported): Sending | undefined {
    const move = this.#toSend(t);
    if (this.#cancelsAt <= (move?.from ?? t)) {
      this.#cancelsAt = Infinity;
      this.#end = undefined;
      return reported.idle ? undefined : this.instant("cancelOrder", t);
    }
    if (!move) return undefined;
    this.#begun = move.from;
    return { t, topic: "order", payload: this.#order(move, driven, reported) };
  }

  instant(actionType: string, t: number): Sending {
    const action = {
      actionType,
      actionId: `${actionType}-${++this.#instants}`,
      blockingType: "HARD" as const,
    };
    return { t, topic: "instantActions", payload: { actions: [action] } };
  }

  /** The next move that the vehicle doesn't make by itself, and of which it doesn't know yet. */
  #toSend(until: number) {
    return this.#moves.find((move) => {
      if (move.from <= this.#begun || move.from > until) return false;
      return move.kind !== "wait" && move.kind !== "charge" && !this.#sent.some((sent) => isSame(sent, move));
    });
  }

  /** A vehicle that has ended its order gets a new one for the next transport; otherwise its order is updated. */
  #order(move: Move, driven: Driven, { idle }: Reported): OrderContent {
    const { nodeName, mapId, loads } = this.#floor;
    const key = driven === undefined ? "move" : `order-${driven.order + 1}`;
    const sent = this.#sentWith(move);
    const hereId = nodeName(move.x, move.y);
    const drives = sent.some(({ drive }) => drive);
    const goesOn = this.#end?.nodeId === hereId && (!idle || (key === this.#key && drives));
    if (goesOn) this.#updateId++;
    else {
      this.#key = key;
      this.#orderId = `${key}-${++this.#orders}`;
      this.#updateId = 0;
    }
    const from = goesOn && this.#end ? this.#end : nodeAt(hereId, 0, move.x, move.y, mapId);
    const route = new RouteWriter(from, nodeName, (stop, { nodeId, sequenceId }) => {
      const { kind: actionType } = stop;
      const after = this.#moves[this.#moves.indexOf(stop) + 1];
      const carried = actionType === "pick" ? (after?.flow ?? driven?.flow ?? -1) : stop.flow;
      const { loadType, loadPosition } = loads[carried] ?? {};
      const actionParameters = [
        { key: "stationName", value: nodeId },
        ...(loadType === undefined ? [] : [{ key: "loadType", value: loadType }]),
        ...(loadPosition === undefined ? [] : [{ key: "lhd", value: loadPosition }]),
      ];
      const actionId = `${this.#orderId}-${actionType}-${sequenceId}`;
      return { actionId, actionType, blockingType: "HARD", actionParameters };
    });
    /* The node where an update begins stays as it was sent: what is to be done there gets a node of its own. */
    if (goesOn && !move.drive && !(move.kind === "turn" && drives)) route.stay(move);
    route.write(sent, true);
    this.#sent = sent;
    this.#end = route.nodes.at(-1);
    const last = sent.at(-1) ?? move;
    route.write(this.#horizonAfter(last), false);
    const { nodes, edges } = route;
    return { orderId: this.#orderId, orderUpdateId: this.#updateId, nodes, edges };
  }

  /** Moves after the base, up to the next pick or drop: there the order ends, and another may begin. */
  #horizonAfter({ kind, from: last }: Move) {
    if (kind === "pick" || kind === "drop") return [];
    const later = this.#moves.filter(({ from }) => from > last);
    const stop = later.findIndex((move) => move.kind === "pick" || move.kind === "drop");
    return stop < 0 ? later : later.slice(0, stop + 1);
  }

  /** A move with those that follow it without a stop, as far as they can be sent together. */
  #sentWith(move: Move): Move[] {
    const sent = [move];
    for (const next of this.#moves.slice(this.#moves.indexOf(move) + 1)) {
      const last = sent.at(-1) ?? move;
      if (next.from !== last.to || !sentTogether[last.kind].includes(next.kind)) break;
      sent.push(next);
    }
    return sent;
  }
}

/** Whether `move` is `drive` or a beginning of it: same start, same points as far as it goes. */
function isBeginningOf(drive: Move, move: Move) {
  const [path, part] = [drive.drive?.path ?? [], move.drive?.path ?? []];
  const [last, there] = [part.at(-1), path[part.length - 1]];
  return move.from === drive.from && last !== undefined && last.toX === there?.toX && last.toY === there.toY;
}

function isSame(one: Move, other: Move) {
  return one.kind === other.kind && one.from === other.from && one.to === other.to;
}
