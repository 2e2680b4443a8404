import type { Report } from "../report.ts";

export const handovers = {
  id: "handovers",
  title: "Handovers, signal by signal",
  summary: "Conveyors, floors and racks: what both sides say, and who waits when one is silent.",
  readers: "For controls engineers",
  published: "2026-09-29",
  sections: [
    {
      heading: "Conveyor to vehicle",
      text: [
        "Both decks stand on the level, and rollers turn on both sides only after both have agreed. One missing signal, and nothing moves.",
      ],
      table: {
        columns: ["Signal", "From", "Means"],
        rows: [
          ["Ready", "Conveyor", "A load stands at the end, and nothing follows it"],
          ["Docked", "Vehicle", "In position, deck empty, drive locked"],
          ["Transfer", "Both", "Rollers turn until the load has left one deck and reached the other"],
          ["Done", "Vehicle", "Load is on the deck; the conveyor may bring the next one"],
          ["Released", "Conveyor", "The vehicle may leave"],
        ],
      },
    },
    {
      heading: "Floor and rack",
      text: [
        "A place on the floor has no signal of its own. Whoever owns the stock says whether it is empty, and the vehicle checks before it sets a load down. If the two disagree, the vehicle keeps its load and reports.",
        "Forks need the pick-up position of the pallet. Open and closed pallets differ there, so the order has to say which one it is.",
      ],
    },
    {
      heading: "If a signal is late",
      text: ["Agree on it station by station, before go-live. At night nobody will decide it."],
      checks: [
        "How long the vehicle waits at the station",
        "Where it goes then, and with which load",
        "Who is told, and how",
        "What the next vehicle for this station does meanwhile",
        "Who may release the station again",
      ],
    },
    {
      heading: "Test without a vehicle",
      text: [
        "A switch plays the vehicle and a lamp plays the load. A conveyor that keeps to the sequence with these two will keep to it with a vehicle.",
      ],
      link: { label: "Calls, topics and signals in full", to: "/interfaces" },
    },
  ],
} as const satisfies Report;
