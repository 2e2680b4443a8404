import type { CaseStudyRecord } from "../case-study.ts";

export const twoDecks = {
  id: "two-decks",
  title: "Full goods out, empties back, in one stop.",
  industry: "FMCG and F&B",
  site: "A packaged-food plant",
  systems: ["MAG 1500 Dual Conveyor", "SyncOS Integrator", "SyncOS Fleet Manager"],
  before: "One trip takes packed cartons to the store, a second fetches empty crates.",
  after: "Two decks hand over at the same station, each with its own signal.",
  picture: "case-4",
  detail: {
    published: "2026-07-28",
    scale: { opening: "half", floor: "beside", vehicles: "edge" },
    order: ["used", "facts", "story", "modelled", "hard"],
    introduction:
      "Packed cartons go from packing to the store, and empty crates come back, with fixed conveyors at both ends.",
    before: [
      "Half of each trip is driven empty.",
      "Meanwhile packers stack what they can't send beside the line.",
    ],
    after: [
      "A MAG 1500 Dual Conveyor docks once. One deck hands over the cartons while the other takes in the empty crates.",
      "The Integrator knows from the line whether there is anything to take back. If not, the second deck serves the next station.",
    ],
    hard: [
      {
        title: "Matching heights",
        text: "Fixed conveyors built one by one differ by some millimetres. All are levelled before the first handover.",
      },
      {
        title: "Two handshakes, one stop",
        text: "Each deck waits for its own signal, so a slow station doesn't hold up the other.",
      },
      {
        title: "Wet floors",
        text: "The area is washed between shifts. Washing is an order like any other: the zone closes, vehicles stay out, and a person releases it.",
      },
    ],
    otherwise:
      "Time the empty crates so that each rides on the second deck of a trip that happens anyway. One vehicle fewer then keeps the promise.",
    modelled: {
      headline: "The fleet is large enough without the second deck's savings.",
      limits:
        "The planner counts each transport by itself and credits no trip that a second deck saves: its fleet is on the safe side.",
    },
    next: "The same vehicles will bring packing film on decks that would travel empty.",
  },
} as const satisfies CaseStudyRecord;
