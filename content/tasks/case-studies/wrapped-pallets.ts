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
      "Each wrapper has room for one finished pallet behind it. When no driver is near, the second pallet has nowhere to go, and the line stops for lack of space.",
      "Drivers fill staging in the order in which they come. Trucks are loaded in a different order, so pallets are moved twice.",
    ],
    after: [
      "The wrapper's PLC reports a pallet as soon as its film is cut. The Fleet Manager sends a MAG 1400 Fork, which picks the pallet up from the floor behind the wrapper.",
      "Each staging lane belongs to a truck. The vehicle sets each pallet down in its lane, in the sequence of the loading list.",
    ],
    hard: [
      {
        title: "Film tails",
        text: "A loose end of film that hangs into a fork pocket looks like an obstacle to the vehicle. The wrapper has to wipe the tail down on its last turn.",
      },
      {
        title: "One door for all",
        text: "All pallets pass the one door to staging, which takes 6 s to open. The Integrator asks for it early enough that it is open when the vehicle arrives.",
      },
      {
        title: "Two pallet types",
        text: "Open and closed pallets are entered at different points. The order names the type, so the pick-up position is known before the vehicle arrives.",
      },
    ],
    otherwise:
      "Give each wrapper room for a second pallet. A pallet may then wait ten minutes instead of five before its line stops, and in the model one vehicle fewer keeps that promise.",
    modelled: {
      headline: "With one fork fewer, too many pallets wait.",
      limits:
        "The model counts every pallet from its wrapper to its staging lane, the door included. It doesn't count the loading of trucks.",
    },
    next: "Empty pallets go back to the dispenser on trips that would otherwise run empty.",
  },
} as const satisfies CaseStudyRecord;
