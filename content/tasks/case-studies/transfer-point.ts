import { coldLossInWords } from "../../wording/cold.ts";
import { inWords, withFigures } from "../../wording/figures.ts";
import type { CaseStudyRecord } from "../case-study.ts";

export const transferPoint = {
  id: "transfer-point",
  title: "The storage system calls its vehicles ahead.",
  industry: "Distribution Centers",
  site: "A food warehouse with a storage and retrieval system",
  systems: ["MAG 1500 Single Conveyor", "MAG 1400 Fork", "SyncOS Integrator", "SyncOS Fleet Manager"],
  before: "A full transfer point stops the storage system until somebody comes.",
  after: "A vehicle is on its way before the pallet arrives, and releases the place as it leaves.",
  picture: "case-6",
  detail: {
    published: "2026-05-12",
    scale: { opening: "tall", floor: "edge", vehicles: "small" },
    order: ["facts", "story", "hard", "used", "modelled"],
    introduction:
      "A storage and retrieval system hands pallets over at one transfer point. Dispatch, behind a door, is chilled.",
    before: ["Every aisle behind it stops, too.", "Drivers are called by phone and come when they can."],
    after: [
      "The storage system announces each pallet four minutes ahead, and a MAG 1500 Single Conveyor leaves at once. Both sides signal ready, and the load rolls across.",
      "A MAG 1400 Fork takes the few pallets that are too heavy.",
    ],
    hard: [
      {
        title: "Cold batteries",
        text: `Lithium iron phosphate loses some ${coldLossInWords}% of its capacity at 0 °C, and dispatch may be that cold. So vehicles rest and charge in the hall and only pass through the cold.`,
      },
      {
        title: "Payload",
        text: withFigures`The Single Conveyor carries ${inWords("singleConveyor", "Payload")}. The storage system knows the heavier pallets, and the Integrator sends them to the fork.`,
      },
      {
        title: "Doors",
        text: "Cold air escapes while a door is open. The Integrator opens them, since doors are outside VDA 5050: one on the way in, one on the way back, each only while a vehicle passes.",
      },
    ],
    otherwise:
      "Ask the storage system to announce pallets five minutes ahead instead of four. The same vehicles then come too late for less than half as many.",
    modelled: {
      headline: "Of a hundred pallets, {inTime} find their vehicle in time.",
      limits: "Not in the model: the fork's few heavy pallets, and the capacity that the cold takes.",
    },
    next: "A second transfer point, on the outbound side, is already on the map.",
  },
} as const satisfies CaseStudyRecord;
