import type { HallEvent } from "#planner/session/journal.ts";
import type { Disturbance } from "#planner/traffic/disturbances.ts";
import type { State } from "#planner/traffic/moves.ts";

/** The parts of a plan that the words use. */
export type Named = {
  flows: readonly { from: string; to: string }[];
  lanes: readonly { from: string; to: string }[];
};

const vehicle = (id: number) => `Vehicle ${id + 1}`;
/** The planner numbers orders placed by hand from here on. */
const byHand = 1_000_000;
const order = (id: number) => (id >= byHand ? `extra order ${id - byHand + 1}` : `order ${id + 1}`);
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const way = (named: Named, flow: number) => `${named.flows[flow]?.from} to ${named.flows[flow]?.to}`;

/** Words of a floor on which vehicles drive. */
export const hallWords = {
  loading: "Loading the floor …",
  failed: "The simulation could not be loaded. Check the connection and load the page again.",
  unreadable:
    "This link holds no plan that can be read. Ask for the link again, or begin with one of the plans below.",
  play: "Run",
  pause: "Pause",
  step: "One second on",
  speed: "Speed",
  times: (speed: number) => `${speed} times`,
  clock: "Time on the floor",
  counts: {
    done: "Orders delivered",
    open: "Orders waiting",
    heldUp: "Vehicles held up",
  },
  beside: {
    caption: "Promised, and what happens",
    columns: ["", "Promised", "So far"],
    perHour: "Orders delivered an hour",
    inTime: (within: number) => `Reached within ${within} s`,
    wait: "Mean wait for a vehicle",
    seconds: (seconds: number) => `${Math.round(seconds)}\u00a0s`,
    computing: "…",
    note: (share: string, wanted: string) =>
      `Your plan asks for ${share} in time, at ${wanted} orders an hour. Promised is what the planner answers for this fleet in traffic: the mean of four runs, with other orders than these.`,
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
  messages: {
    title: "Its VDA 5050 messages",
    none: "This vehicle follows a tape and speaks no VDA 5050.",
    summary: summaryOf,
  },
  troubles: {
    title: "Make trouble",
    lane: "Lane",
    block: "Block the lane",
    clear: "Clear the lane",
    door: "Door in lane",
    shut: "Keep the door shut",
    unlock: "Let the door open",
    charger: "Charger",
    break: "Break the charger",
    repair: "Repair the charger",
    flow: "Flow",
    place: "Place an order more",
    laneName: (index: number, from: string, to: string) => `${index + 1}: ${from} – ${to}`,
  },
  log: "What happens",
  nothing: "Nothing yet.",
  told: (event: HallEvent, named: Named) => capital(toldOf(event, named)),
} as const;

type Nodes = readonly { released: boolean }[];
const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? "" : "s"}`;

/** A message's content in a few words. */
function summaryOf(name: string, payload: Record<string, unknown>): string {
  switch (name) {
    case "order": {
      const nodes = payload["nodes"] as Nodes;
      const base = nodes.filter(({ released }) => released).length;
      const horizon = nodes.length - base;
      return `${payload["orderId"]}, update ${payload["orderUpdateId"]}: ${counted(base, "node")} released, ${horizon} planned`;
    }
    case "state": {
      const { batteryCharge, charging } = payload["batteryState"] as {
        batteryCharge: number;
        charging: boolean;
      };
      const doing = payload["paused"]
        ? "paused"
        : payload["driving"]
          ? "driving"
          : charging
            ? "charging"
            : "standing";
      return `${doing}, last node ${payload["lastNodeId"]}, battery ${Math.round(batteryCharge)} %`;
    }
    case "instantActions": {
      const actions = payload["actions"] as readonly { actionType: string }[];
      return actions.map(({ actionType }) => actionType).join(", ");
    }
    case "connection":
      return String(payload["connectionState"]);
    case "visualization": {
      const { x, y } = payload["agvPosition"] as { x: number; y: number };
      return `at ${x.toFixed(1)}, ${y.toFixed(1)} m`;
    }
    default:
      return "";
  }
}

function toldOf(event: HallEvent, named: Named): string {
  switch (event.kind) {
    case "placed":
      return `${order(event.order)} was placed: ${way(named, event.flow)}`;
    case "picked":
      return `${vehicle(event.vehicle)} picked up ${order(event.order)} at ${named.flows[event.flow]?.from}`;
    case "dropped":
      return `${vehicle(event.vehicle)} delivered ${order(event.order)} to ${named.flows[event.flow]?.to}`;
    case "opened":
      return `the door in ${lane(event.lane, named)} is open`;
    case "closed":
      return `the door in ${lane(event.lane, named)} is closed`;
    case "disturbed":
      return troubleOf(event.what, named);
    case "mended":
      return mendedOf(event.what, named);
  }
}

const lane = (index: number, { lanes }: Named) =>
  `lane ${index + 1} (${lanes[index]?.from} – ${lanes[index]?.to})`;

function troubleOf(what: Disturbance, named: Named): string {
  if ("lane" in what) {
    const trouble = what.kind === "block" ? "is blocked" : "has a door that stays shut";
    return `${lane(what.lane, named)} ${trouble}: vehicles stop before it or go round`;
  }
  if (what.kind === "charger") return `${what.place} charges nobody`;
  if (what.kind === "stop") return `${vehicle(what.vehicle)} brakes and stands; it keeps what it holds`;
  return `${vehicle(what.vehicle)} is out of contact: it ends the drive that it was sent on and keeps what it holds`;
}

function mendedOf(what: Disturbance, named: Named): string {
  if ("lane" in what) {
    return `${lane(what.lane, named)} ${what.kind === "block" ? "is clear again" : "has a door that opens again"}`;
  }
  if (what.kind === "charger") return `${what.place} charges again`;
  if (what.kind === "stop") return `${vehicle(what.vehicle)} may go on`;
  return `${vehicle(what.vehicle)} is in contact again`;
}
