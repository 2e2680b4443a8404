import type { CaseStudyRecord } from "../case-study.ts";

export const dockToRack = {
  id: "dock-to-rack",
  title: "Dock to rack without a second touch.",
  industry: "Distribution Centers",
  site: "A spare-parts warehouse",
  systems: ["MAG 1400 Fork AMR", "MAG 1400 Fork", "SyncOS Fleet Manager"],
  before: "Goods were set down in the aisle, and set down again, before they reached the rack.",
  after: "Checked pallets go straight to the rack, up to 3000 mm, and come back in loading order.",
  picture: "case-3",
  detail: {
    published: "2026-08-25",
    order: ["modelled", "facts", "story", "hard", "used"],
    introduction: "Spare parts in closed pallets, from the dock doors into racks with two levels.",
    before: [
      "Goods were set down in the aisle after the check, because the rack trucks were busy elsewhere. Later somebody picked them up again.",
      "Outbound, the same happened in reverse. Every pallet was handled twice as often as necessary.",
    ],
    after: [
      "A MAG 1400 Fork takes the pallet from the dock to the check. From there a MAG 1400 Fork AMR, counterbalanced, brings it to its bay and sets it down up to 3000 mm high.",
      "Outbound orders come in the sequence of the loading list, and the Fleet Manager keeps that sequence even though two aisles feed one door.",
    ],
    hard: [
      {
        title: "Aisle width",
        text: "Counterbalanced vehicles need aisles of 3.7 to 4.0 m. Two aisles were narrower, so conventional trucks still work there, and the map leaves them out.",
      },
      {
        title: "The peak hour",
        text: "Deliveries bunch in the morning. The fleet was sized for that hour, which runs at 1.5 to 2.5 times the average, and charges in the hours after it.",
      },
      {
        title: "Damaged pallets",
        text: "A broken bottom board is found at inspection rather than in the rack: the pallet goes to a place of its own, and a person decides.",
      },
    ],
    next: "Returns will join the same flow, with their own inspection and buffer.",
  },
} as const satisfies CaseStudyRecord;
