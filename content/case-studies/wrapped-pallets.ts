import type { CaseStudyRecord } from "../case-study.ts";

export const wrappedPallets = {
  id: "wrapped-pallets",
  title: "Pallets reach the dock in loading order.",
  industry: "FMCG and F&B",
  site: "A cereal plant with three packing lines",
  systems: ["MAG 1400 Fork", "SyncOS Integrator", "SyncOS Fleet Manager"],
  before: "Wrapped pallets waited for a free driver, and the line waited for floor space.",
  after: "The wrapper calls a vehicle. Staging follows the loading list.",
  picture: "case-1",
  detail: {
    published: "2026-10-13",
    order: ["facts", "story", "modelled", "hard", "used"],
    introduction: "Three packing lines, one wrapper each, one staging area before the dock.",
    before: [
      "Each wrapper had room for one finished pallet behind it. When no driver was near, the second one had nowhere to go, and the line stopped for lack of space.",
      "Staging was filled in the order in which drivers came. Trucks were loaded in a different order, so pallets were moved twice.",
    ],
    after: [
      "The wrapper's PLC reports a pallet as soon as its film is cut. The Fleet Manager has a MAG 1400 Fork on its way before the pallet reaches the end of the conveyor.",
      "Each staging lane belongs to a truck. The vehicle sets each pallet down in its lane, in the sequence of the loading list.",
    ],
    hard: [
      {
        title: "Film tails",
        text: "Loose ends of film hung into the fork pockets, and the vehicle saw an obstacle where there was none. The wrapper now wipes the tail down on its last turn.",
      },
      {
        title: "One door for all",
        text: "The passage to staging takes one vehicle at a time. It became a claimed zone: one vehicle at a time, with a waiting place on either side.",
      },
      {
        title: "Two pallet types",
        text: "Open and closed pallets are entered at different points. The order now names the type, so the pick-up position is known before the vehicle arrives.",
      },
    ],
    next: "Empty pallets go back to the dispenser on return trips that used to run empty.",
  },
} as const satisfies CaseStudyRecord;
