import type { Report } from "../report.ts";

export const handovers = {
  id: "handovers",
  title: "Handovers, signal by signal",
  summary: "What both sides say, and who waits.",
  readers: "For controls engineers",
  published: "2026-09-29",
  figure: {
    kind: "signals",
    heading: "Rollers turn once both sides agree. If a signal is missing, nothing moves.",
    sides: ["Conveyor", "Vehicle"],
    both: "Both",
    signals: [
      { name: "Ready", from: "left", means: "A load is at the end" },
      { name: "Docked", from: "right", means: "In place, deck empty, drive locked" },
      { name: "Transfer", from: "both", means: "Rollers turn until the load is across" },
      { name: "Done", from: "right", means: "Load on deck" },
      { name: "Released", from: "left", means: "The vehicle may leave" },
    ],
  },
  sections: [
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
