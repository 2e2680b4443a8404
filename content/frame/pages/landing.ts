import { inWords, withFigures } from "../../wording/figures.ts";
import type { PageRecord } from "../pages.ts";

/** Landing pages of campaigns. */
export const landingPages = [
  {
    path: "/lp1",
    title: "One vehicle, one route, first results",
    description: withFigures`Start with a single MAG 1400 Fork on the one route that costs you most walking: payload ${inWords("fork", "Payload")}, no tape on the floor.`,
    heading: "Start with one route.",
    introduction: [
      withFigures`Pick the one route where pallets wait longest. A MAG 1400 Fork takes it over: payload ${inWords("fork", "Payload")}, lift ${inWords("fork", "Lift")}, ${inWords("fork", "Run time")} on a charge.`,
    ],
  },
  {
    path: "/lp2",
    title: "Automation systems, connected",
    description:
      "SyncOS joins automation systems that do not talk to each other yet: conveyors, palletisers, doors and vehicles.",
    heading: "Disconnected automation systems leave people to fill the gaps.",
    introduction: ["SyncOS takes the palletiser's signal, finds the vehicle and reports the delivery."],
  },
  {
    path: "/lp3",
    title: "Automation that grows with your business",
    description:
      "Begin with the vehicles of today's peak hour and add one at a time: the same map, the same software, the same floor.",
    heading: "Automation that grows with your business.",
    introduction: [
      "Begin with the vehicles that today's peak hour needs. When the peak grows, add one; the Fleet Manager reassigns the work.",
    ],
  },
] as const satisfies readonly PageRecord[];
