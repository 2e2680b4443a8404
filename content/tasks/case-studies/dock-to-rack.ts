import { inWords, withFigures } from "../../wording/figures.ts";
import type { CaseStudyRecord } from "../case-study.ts";

export const dockToRack = {
  id: "dock-to-rack",
  title: "Checked pallets go straight to the rack.",
  industry: "Distribution Centers",
  site: "A spare-parts warehouse",
  systems: ["MAG 1400 Fork AMR", "MAG 1400 Fork", "SyncOS Fleet Manager"],
  before: "After the check, goods are set down in the aisle until a reach truck is free.",
  after: withFigures`One vehicle takes the pallet from the check to its bay, up to ${inWords("counterBalance", "Lift")}, and brings it back in loading order.`,
  picture: "case-3",
  detail: {
    published: "2026-08-25",
    scale: { opening: "half", floor: "below", vehicles: "small" },
    order: ["modelled", "facts", "story", "hard", "used"],
    introduction: "Spare parts in closed pallets, from the dock doors into racks with two levels.",
    before: [
      "The reach trucks are busy elsewhere, and somebody picks the goods up again later.",
      "Outbound, the same in reverse: every pallet is handled twice.",
    ],
    after: [
      withFigures`A MAG 1400 Fork unloads at the dock and sets the pallet down for the check. A MAG 1400 Fork AMR then takes it to its bay in one trip, up to ${inWords("counterBalance", "Lift")} high.`,
      "Outbound orders are assigned in the sequence of the loading list.",
    ],
    hard: [
      {
        title: "Aisle width",
        text: "Counterbalanced vehicles need wide aisles: these racks stand 3.8 m apart. Where an aisle is narrower, conventional trucks go on working, and the map leaves it out.",
      },
      {
        title: "The peak hour",
        text: "Deliveries bunch in the morning, at twice the mean. The fleet is sized for that hour; later, part of it rests and charges.",
      },
      {
        title: "Damaged pallets",
        text: "A broken bottom board has to be found at the check, not in the rack. It goes to a place of its own, and a person decides.",
      },
    ],
    otherwise:
      "Spread the morning's deliveries: at a third above the mean, one vehicle fewer keeps the promise in the busiest hour.",
    modelled: {
      headline: "Even in the morning peak, the mean wait keeps the promise.",
      limits: "The fork at the dock isn't in the model: its work depends on how trucks arrive.",
    },
    next: "Returns will join the same flow, with their own inspection and buffer.",
  },
} as const satisfies CaseStudyRecord;
