import { continued, type Move } from "../traffic/moves.ts";
import { sentTogether } from "../traffic/steps.ts";
import { type NodeName, nodeAt, type OrderContent, type OrderNode } from "./order-content.ts";
import { RouteWriter } from "./route-writer.ts";

/** What all vehicles of a floor share. Times in ms. */
export type Floor = {
  mapId: string;
  /** ms since 1970 at the start of the run. */
  begins: number;
  nodeName: NodeName;
  /** By flow: its load as a state lists it. */
  loads: readonly { loadType: string; weight: number }[];
  /** How long a vehicle takes to pick a load and to drop it, ms. */
  dwell: { pick: number; drop: number };
};

/** A message of fleet control to a vehicle at a moment, in ms. */
export type Sending = { t: number } & (
  | { topic: "order"; payload: OrderContent }
  | { topic: "instantActions"; payload: { actions: InstantAction[] } }
);

type InstantAction = { actionId: string; actionType: string; blockingType: "HARD" };

/** Sends one vehicle the orders by which it drives as the traffic planned: each drive as a base, then a horizon. */
export class FleetControl {
  readonly #floor: Floor;
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

  constructor(floor: Floor) {
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

  /** @param order number of the transport that the vehicle drives, if any; @returns what is sent up to `until` */
  upTo(until: number, order: number | undefined): Sending[] {
    const sendings: Sending[] = [];
    if (this.#cancelsAt <= until) {
      sendings.push(this.instant("cancelOrder", this.#cancelsAt));
      this.#cancelsAt = Infinity;
      this.#end = undefined;
    }
    for (const move of this.#moves) {
      if (move.from <= this.#begun || move.from > until) continue;
      this.#begun = move.from;
      const { kind } = move;
      if (kind === "wait" || kind === "charge" || this.#sent.some((sent) => isSame(sent, move))) continue;
      sendings.push({ t: move.from, topic: "order", payload: this.#order(move, order) });
    }
    return sendings;
  }

  instant(actionType: string, t: number): Sending {
    const action = {
      actionType,
      actionId: `${actionType}-${++this.#instants}`,
      blockingType: "HARD" as const,
    };
    return { t, topic: "instantActions", payload: { actions: [action] } };
  }

  /** A drive continues from the end of the base; any other move begins where the vehicle stands, as a new order. */
  #order(move: Move, order: number | undefined): OrderContent {
    const { nodeName, mapId, loads } = this.#floor;
    const key = order === undefined ? "move" : `order-${order + 1}`;
    const sent = this.#sentWith(move);
    const hereId = nodeName(move.x, move.y);
    const goesOn = key === this.#key && this.#end?.nodeId === hereId && sent.some(({ drive }) => drive);
    if (goesOn) this.#updateId++;
    else {
      this.#key = key;
      this.#orderId = `${key}-${++this.#orders}`;
      this.#updateId = 0;
    }
    const first = nodeAt(hereId, 0, move.x, move.y, mapId);
    const from = goesOn && this.#end ? { ...this.#end, actions: [] } : first;
    const route = new RouteWriter(from, nodeName, (actionType, flow, stationName) => {
      const actionParameters = [
        { key: "stationName", value: stationName },
        ...(loads[flow] ? [{ key: "loadType", value: loads[flow].loadType }] : []),
      ];
      const actionId = `${this.#orderId}-${actionType}`;
      return { actionId, actionType, blockingType: "HARD", actionParameters };
    });
    route.write(sent, true);
    this.#sent = sent;
    this.#end = route.nodes.at(-1);
    const last = sent.at(-1) ?? move;
    route.write(
      this.#moves.filter(({ from }) => from > last.from),
      false,
    );
    const { nodes, edges } = route;
    return { orderId: this.#orderId, orderUpdateId: this.#updateId, nodes, edges };
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
