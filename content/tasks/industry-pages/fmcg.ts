import { promise } from "../../forms/promise.ts";
import { coldLossInWords } from "../../wording/cold.ts";
import { figureOf, inWords } from "../../wording/figures.ts";
import type { TaskPage } from "../task-page.ts";

export const fmcg = {
  path: "/industries/industry-fmcg",
  name: "FMCG and F&B",
  card: "Fast lines, short shelf lives. The fleet works with the palletisers and the manufacturing execution system you already run.",
  title: "FMCG and F&B",
  description: "Fast lines and short shelf lives: vehicles that work with the palletisers you already run.",
  statement: "Fast lines, short shelf lives",
  introduction: [
    "Food, drink and household goods leave the line every few seconds. The fleet works with the palletisers and the MES you have.",
  ],
  layout: "machine",
  order: ["vehicles", "plan", "caseStudy", "site", "questions"],
  picture: "industry-fmcg",
  opening: "half",
  plan: {
    label:
      "Plan of a food plant: goods in and packaging store at the left, three filling lines in the middle, wrapping, a cold store and staging at the right",
    places: [
      { kind: "dock", at: [8, 100], size: [24, 120] },
      { kind: "rack", at: [70, 340], size: [180, 50] },
      { kind: "rack", at: [70, 450], size: [180, 50], label: "Packaging" },
      { kind: "conveyor", at: [370, 90], size: [300, 36], label: "Filling 1" },
      { kind: "conveyor", at: [370, 190], size: [300, 36], label: "Filling 2" },
      { kind: "conveyor", at: [370, 470], size: [300, 36], label: "Filling 3" },
      { kind: "machine", at: [690, 90], size: [90, 136], label: "Palletiser" },
      { kind: "machine", at: [690, 450], size: [90, 76] },
      { kind: "machine", at: [850, 90], size: [80, 80], label: "Wrapper" },
      { kind: "zone", at: [960, 380], size: [190, 170], label: "Cold store" },
      { kind: "rack", at: [985, 450], size: [140, 44] },
      { kind: "lanes", at: [1000, 70], size: [150, 180], label: "Staging" },
      { kind: "dock", at: [1168, 100], size: [24, 120] },
    ],
    ways: [
      [
        [60, 160],
        [300, 160],
        [300, 310],
        [1075, 310],
        [1075, 160],
      ],
      [
        [250, 420],
        [300, 420],
        [300, 310],
        [400, 310],
      ],
      [
        [520, 310],
        [520, 455],
      ],
      [
        [930, 130],
        [965, 130],
        [965, 310],
        [1000, 310],
      ],
      [
        [700, 310],
        [1110, 310],
        [1110, 444],
      ],
    ],
    stops: [
      [140, 160],
      [300, 380],
      [520, 420],
      [965, 220],
      [1075, 160],
    ],
    drive: {
      vehicle: "fork",
      count: 4,
      flows: [
        { from: [60, 160], to: [250, 420], perHour: 15 },
        { from: [250, 420], to: [520, 455], perHour: 14 },
        { from: [930, 130], to: [1075, 160], perHour: 14 },
        { from: [930, 130], to: [1110, 444], perHour: 10 },
      ],
      bays: [
        [400, 380],
        [620, 380],
        [800, 380],
        [860, 260],
        [440, 260],
      ],
      chargers: [2],
    },
  },
  planHeadline: "Through the plant, from dock to truck.",
  steps: [
    { title: "Goods in", text: "Raw materials and packaging go to their store." },
    { title: "Packaging store", text: "Caps, film and cartons are kept by batch." },
    {
      title: "To the filling line",
      text: "The MES calls ahead. Full pallets in, empties out.",
    },
    { title: "From the wrapper", text: "The wrapper calls, and the pallet goes to staging." },
    {
      title: "Into the cold store, onto the truck",
      text: "What expires first leaves first, in loading order.",
    },
  ],
  vehiclesHeadline: "Forks for pallets, conveyors for crates.",
  vehicles: [
    { product: "fork", why: "EUR pallets between dock, store, wrapper and staging." },
    { product: "dualConveyor", why: "Full crates to the line, empties back, in one stop." },
    { product: "singleConveyor", why: "From roller bed to roller bed, off the floor." },
  ],
  software: {
    title: "SyncOS Integrator",
    why: "Turns calls of palletisers, wrappers and MES into missions.",
    to: "/products/integrator",
    next: "What it connects",
  },
  siteHeadline: "What food plants ask for.",
  site: [
    {
      title: "Batches stay apart",
      text: "Each batch has lanes of its own.",
    },
    {
      title: "First expired, first out",
      text: "The WMS decides; a pallet in front is moved aside.",
    },
    {
      title: "Wet floors, cold rooms",
      text: `A wet floor lengthens braking, so the site settles it. At 0 °C a battery delivers some ${coldLossInWords}% less.`,
    },
    {
      title: "People in every aisle",
      text: "Personnel detection is on the vehicle, whatever the software does.",
    },
  ],
  figures: [
    ...figureOf("fork", "Speed", "the Fork, from dock to truck"),
    ...figureOf("dualConveyor", "Speed", "the Dual Conveyor, to the filling line"),
    ...figureOf("fork", "Charge", `to charge either for ${inWords("fork", "Run time")}`),
  ],
  caseStudy: "two-decks",
  questions: [
    {
      question: "Our lines change products several times a shift. Does that matter?",
      answer: ["No. A product change changes orders, not routes."],
    },
    {
      question: "Can the vehicles work on wet floors?",
      answer: [
        "Where the braking distance allows it. Tell us which zones are hosed down or disinfected, and how.",
      ],
    },
    {
      question: "What happens when a line stops?",
      answer: ["Its calls stop, and its vehicles take other work until the MES sends the first order again."],
    },
  ],
  related: [
    { to: "/use-cases/solution-end-of-line", text: "From the wrapper to staging, step by step." },
    { to: "/use-cases/automated-storage", text: "The cold store's transfer point." },
  ],
  next: {
    headline: "Which of your lines waits longest?",
    introduction: `Send us pallets per hour for each line and the distance to staging. ${promise.full}`,
  },
} as const satisfies TaskPage;
