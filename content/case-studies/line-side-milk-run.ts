import type { CaseStudyRecord } from "../case-study.ts";

export const lineSideMilkRun = {
  id: "line-side-milk-run",
  title: "The line side holds one hour of parts.",
  industry: "Auto and Heavy Machinery",
  site: "A gearbox assembly plant",
  systems: ["MAG 1500 AGV Tugger", "SyncOS Integrator", "SyncOS Fleet Manager"],
  before: "Forklifts brought whole pallets, and the line side filled up with parts that were not needed yet.",
  after: "A tugger runs the loop on tape, with its carts in build sequence.",
  picture: "case-2",
  detail: {
    published: "2026-09-22",
    order: ["facts", "story", "hard", "modelled", "used"],
    introduction: "Housings, shafts and bearings for the stations of an assembly line.",
    before: [
      "Forklifts brought whatever a call card asked for, one whole pallet at a time. A pallet lasted a shift or longer, so the line side was full and fitters walked around it.",
      "Trucks and people shared one aisle, and both peaked in the same quarter of an hour.",
    ],
    after: [
      "A MAG 1500 AGV Tugger follows magnetic tape on a fixed loop. Its carts are loaded in the supermarket in build sequence and stop where they are needed.",
      "Each cart holds what the next hour needs. Empty boxes travel back on the same train.",
    ],
    hard: [
      {
        title: "Sequence before speed",
        text: "At 0.6 m/s the tugger is slower than a forklift. What counts is that the train arrives on schedule: the loop was timed first, and the number of stops followed from that.",
      },
      {
        title: "Calls from the line",
        text: "The Integrator reads the call buttons and the MES build sequence, and decides which one counts when they differ.",
      },
      {
        title: "Tape across a gangway",
        text: "The tape crosses the route to the canteen. The crossing is marked and lit, and the tugger slows down there; LiDAR and bumpers guard every pass.",
      },
    ],
    next: "A second loop, on its own tape, will bring gear wheels from hardening.",
  },
} as const satisfies CaseStudyRecord;
