import type { Driven } from "../session/session.ts";
import { type Move, moveAt, poseAt } from "../traffic/moves.ts";
import { DrivenVehicle, isRequest } from "./driven-vehicle.ts";
import type { Factsheet } from "./factsheet-type.ts";
import { FleetControl, type Sending, type SharedFloor } from "./fleet-control.ts";
import { Headers, type Message } from "./headers.ts";
import { type Gauges, positionAt, stateContent } from "./message-content.ts";
import type { OrderContent } from "./order-content.ts";
import type { Refusal } from "./stranger-order.ts";

/** What another fleet control has sent: an order that can be driven, or why not; or instant actions. */
export type Heard = (
  | { topic: "order"; order: OrderContent | Refusal }
  | { topic: "instantActions"; actions: { actionId: string; actionType: string }[] }
) & {
  /** The message, as errors about it name it (7.1). */
  source: { headerId: string; topic: string };
};

/** What a vehicle's messages report besides its moves. */
export type ReportedState = Gauges & { driven: Driven; held: "stop" | "radio" | undefined };

/** What a vehicle can be told to do wrong. */
export const troubles = ["connection", "stop", "refuse", "place"] as const;
export type Trouble = (typeof troubles)[number];

/** Messages of another fleet control that wait for the next call. */
const maxHeard = 50;
const [stateEvery, visualizationEvery] = [30_000, 5000]; /* ms */

/**
 * The VDA 5050 messages between fleet control and one vehicle. Control sends the orders that make the vehicle drive as
 * planned; the vehicle knows only these messages, and reports where it is.
 */
export class VehicleMessages {
  readonly #factsheet: Factsheet;
  readonly #floor: SharedFloor;
  readonly #headers: Headers;
  readonly #control: FleetControl;
  #vehicle: DrivenVehicle | undefined;
  #gauges: Gauges = { battery: 1, charging: false };
  #held: ReportedState["held"];
  #messages: Message[] = [];
  #version: string;
  /** Whether another fleet control drives it, and what that has sent since the last call. */
  #isLent = false;
  /** What goes wrong, and what of it the vehicle already shows. */
  readonly #troubles = new Set<Trouble>();
  readonly #shown = new Set<Trouble>();
  #heard: (Heard & { version: string })[] = [];
  #until = -1;
  #lastState = 0;
  #lastEvent = 0;

  constructor(factsheet: Factsheet, floor: SharedFloor) {
    this.#factsheet = factsheet;
    this.#floor = floor;
    this.#headers = new Headers(factsheet, floor.begins);
    this.#control = new FleetControl(floor);
    this.#version = factsheet.version;
  }

  /** @param moves if the plan has changed; @returns the messages up to `until`, in order */
  upTo(until: number, told: ReportedState, moves: readonly Move[] | undefined): Message[] {
    this.#messages = [];
    this.#gauges = told;
    const vehicle = this.#vehicle ?? this.#introduced(moves);
    if (!vehicle) return [];
    const since = Math.max(0, this.#until);
    if (this.#isLent) this.#trouble(vehicle, since);
    for (const { version, ...heard } of this.#heard.splice(0)) {
      /* A vehicle out of contact receives nothing. */
      if (this.#held === "radio") continue;
      if (version !== this.#version) this.#speak(vehicle, version, since);
      this.#hear(vehicle, heard, since);
    }
    const sendings = this.#isLent ? [] : this.#hold(vehicle, told.held, since);
    if (this.#isLent) return this.#report(vehicle, until);
    if (moves) this.#control.plan(moves, this.#until);
    for (const sending of sendings) this.#deliver(vehicle, sending);
    for (let due = this.#control.next(until); due !== undefined; due = this.#control.next(until)) {
      let t = Math.max(due, this.#lastEvent);
      this.#drive(vehicle, t);
      if (this.#control.awaitsEnd(t)) {
        while (!vehicle.idleAt(t) && vehicle.nextEvent(t) <= until) {
          t = vehicle.nextEvent(t);
          this.#drive(vehicle, t);
        }
        if (!vehicle.idleAt(t)) break;
      }
      const sending = this.#control.send(t, told.driven, { idle: vehicle.idleAt(t) });
      if (sending) this.#deliver(vehicle, sending);
    }
    return this.#report(vehicle, until);
  }

  /** Where it is at a moment; undefined before its first message. */
  poseAt(t: number) {
    const { motions } = this.#vehicle ?? {};
    const move = motions && moveAt(motions, t);
    return move && poseAt(move, t);
  }

  /**
   * Hands the vehicle over to another fleet control, which it obeys from then on. Whoever only asks for a state or the
   * factsheet gets them, and takes no vehicle over.
   * @param version of the standard in which that control speaks, and is answered
   * @param isBusy whether it drives for ours: then it refuses
   */
  lend(heard: Heard, version: string, isBusy: boolean) {
    const onlyAsks = heard.topic === "instantActions" && heard.actions.every(isRequest);
    if (!isBusy && !onlyAsks) this.#isLent = true;
    this.#heard.push({ ...heard, version });
    if (this.#heard.length > maxHeard) this.#heard.shift();
    return this.#isLent;
  }

  /** Has something go wrong, or go right again. */
  fail(trouble: Trouble, isOn: boolean) {
    if (isOn) this.#troubles.add(trouble);
    else this.#troubles.delete(trouble);
  }

  /** What went wrong or right since the last call, of a vehicle that another fleet control drives. */
  #trouble(vehicle: DrivenVehicle, t: number) {
    const changed = (trouble: Trouble) => this.#troubles.has(trouble) !== this.#shown.has(trouble);
    const stands = (all: ReadonlySet<Trouble>) => all.has("stop") || all.has("place");
    const [stood, isStill] = [stands(this.#shown), stands(this.#troubles)];
    const isNew = troubles.some(changed);
    const contact = changed("connection");
    this.#shown.clear();
    for (const trouble of this.#troubles) this.#shown.add(trouble);
    if (!isNew) return;
    if (contact && this.#troubles.has("connection")) {
      /* The last will, which the broker publishes for a vehicle that has lost contact. */
      if (this.#held !== "radio") this.#send("connection", t, { connectionState: "CONNECTIONBROKEN" });
      this.#held = "radio";
    } else if (contact) {
      this.#held = undefined;
      this.#send("connection", t, { connectionState: "ONLINE" });
    }
    if (stood !== isStill) vehicle.press(isStill, t);
    this.#state(vehicle, t);
  }

  /** Goes on in another version of the standard: whoever is online keeps to the one that it began with. */
  #speak(vehicle: DrivenVehicle, version: string, t: number) {
    this.#send("connection", t, { connectionState: "OFFLINE" });
    this.#version = version;
    this.#send("connection", t, { connectionState: "ONLINE" });
    this.#send("factsheet", t, { ...this.#factsheet });
    this.#state(vehicle, t);
  }

  #hear(vehicle: DrivenVehicle, heard: Heard, t: number) {
    const { source } = heard;
    if (heard.topic === "instantActions") {
      for (const { actionId, actionType } of heard.actions) {
        const action = { actionId, actionType, blockingType: "HARD" as const };
        if (this.#isLent || isRequest(action))
          vehicle.hear({ t, topic: "instantActions", payload: { actions: [action] } }, source);
        else vehicle.decline(action, source);
        if (actionType === "factsheetRequest") this.#send("factsheet", t, { ...this.#factsheet });
      }
    } else if ("errorType" in heard.order)
      vehicle.refuse(heard.order.errorType, { ...source, ...heard.order.about });
    else if (!this.#isLent || this.#troubles.has("refuse")) {
      const { orderId, orderUpdateId } = heard.order;
      vehicle.refuse("orderError", { ...source, orderId, orderUpdateId: `${orderUpdateId}` });
    } else {
      vehicle.renameBase(heard.order, t);
      vehicle.hear({ t, topic: "order", payload: heard.order }, source);
    }
    this.#state(vehicle, t);
  }

  #report(vehicle: DrivenVehicle, until: number) {
    this.#drive(vehicle, until);
    for (let t = this.#next(visualizationEvery); t <= until; t += visualizationEvery) this.#show(vehicle, t);
    this.#until = until;
    return this.#messages.toSorted((a, b) => a.t - b.t).map((message) => this.#headers.headed(message));
  }

  #next(every: number) {
    return Math.max(0, Math.floor(this.#until / every) + 1) * every;
  }

  #introduced(moves: readonly Move[] | undefined) {
    const [first] = moves ?? [];
    if (!first) return undefined;
    const { x, y } = first;
    const node = { nodeId: this.#floor.nodeName(x, y), sequenceId: 0, released: true, x, y, reached: 0 };
    const vehicle = new DrivenVehicle(first, this.#floor, node);
    this.#vehicle = vehicle;
    this.#send("connection", 0, { connectionState: "ONLINE" });
    this.#send("factsheet", 0, { ...this.#factsheet });
    this.#state(vehicle, 0);
    return vehicle;
  }

  /** Stops and connections that began or ended: what fleet control sends at once, and what the broker publishes. */
  #hold(vehicle: DrivenVehicle, held: ReportedState["held"], t: number): Sending[] {
    const before = this.#held;
    /* The last will, which the broker publishes for a vehicle that has lost contact. */
    if (held === "radio" && before !== held)
      this.#send("connection", t, { connectionState: "CONNECTIONBROKEN" });
    this.#held = held;
    if (held === "radio") return [];
    if (before === "radio") {
      this.#send("connection", t, { connectionState: "ONLINE" });
      /* Fleet control has to know what became of the order before it sends another. */
      this.#state(vehicle, t);
    }
    const stops = held === "stop";
    return stops === vehicle.pausing ? [] : [this.#control.instant(stops ? "startPause" : "stopPause", t)];
  }

  /** A vehicle out of contact receives nothing. */
  #deliver(vehicle: DrivenVehicle, sending: Sending) {
    const { t, topic, payload } = sending;
    if (this.#held === "radio") return;
    this.#send(topic, t, payload);
    vehicle.hear(sending);
    this.#state(vehicle, t);
  }

  /** Brings the vehicle to a moment; it reports each node that it reaches, and when it has finished everything. */
  #drive(vehicle: DrivenVehicle, until: number) {
    for (let t = vehicle.nextEvent(this.#lastEvent); t <= until; t = vehicle.nextEvent(t)) {
      this.#repeat(vehicle, t);
      this.#lastEvent = t;
      vehicle.advance(t);
      this.#state(vehicle, t);
    }
    this.#repeat(vehicle, until);
  }

  /** Reports as often as the standard asks, however far apart the calls are. */
  #repeat(vehicle: DrivenVehicle, until: number) {
    while (until - this.#lastState > stateEvery) this.#state(vehicle, this.#lastState + stateEvery);
  }

  #state(vehicle: DrivenVehicle, t: number) {
    this.#lastState = t;
    this.#send(
      "state",
      t,
      stateContent(vehicle, { ...this.#gauges, lost: this.#shown.has("place") }, this.#floor.mapId, t),
    );
  }

  #show({ motions }: DrivenVehicle, t: number) {
    const position = positionAt(motions, this.#floor.mapId, t);
    const positionInitialized = !this.#shown.has("place");
    this.#send("visualization", t, { agvPosition: { ...position, positionInitialized } });
  }

  #send(topic: string, t: number, content: Record<string, unknown>) {
    if (this.#held === "radio" && topic !== "connection") return;
    this.#messages.push({ t: Math.round(t), topic, payload: { ...content, version: this.#version } });
  }
}
