import type { CaseStudyRecord } from "../case-study.ts";

export const twoDecks = {
  id: "two-decks",
  title: "Full goods out, empties back, in one stop.",
  industry: "FMCG and F&B",
  site: "A packaged-food plant",
  systems: ["MAG 1500 Dual Conveyor", "SyncOS Integrator", "SyncOS Fleet Manager"],
  before: "One trip brought full crates, a second fetched the empties.",
  after: "Two decks hand over at the same station, each with its own signal.",
  picture: "case-4",
  detail: {
    published: "2026-07-28",
    order: ["used", "facts", "story", "modelled", "hard"],
    introduction:
      "Full crates from packing to the store and empties back, with fixed conveyors at both ends.",
    before: [
      "A full crate went out on one trip, and the vehicle came back empty. Another trip fetched the empties.",
      "Meanwhile packers stacked what they could not send beside the line.",
    ],
    after: [
      "A MAG 1500 Dual Conveyor docks once. One deck hands over the full crates while the other takes in the empties; each deck has its own drive and handshake.",
      "The Integrator knows from the line whether there is anything to take back. If not, the second deck serves the next station.",
    ],
    hard: [
      {
        title: "Matching heights",
        text: "The fixed conveyors differed by a few millimetres from one station to the next. All were levelled to one height before the first handover.",
      },
      {
        title: "Two handshakes, one stop",
        text: "A load may only move when both sides are ready. Each deck waits for its own signal, so a slow station does not hold up the other.",
      },
      {
        title: "Wet floors",
        text: "The area is washed after every shift. Washing is an order like any other: the zone closes, the fleet goes around it, and a person releases it.",
      },
    ],
    next: "The same vehicles will bring packing film on decks that would travel empty.",
  },
} as const satisfies CaseStudyRecord;
