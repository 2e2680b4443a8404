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
      "Forklifts bring whatever a call card asks for, one whole pallet at a time. A pallet lasts a shift or longer, so the line side is full and fitters walk around it.",
      "Trucks and people share one aisle, and both are busiest when the shift changes.",
    ],
    after: [
      "The MAG 1500 AGV Tugger follows magnetic tape on a fixed loop. Its carts are loaded in the supermarket in build sequence, and each train serves one station.",
      "A train brings what the station needs until the next one: half an hour of housings or shafts, an hour of bearings. Empty boxes travel back with the tugger.",
    ],
    hard: [
      {
        title: "Sequence before speed",
        text: withFigures`At ${inWords("agvTugger", "Speed")} the tugger is slower than a forklift. What counts is that the train arrives before the station runs out: the loop is timed first, and the size of a train follows from that.`,
      },
      {
        title: "Calls from the line",
        text: "The Integrator reads the call buttons and the MES build sequence, and decides which one counts when they differ.",
      },
      {
        title: "Tape across a gangway",
        text: "The tape crosses the route to the canteen. The crossing is marked and lit, and the tugger slows down there. LiDAR and bumpers guard it everywhere.",
      },
    ],
    otherwise:
      "Buy couplings that close by themselves. With 45 s instead of 90 s to hitch and unhitch a train, the mean wait of the modelled floor falls by more than a fifth.",
    modelled: {
      headline: "Slow trains arrive in time.",
      limits:
        "The model counts each train as one load from the supermarket to its station, with 90 s to hitch and to unhitch it. It doesn't count the way of single boxes.",
    },
    next: "A second loop, on its own tape, will bring gear wheels from hardening.",
  },
} as const satisfies CaseStudyRecord;
