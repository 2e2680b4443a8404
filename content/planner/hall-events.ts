import type { HallEvent } from "#planner/session/journal.ts";
import type { Disturbance } from "#planner/traffic/disturbances.ts";

/** The parts of a plan that the words use. */
export type Named = {
  flows: readonly { from: string; to: string }[];
  lanes: readonly { from: string; to: string }[];
};

export const vehicle = (id: number) => `Vehicle ${id + 1}`;
/** The planner numbers orders placed by hand from here on. */
const byHand = 1_000_000;
export const order = (id: number) => (id >= byHand ? `extra order ${id - byHand + 1}` : `order ${id + 1}`);
/** Whether it is what a visitor did: trouble made or mended, or an order placed by hand. */
export const isOfVisitor = (event: HallEvent) =>
  event.kind === "disturbed" || event.kind === "mended" || (event.kind === "placed" && event.order >= byHand);
export const way = (named: Named, flow: number) => `${named.flows[flow]?.from} to ${named.flows[flow]?.to}`;

export function eventText(event: HallEvent, named: Named): string {
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
      return disturbanceText(event.what, named);
    case "mended":
      return repairText(event.what, named);
  }
}

const lane = (index: number, { lanes }: Named) =>
  `lane ${index + 1} (${lanes[index]?.from} – ${lanes[index]?.to})`;

function disturbanceText(what: Disturbance, named: Named): string {
  if ("lane" in what) {
    const trouble = what.kind === "block" ? "is blocked" : "has a door that stays shut";
    return `${lane(what.lane, named)} ${trouble}: vehicles stop before it or go round`;
  }
  if (what.kind === "charger") return `${what.place} charges nobody`;
  if (what.kind === "stop") return `${vehicle(what.vehicle)} brakes and stands; it keeps what it holds`;
  return `${vehicle(what.vehicle)} is out of contact: it ends the drive that it was sent on and keeps what it holds`;
}

function repairText(what: Disturbance, named: Named): string {
  if ("lane" in what) {
    return `${lane(what.lane, named)} ${what.kind === "block" ? "is clear again" : "has a door that opens again"}`;
  }
  if (what.kind === "charger") return `${what.place} charges again`;
  if (what.kind === "stop") return `${vehicle(what.vehicle)} may go on`;
  return `${vehicle(what.vehicle)} is in contact again`;
}
