import type { CaseStudyRecord } from "../case-study.ts";

export const transferPoint = {
  id: "transfer-point",
  title: "The transfer point is never blocked.",
  industry: "Distribution Centers",
  site: "A food warehouse with a storage and retrieval system",
  systems: ["MAG 1500 Single Conveyor", "MAG 1400 Fork", "SyncOS Integrator", "SyncOS Fleet Manager"],
  before: "A full transfer point stopped the storage system until somebody came.",
  after: "A vehicle claims the place before the pallet arrives, and frees it when it leaves.",
  picture: "case-6",
  detail: {
    published: "2026-05-12",
    order: ["facts", "story", "hard", "used", "modelled"],
    introduction:
      "A storage and retrieval system hands pallets over at one transfer point. Dispatch, behind a door, is chilled.",
    before: [
      "The system put a pallet down and waited until the place was free again. When nobody came, it stopped, and so did every aisle behind it.",
      "Drivers were called by phone and came when they could.",
    ],
    after: [
      "A MAG 1500 Single Conveyor is at the transfer point before the pallet is. Both sides signal ready, the load rolls across, and the transfer point is free again.",
      "The Fleet Manager claims the place for one vehicle and releases it as that vehicle leaves. A MAG 1400 Fork takes pallets on where no conveyor reaches.",
    ],
    hard: [
      {
        title: "Cold batteries",
        text: "Lithium iron phosphate loses some 15 to 25% of its capacity at 0 °C. Dispatch may be that cold, so vehicles charge in the hall, and the fleet was sized for the shorter run time.",
      },
      {
        title: "Payload",
        text: "The Single Conveyor carries 1000 kg. Heavier pallets are known to the storage system, and the Integrator sends them to the fork.",
      },
      {
        title: "Doors",
        text: "Every time the door to dispatch opens, cold air escapes. Doors are outside VDA 5050, so the Integrator opens them, for one vehicle at a time and only once it is there.",
      },
    ],
    next: "A second transfer point, on the outbound side, is already on the map.",
  },
} as const satisfies CaseStudyRecord;
