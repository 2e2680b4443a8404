import type { Report } from "../report.ts";

export const handovers = {
  id: "handovers",
  title: "Handovers, signal by signal",
  summary: "What both sides say, and who waits.",
  readers: "For controls engineers",
  published: "2026-09-29",
  sections: [
    {
      heading: "Conveyor to vehicle",
      text: ["Rollers turn once both sides agree. If a signal is missing, nothing moves."],
      table: {
        columns: ["Signal", "From", "Means"],
        rows: [
          ["Ready", "Conveyor", "A load is at the end"],
          ["Docked", "Vehicle", "In place, deck empty, drive locked"],
          ["Transfer", "Both", "Rollers turn until the load is across"],
          ["Done", "Vehicle", "Load on deck"],
          ["Released", "Conveyor", "The vehicle may leave"],
        ],
      },
    },
    {
      heading: "Floor and rack",
      text: [
        "A floor place has no signal: the stock's owner says whether it is empty, and the vehicle checks. If they disagree, it keeps its load and reports.",
        "The order names the pallet: open and closed ones are picked up differently.",
      ],
    },
    {
      heading: "If a signal is late",
      text: ["Agree for each station: at night there is nobody to ask."],
      checks: [
        "How long the vehicle waits",
        "Where it goes then",
        "Who is told",
        "What the next vehicle does",
        "Who may release the station",
      ],
    },
    {
      heading: "Test without a vehicle",
      text: [
        "A switch plays the vehicle, a lamp the load. A conveyor that keeps the sequence with them is ready.",
      ],
      link: { label: "Every call, topic and signal", to: "/interfaces" },
    },
  ],
} as const satisfies Report;
