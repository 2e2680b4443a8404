import type { Disruption } from "./disturbances.ts";
import type { Doors } from "./doors.ts";
import { Follower } from "./follower.ts";
import { type Arrivals, Hall } from "./hall.ts";
import { headingOf } from "./heading.ts";
import type { Layout } from "./layout.ts";
import { type Move, moveAt, poseAt, stateOf } from "./moves.ts";
import type { Order, Vehicle } from "./vehicle.ts";

const every = 100; /* ms */

type OrderEvent = { id: string; event: "placed" | "picked" | "dropped"; vehicle?: string };

/** What happened, as lines of JSON, one for each 100 ms from 0 to `until` ms. */
export function* trace(
  layout: Layout,
  arrivals: Arrivals,
  until: number,
  disruptions: readonly Disruption[] = [],
): Generator<string> {
  const hall = new Hall(layout, arrivals);
  hall.disrupt(disruptions);
  const followers = hall.vehicles.map((vehicle) => ({ vehicle, follower: new Follower(vehicle) }));
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
    const vehicles = followers.map(({ vehicle, follower }) => seen(vehicle, follower.moves, layout, t));
    const orders = events.length
      ? `,"orders":${JSON.stringify(events.sort((a, b) => a.at - b.at).map(({ event }) => event))}`
      : "";
    events = [];
    hall.doors.run(t);
    const doors = hall.doors.leaves.map(doorSeen);
    const leaves = doors.length ? `,"doors":[${doors.join(",")}]` : "";
    yield `{"t":${t},"vehicles":[${vehicles.join(",")}]${leaves}${orders}}`;
  }
}

function vehicleName(id: number) {
  return `mag-${id + 1}`;
}

/** A vehicle at a moment, as JSON. */
function seen(vehicle: Vehicle, moves: readonly Move[], layout: Layout, t: number) {
  const move = moveAt(moves, t);
  if (!move) throw new Error("A vehicle has a step at every moment");
  const { x, y, heading } = poseAt(move, t);
  const loaded = move.flow >= 0;
  const size = layout.loaded[move.flow] ?? layout.kinds[vehicle.kind]?.empty;
  if (!size) throw new Error("Every vehicle is of a kind");
  /* Where all are of one kind, the plan says of which. */
  const product = layout.kinds.length > 1 ? `,"product":"${layout.kinds[vehicle.kind]?.product}"` : "";
  const state = stateOf(move, vehicle.held !== undefined, vehicle.battery.charging(t));
  return `{"id":"${vehicleName(vehicle.id)}","x":${tenths(x)},"y":${tenths(y)},"heading":${(heading / 100) % 360},"length":${size.length},"width":${size.width},"loaded":${loaded},"state":"${state}"${product}}`;
}

/** A door's leaf across its lane, unless the door is fully open. */
function doorSeen({ lane, area, share }: Doors["leaves"][number]) {
  const { x, y, ux, uy, halfWidth } = area;
  const heading = headingOf(-uy, ux) / 100;
  const open = share === 1 ? 1 : Math.floor(share * 1000) / 1000;
  return `{"id":"door-${lane + 1}","x":${tenths(x)},"y":${tenths(y)},"heading":${heading},"length":${2 * halfWidth},"width":${leaf},"open":${open}}`;
}

/** Thickness of a door's leaf, mm. */
const leaf = 200;

function tenths(value: number) {
  return Math.round(value * 10) / 10;
}
