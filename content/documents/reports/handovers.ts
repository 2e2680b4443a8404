import type { Report } from "../report.ts";

export const handovers = {
  id: "handovers",
  title: "Handovers, signal by signal",
  summary: "What both sides say at conveyors, floors and racks, and who waits.",
  readers: "For controls engineers",
  published: "2026-09-29",
  sections: [
    {
      heading: "Conveyor to vehicle",
      text: [
        "Decks are level; rollers turn only once both sides agree. If a signal is missing, nothing moves.",
      ],
      table: {
        columns: ["Signal", "From", "Means"],
        rows: [
          ["Ready", "Conveyor", "A load stands at the end; nothing follows"],
          ["Docked", "Vehicle", "In position, deck empty, drive locked"],
          ["Transfer", "Both", "Rollers turn until the load is across"],
          ["Done", "Vehicle", "Load on deck; the conveyor may bring another"],
          ["Released", "Conveyor", "The vehicle may leave"],
        ],
      },
    },
    {
      heading: "Floor and rack",
      text: [
        "A floor place has no signal. The stock's owner says whether it is empty, and the vehicle checks before set-down. If they disagree, it keeps its load and reports.",
        "The order names the pallet: pick-up positions of open and closed ones differ.",
      ],
    },
    {
      heading: "If a signal is late",
      text: ["Agree on this for each station before go-live: at night there is nobody to ask."],
      checks: [
        "How long the vehicle waits at the station",
        "Where it goes then, with which load",
        "Who is told, and how",
        "What the next vehicle does meanwhile",
        "Who may release the station again",
      ],
    },
    {
      heading: "Test without a vehicle",
      text: [
        "A switch plays the vehicle, a lamp the load. A conveyor that keeps the sequence with them keeps it with a vehicle.",
      ],
      link: { label: "Calls, topics and signals in full", to: "/interfaces" },
    },
  ],
} as const satisfies Report;
