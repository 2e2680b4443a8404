import { inWords, withFigures } from "../../wording/figures.ts";
import type { CaseStudyRecord } from "../case-study.ts";

export const lineSideMilkRun = {
  id: "line-side-milk-run",
  title: "The line side holds an hour of parts, not a shift.",
  industry: "Auto and Heavy Machinery",
  site: "A gearbox assembly plant",
  systems: ["MAG 1500 AGV Tugger", "SyncOS Integrator", "SyncOS Fleet Manager"],
  before: "Forklifts bring whole pallets, and the line side fills up with parts that are not needed yet.",
  after: "Tuggers run one loop on tape, with their carts in build sequence.",
  picture: "case-2",
  detail: {
    published: "2026-09-22",
    scale: { opening: "wide", floor: "edge", vehicles: "small" },
    order: ["facts", "story", "hard", "modelled", "used"],
    introduction: "Housings, shafts and bearings for the stations of an assembly line.",
    before: [
      "A call card brings a whole pallet, which lasts a shift or longer. The line side is full, and fitters walk around it.",
      "Trucks and people share one aisle, busiest when the shift changes.",
    ],
    after: [
      "Carts are loaded in the supermarket in build sequence, and each train serves one station.",
      "It brings what the station needs until the next one: half an hour of housings or shafts, an hour of bearings. Empty boxes travel back.",
    ],
    hard: [
      {
        title: "Sequence before speed",
        text: withFigures`At ${inWords("agvTugger", "Speed")} the tugger is slower than a forklift. The loop is timed first, so that a train arrives before its station runs out; the size of the train follows.`,
      },
      {
        title: "Calls from the line",
        text: "The Integrator reads call buttons and the MES build sequence, and decides which counts when they differ.",
      },
      {
        title: "Tape across a gangway",
        text: "The tape crosses the route to the canteen: the crossing is marked and lit, and the tugger slows down there. LiDAR and bumpers guard it everywhere.",
      },
    ],
    otherwise:
      "Buy couplings that close by themselves. With 45 s instead of 90 s to hitch and unhitch a train, the mean wait falls by more than a fifth.",
    modelled: {
      headline: "Slow trains arrive in time.",
      limits:
        "Each train counts as one load, with 90 s to hitch and to unhitch it. Single boxes aren't counted.",
    },
    next: "A second loop, on its own tape, will bring gear wheels from hardening.",
  },
} as const satisfies CaseStudyRecord;
