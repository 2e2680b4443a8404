import type { CaseStudyRecord } from "../case-study.ts";

export const wrappedPallets = {
  id: "wrapped-pallets",
  title: "Pallets reach the dock in loading order.",
  industry: "FMCG and F&B",
  site: "A cereal plant with three packing lines",
  systems: ["MAG 1400 Fork", "SyncOS Integrator", "SyncOS Fleet Manager"],
  before: "Wrapped pallets wait for a free driver, and the line waits for floor space.",
  after: "The wrapper calls a vehicle, and staging follows the loading list.",
  picture: "case-1",
  detail: {
    published: "2026-10-13",
    scale: { opening: "half", floor: "below", vehicles: "large" },
    order: ["facts", "story", "modelled", "hard", "used"],
    introduction: "Three packing lines, one wrapper each, one staging area before the dock.",
    before: [
      "Each wrapper has room for one finished pallet. If no driver is near, the second has nowhere to go, and the line stops.",
      "Drivers fill staging as they come. Trucks are loaded in another order, so pallets are moved twice.",
    ],
    after: [
      "The wrapper's PLC reports a pallet as soon as its film is cut, and a MAG 1400 Fork picks it up from the floor.",
      "Each staging lane belongs to a truck.",
    ],
    hard: [
      {
        title: "Film tails",
        text: "A loose end of film in a fork pocket looks like an obstacle. The wrapper has to wipe it down on its last turn.",
      },
      {
        title: "One door for all",
        text: "All pallets pass the one door to staging, which takes 6 s to open. The Integrator asks for it in time.",
      },
      {
        title: "Two pallet types",
        text: "Open and closed pallets are entered at different points, so the order names the type.",
      },
    ],
    otherwise:
      "Give each wrapper room for a second pallet. A pallet may then wait ten minutes instead of five, and one vehicle fewer keeps that promise.",
    modelled: {
      headline: "With one fork fewer, too many pallets wait.",
      limits:
        "Every pallet counts from its wrapper to its staging lane, the door included. The loading of trucks isn't counted.",
    },
    next: "Empty pallets go back to the dispenser on trips that would otherwise run empty.",
  },
} as const satisfies CaseStudyRecord;
