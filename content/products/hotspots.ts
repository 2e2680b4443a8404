import photographs from "../pictures/photographs.json" with { type: "json" };
import { inWords, withFigures } from "../wording/figures.ts";

/** A marker on the warehouse picture; its position is in percent from the upper and the left edge. */
export type Hotspot = {
  readonly id: string;
  readonly label: string;
  readonly position: { readonly top: number; readonly left: number };
  readonly description: string;
};

/** The studio's positions of things in its picture. */
const { points } = photographs.warehouse;

/** From the racks at the left, round the hall, to the charging places in front. */
export const hotspots = [
  {
    id: "lifter",
    label: "Trolley on a lifter",
    position: points.lifter,
    description: withFigures`The MAG 1500 Lifter drives under it and carries it away. Payload ${inWords("lifter", "Payload")}.`,
  },
  {
    id: "fork",
    label: "MAG 1400 Fork",
    position: points.fork,
    description: withFigures`Payload ${inWords("fork", "Payload")}, lift ${inWords("fork", "Lift")}, ${inWords("fork", "Speed")}. Its screen shows charge and next stop.`,
  },
  {
    id: "counterbalance",
    label: "Counterbalance fork",
    position: points.counterbalance,
    description: withFigures`Picks up close to a wall or a dock. Payload ${inWords("counterBalance", "Payload")}, lift ${inWords("counterBalance", "Lift")}.`,
  },
  {
    id: "transfer",
    label: "Transfer point",
    position: points.transfer,
    description: "One address for people and vehicles. A pallet set down here is booked in.",
  },
  {
    id: "fleet-board",
    label: "Fleet board",
    position: points["fleet board"],
    description: "Which vehicle goes where, and what waits.",
  },
  {
    id: "single-conveyor",
    label: "Conveyor handover",
    position: points["single conveyor"],
    description: "The pallet moves only when both sides signal ready.",
  },
  {
    id: "packing",
    label: "Packing tables",
    position: points.packing,
    description: "A free table calls for goods, and the next trolley comes.",
  },
  {
    id: "dock",
    label: "Dock door",
    position: points.dock,
    description: "Its pallets are staged in loading order.",
  },
  {
    id: "wrapper",
    label: "Stretch wrapper",
    position: points.wrapper,
    description: "Its signal is the order: nobody calls a vehicle.",
  },
  {
    id: "dual-conveyor",
    label: "Two decks, one stop",
    position: points["dual conveyor"],
    description: "The MAG 1500 Dual Conveyor hands over a full pallet and takes an empty one.",
  },
  {
    id: "crossing",
    label: "Crossing",
    position: points.crossing,
    description: "One vehicle claims it, the next waits. People have right of way.",
  },
  {
    id: "tugger",
    label: "Tugger train",
    position: points.tugger,
    description: withFigures`The MAG 1500 AGV Tugger follows magnetic tape, stop by stop. Payload ${inWords("agvTugger", "Payload")}.`,
  },
  {
    id: "charging",
    label: "Charging place",
    position: points.charging,
    description: "Used in every gap between two orders.",
  },
] as const satisfies readonly Hotspot[];
