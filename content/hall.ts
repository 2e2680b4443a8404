import type { Happening } from "#planner/session/session.ts";
import type { Disturbance } from "#planner/traffic/disturbances.ts";
import type { State } from "#planner/traffic/moves.ts";

/** What the words need to know of a plan. */
export type Named = {
  flows: readonly { from: string; to: string }[];
  lanes: readonly { from: string; to: string }[];
};

const vehicle = (id: number) => `Vehicle ${id + 1}`;
/** Orders that were asked for by hand are numbered from here on by the planner. */
const byHand = 1_000_000;
const order = (id: number) => (id >= byHand ? `extra order ${id - byHand + 1}` : `order ${id + 1}`);
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const way = (named: Named, flow: number) => `${named.flows[flow]?.from} to ${named.flows[flow]?.to}`;

/** Words of a floor on which vehicles drive. */
export const hallWords = {
  loading: "Loading the floor …",
  failed: "The simulation could not be loaded. Check the connection and load the page again.",
  play: "Run",
  pause: "Pause",
  step: "One second on",
  speed: "Speed",
  times: (speed: number) => `${speed} times`,
  clock: "Time on the floor",
  counts: {
    done: "Orders delivered",
    open: "Orders waiting",
    waiting: "Vehicles held up",
    inTime: "Reached in time",
    promised: (share: string, within: number) => `promised: ${share} within ${within} s`,
  },
  vehicles: "Vehicles",
  columns: ["Vehicle", "Doing", "Order", "Battery"],
  vehicle,
  order: (id: number) => capital(order(id)),
  noOrder: "none",
  states: {
    driving: "Driving",
    turning: "Turning",
    waiting: "Waiting",
    picking: "Picking up",
    dropping: "Setting down",
    charging: "Charging",
    parked: "Parked",
    stopped: "Stopped",
  } satisfies Record<State, string>,
  heldBy: { stop: "Stopped by you", radio: "Out of contact" },
  chosen: {
    none: "Choose a vehicle in the list or on the floor to see its order, what it holds and what it says.",
    order: (id: number, named: Named, flow: number) => `${capital(order(id))}: ${way(named, flow)}`,
    free: "No order",
    next: (what: string, seconds: number) => `${what} in ${seconds} s`,
    pick: "Picks up",
    drop: "Sets down",
    home: "Parks",
    rests: "At rest",
    holds: (count: number, metres: string) =>
      count === 0
        ? "Holds the ground that it stands on"
        : `Holds ${count === 1 ? "1 stretch" : `${count} stretches`} of lane, ${metres} m`,
    battery: (percent: number) => `Battery ${percent} %`,
    stop: "Stop it",
    letGo: "Let it go on",
    cut: "Cut its connection",
    restore: "Restore its connection",
  },
  troubles: {
    title: "Make trouble",
    lane: "Lane",
    block: "Block the lane",
    clear: "Clear the lane",
    charger: "Charger",
    break: "Break the charger",
    repair: "Repair the charger",
    flow: "Flow",
    place: "Place an order more",
    laneName: (index: number, from: string, to: string) => `${index + 1}: ${from} – ${to}`,
  },
  log: "What happens",
  nothing: "Nothing yet.",
  told: (happening: Happening, named: Named) => capital(toldOf(happening, named)),
} as const;

function toldOf(happening: Happening, named: Named): string {
  switch (happening.kind) {
    case "placed":
      return `${order(happening.order)} was placed: ${way(named, happening.flow)}`;
    case "picked":
      return `${vehicle(happening.vehicle)} picked up ${order(happening.order)} at ${named.flows[happening.flow]?.from}`;
    case "dropped":
      return `${vehicle(happening.vehicle)} delivered ${order(happening.order)} to ${named.flows[happening.flow]?.to}`;
    case "disturbed":
      return troubleOf(happening.what, named);
    case "mended":
      return mendedOf(happening.what, named);
  }
}

const lane = (index: number, { lanes }: Named) =>
  `lane ${index + 1} (${lanes[index]?.from} – ${lanes[index]?.to})`;

function troubleOf(what: Disturbance, named: Named): string {
  if (what.kind === "block")
    return `${lane(what.lane, named)} is blocked: vehicles stop before it or go round`;
  if (what.kind === "charger") return `${what.place} charges nobody`;
  if (what.kind === "stop") return `${vehicle(what.vehicle)} brakes and stands; it keeps what it holds`;
  return `${vehicle(what.vehicle)} is out of contact: it ends the drive that it was sent on and keeps what it holds`;
}

function mendedOf(what: Disturbance, named: Named): string {
  if (what.kind === "block") return `${lane(what.lane, named)} is clear again`;
  if (what.kind === "charger") return `${what.place} charges again`;
  if (what.kind === "stop") return `${vehicle(what.vehicle)} may go on`;
  return `${vehicle(what.vehicle)} is in contact again`;
}
