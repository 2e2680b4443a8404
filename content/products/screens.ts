import { inMinutes } from "#planner/in-words.ts";
import type { HallEvent } from "#planner/session/journal.ts";
import type { State } from "#planner/traffic/moves.ts";
import type { ScreenName, ScreenPart } from "./software-page.ts";

type Way = { from: string; to: string };

/** The first mission number on the screens: high, as if the fleet had driven before. */
const firstMission = 2001;
/** The planner numbers orders placed by hand from here on. */
const byHand = 1_000_000;
const mission = (order: number) => String(firstMission + (order >= byHand ? 900 + order - byHand : order));
/** The interface that reports an order, by the place that it comes from. */
const interfaces: Record<string, readonly [system: string, by: string]> = {
  "Wrapper 1": ["Wrapper 1", "contact"],
  "Wrapper 2": ["Wrapper 2", "OPC UA"],
  "Kitting 4": ["WMS", "REST"],
};

/** Words of the screens of SyncOS, which show a running floor. */
export const screens = {
  /** The time of day at which the run starts, s. */
  begins: 13 * 3600 + 45 * 60,
  titles: {
    map: "Map",
    crossing: "The crossing",
    orders: "Orders",
    vehicles: "Vehicles",
    signals: "Signals",
    desk: "Fleet",
    shift: "The shift, plan and actual",
    gateway: "Systems and missions",
  } satisfies Record<ScreenName, string>,
  labels: {
    map: "Map of the floor: lanes, the ground that vehicles hold, and what each vehicle does",
    crossing: "Map of the crossing: the ground that vehicles hold",
    orders: "Orders under way",
    vehicles: "Vehicles",
    signals: "The last signals",
    fleet: "Vehicles",
    work: "Orders of each vehicle, delivered and planned",
    systems: "The last message of each system",
    way: "The way of one order",
  } satisfies Record<ScreenPart, string>,
  legend: "held",
  /** Counts vehicles by what they do. */
  summary: (under: number, waiting: number, charging: number) =>
    `${under} under way, ${waiting} waiting, ${charging} charging`,
  /** The fleet on the floor. */
  fleetOf: (fleet: string) => `On this floor: ${fleet.replaceAll(" × ", "\u00a0×\u00a0")}.`,
  note: (floor: string, time: string) => `${floor}, ${time}`,
  mission,
  /** Of the shift so far. */
  shift: {
    ordered: "ordered",
    delivered: "delivered",
    inTime: (within: number) => `picked up within ${inMinutes(within)}`,
    of: (some: number, all: number) => `${some} of ${all}`,
    done: "so far",
    charged: "charging",
    planned: "planned",
    now: "now",
  },
  /** What calls for vehicles at a place, and how it calls. */
  caller: (from: string) => interfaces[from] ?? ([from, ""] as const),
  hub: { name: "Integrator", rules: "Rules" },
  fleetManager: ["Fleet Manager", "missions"] as const,
  door: ["Door 1", "MQTT"] as const,
  asked: (order: number) => `Order ${mission(order)}`,
  told: (order: number) => `${mission(order)} is done`,
  sent: (order: number) => `Mission ${mission(order)}`,
  loaded: (order: number) => `${mission(order)} is loaded`,
  isOpen: "Is open",
  isClosed: "Is closed",
  silent: "Silent",
  /** The stations of an order. */
  steps: {
    called: (system: string) => `${system} calls`,
    assigned: "Assigned",
    loaded: "Loaded",
    delivered: "Delivered",
  },
  about: (time: string) => `about ${time}`,
  /** Whether an order was called by a visitor. */
  isCalled: (order: number) => order >= byHand,
  way: ({ from, to }: Way) => `${from} → ${to}`,
  noVehicle: "Waits for a vehicle",
  states: {
    driving: "On its way",
    turning: "Turns",
    waiting: "Waits for its route",
    picking: "Takes a load over",
    dropping: "Sets a load down",
    charging: "Charges",
    parked: "Parked",
    stopped: "Stopped",
  } satisfies Record<State, string>,
  carries: (order: number) => `Carries order ${mission(order)}`,
  fetches: (order: number) => `Fetches order ${mission(order)}`,
  controls: {
    aisle: { off: "Close the crossing’s north aisle", on: "Open the aisle again" },
    door: { off: "Keep the door shut", on: "Let the door open again" },
    call: { off: "Press the call button at Wrapper 1" },
    stop: { off: "Stop Fork 2", on: "Let Fork 2 go on" },
  },
  signal: (event: HallEvent, flows: readonly Way[], names: readonly string[]) => {
    switch (event.kind) {
      case "placed": {
        const from = flows[event.flow]?.from ?? "";
        const source =
          event.order >= byHand ? `${from}, call button` : (interfaces[from]?.join(", ") ?? from);
        return { source, became: `Mission ${mission(event.order)}` };
      }
      case "picked":
        return {
          source: `${names[event.vehicle]}, VDA 5050`,
          became: `Has the load of ${mission(event.order)}`,
        };
      case "dropped":
        return {
          source: `${names[event.vehicle]}, VDA 5050`,
          became: `Mission ${mission(event.order)} is done`,
        };
      case "opened":
        return { source: "Door 1, MQTT", became: "Is open" };
      case "closed":
        return { source: "Door 1, MQTT", became: "Is closed" };
      case "disturbed":
        return { source: "Desk", became: disturbed[event.what.kind] };
      case "mended":
        return { source: "Desk", became: mended[event.what.kind] };
    }
  },
} as const;

const disturbed = {
  block: "Aisle is closed",
  door: "Door stays shut",
  stop: "Vehicle is stopped",
  radio: "Vehicle is out of contact",
  charger: "Charger is out of service",
};

const mended = {
  block: "Aisle is open",
  door: "Door opens again",
  stop: "Vehicle goes on",
  radio: "Vehicle is in contact",
  charger: "Charger is in service",
};
