import type { Arrivals, Order, Vehicle } from "./hall.ts";
import { Hall } from "./hall.ts";
import { nearestAlong } from "./heading.ts";
import type { Layout } from "./layout.ts";
import { wayAfter } from "./motion.ts";
import type { Step } from "./route.ts";

const every = 100; /* ms */

type OrderEvent = { id: string; event: "placed" | "picked" | "dropped"; vehicle?: string };

/** What happened, as lines of JSON, one each 100 ms from 0 to `until` ms. */
export function* trace(layout: Layout, arrivals: Arrivals, until: number): Generator<string> {
  const hall = new Hall(layout, arrivals);
  const drawn = hall.vehicles.map((vehicle) => new Drawn(vehicle, layout));
  const started: Order[] = [];
  let events: { at: number; event: OrderEvent }[] = [];
  for (let t = 0; t <= until; t += every) {
    while (hall.nextEvent <= t) {
      const at = hall.nextEvent;
      for (const order of hall.advance()) {
        started.push(order);
        events.push({ at, event: { id: `order-${order.id + 1}`, event: "placed" } });
      }
    }
    for (const order of started) {
      for (const [moment, event] of [
        [order.picked, "picked"],
        [order.dropped, "dropped"],
      ] as const) {
        if (moment === undefined || moment > t || moment <= t - every) continue;
        const vehicle = vehicleName(order.vehicle ?? 0);
        events.push({ at: moment, event: { id: `order-${order.id + 1}`, event, vehicle } });
      }
    }
    if (events.some(({ event }) => event.event === "dropped")) {
      for (let at = started.length - 1; at >= 0; at--) {
        if ((started[at]?.dropped ?? Infinity) <= t) started.splice(at, 1);
      }
    }
    const vehicles = drawn.map((vehicle) => vehicle.at(t)).join(",");
    const orders = events.length
      ? `,"orders":${JSON.stringify(events.sort((a, b) => a.at - b.at).map(({ event }) => event))}`
      : "";
    events = [];
    yield `{"t":${t},"vehicles":[${vehicles}]${orders}}`;
  }
}

function vehicleName(id: number) {
  return `mag-${id + 1}`;
}

/** One vehicle as it is seen; it remembers where it points and what it carries from step to step. */
class Drawn {
  readonly #vehicle: Vehicle;
  readonly #layout: Layout;
  #step: Step | undefined;
  #heading: number;
  #turn = 0;
  #carries: number | undefined;
  #flow = 0;

  constructor(vehicle: Vehicle, layout: Layout) {
    this.#vehicle = vehicle;
    this.#layout = layout;
    this.#heading = vehicle.steps[0]?.at.axis ?? 0;
  }

  /** The vehicle at a moment, as JSON. */
  at(t: number) {
    const steps = this.#vehicle.steps;
    for (const step of steps) {
      if (step.from > t) break;
      if (this.#step && step.from < this.#step.from) continue;
      if (step !== this.#step) this.#enter(step);
    }
    const step = this.#step;
    if (!step) throw new Error("A vehicle has a step at every moment");
    const { x, y } = position(step, t);
    const heading = (this.#headingAt(step, t) / 100) % 360;
    const loaded = this.#carries !== undefined;
    const size = (loaded && this.#layout.loaded[this.#flow]) || this.#layout.empty;
    return `{"id":"${vehicleName(this.#vehicle.id)}","x":${tenths(x)},"y":${tenths(y)},"heading":${heading},"length":${size.length},"width":${size.width},"loaded":${loaded},"state":"${stateOf(step, this.#vehicle.battery.charging(t))}"}`;
  }

  #enter(step: Step) {
    const last = this.#step;
    this.#step = step;
    if (last?.from === step.from) return;
    if (last?.kind === "turn") this.#heading = nearestAlong(last.turn.to.axis, this.#heading).heading;
    if (last?.kind === "pick") {
      this.#carries = last.order;
      this.#flow = this.#vehicle.order?.flow ?? 0;
    }
    if (last?.kind === "drop") this.#carries = undefined;
    if (step.kind === "turn") this.#turn = nearestAlong(step.turn.to.axis, this.#heading).turn;
    if (step.kind === "drive") this.#heading = nearestAlong(step.at.axis, this.#heading).heading;
  }

  #headingAt(step: Step, t: number) {
    if (step.kind !== "turn") return this.#heading;
    const share = Math.min(1, (t - step.from) / (step.to - step.from));
    return (Math.round(this.#heading + this.#turn * share) + 36_000) % 36_000;
  }
}

function position(step: Step, t: number) {
  if (step.kind !== "drive") return step.at.node;
  const far = wayAfter(step.leg.run, t - step.from);
  const piece = step.leg.pieces.findLast(({ begins }) => begins <= far) ?? step.leg.pieces[0];
  if (!piece) return step.at.node;
  const share = Math.min(1, (far - piece.begins) / piece.way);
  return {
    x: piece.from.x + (piece.to.x - piece.from.x) * share,
    y: piece.from.y + (piece.to.y - piece.from.y) * share,
  };
}

function stateOf(step: Step, charging: boolean) {
  switch (step.kind) {
    case "drive":
      return "driving";
    case "turn":
      return "turning";
    case "pick":
      return "picking";
    case "drop":
      return "dropping";
    case "charge":
      return "charging";
    case "wait":
      if (step.to < Infinity) return "waiting";
      return charging ? "charging" : "parked";
  }
}

function tenths(value: number) {
  return Math.round(value * 10) / 10;
}
