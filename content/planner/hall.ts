import { inMinutes } from "#planner/in-words.ts";
import type { HallEvent } from "#planner/session/journal.ts";
import type { State } from "#planner/traffic/moves.ts";
import { eventText, type Named, order, vehicle, way } from "./hall-events.ts";
import { summaryOf } from "./message-summary.ts";

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
/** Words of a floor on which vehicles drive. */
export const hallWords = {
  loading: "Loading the floor …",
  sizing: "Loading the floor, and sizing its fleet …",
  sized: "Vehicles that the plan is sized to:",
  failed: "The simulation could not be loaded. Check the connection and load the page again.",
  unreadable:
    "This link holds no plan that can be read. Ask for the link again, or begin with one of the plans below.",
  play: "Run",
  pause: "Pause",
  step: "One second on",
  back: "One minute back",
  speed: "Speed",
  times: (speed: number) => `${speed} times`,
  clock: "Time on the floor",
  counts: {
    done: "Orders delivered",
    open: "Orders waiting",
    heldUp: "Vehicles held up",
    wait: "Average wait,\u00a0s",
  },
  beside: {
    caption: "Plan against actual",
    columns: ["", "Planned", "So far"],
    perHour: "Orders delivered an hour",
    inTime: (within: number) => `Pick-ups within ${inMinutes(within)}`,
    note: "Planned: the orders of the plan's mean hour, and how many to reach in time.",
    sized: (share: string) =>
      `In the busiest hour, for which the fleet is sized, it reaches ${share} in time.`,
  },
  press: "Press a lane or a charger to close it, a vehicle to choose it. Press again to undo.",
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
    none: "Choose a vehicle to see its order, what it holds and what it says.",
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
    battery: (percent: number) => `Battery ${percent}%`,
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
    place: "Add an order",
    laneName: (index: number, from: string, to: string) => `${index + 1}: ${from} – ${to}`,
  },
  log: "What happens",
  nothing: "Nothing yet.",
  event: (event: HallEvent, named: Named) => capital(eventText(event, named)),
} as const;
