import { figureOf, inWords } from "../figures.ts";
import type { TaskPage } from "../task-page.ts";

export const fmcg: TaskPage = {
  path: "/industries/industry-fmcg",
  picture: "industry-fmcg",
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
    vehicles: [
      [700, 310],
      [300, 240],
    ],
  },
  planHeadline: "Five ways through a food plant.",
  steps: [
    { title: "Goods in", text: "Raw goods and packaging leave the dock before the next truck arrives." },
    { title: "Packaging store", text: "Caps, foil and cartons stand ready by batch. Nobody searches." },
    {
      title: "To the filling line",
      text: "The MES calls before the line runs dry, and full goods come in while empties go out.",
    },
    { title: "From the wrapper", text: "The finished pallet is gone before the next one needs its place." },
    {
      title: "Into the cold, onto the truck",
      text: "By shelf life: what expires first leaves first, in the order of loading.",
    },
  ],
  doersHeadline: "Two kinds of pallet, two kinds of vehicle.",
  doers: [
    { product: "fork", why: "Open and closed EUR pallets between dock, store, wrapper and staging." },
    { product: "dualConveyor", why: "Full crates to the filling line and empties back, in a single stop." },
    { product: "singleConveyor", why: "From roller bed to roller bed, where pallets never touch the floor." },
  ],
  software: {
    title: "SyncOS Integrator",
    why: "Works with the palletisers and the manufacturing execution system that you already run.",
    to: "/products/integrator",
    next: "What it connects",
  },
  siteHeadline: "What food plants ask for.",
  site: [
    {
      title: "Batches stay apart",
      text: "An order carries its batch. Two of them never share a lane unless you say so.",
    },
    {
      title: "First expired, first out",
      text: "The WMS decides, the fleet fetches, and the pallet that stands in front is moved aside.",
    },
    {
      title: "Wet floors, cold rooms",
      text: "Ways, braking and charging are planned for them. At 0 °C a battery gives some 15 to 25% less.",
    },
    {
      title: "People in every aisle",
      text: "Personnel detection stays on the vehicle, whatever the software says.",
    },
  ],
  figures: [
    figureOf("fork", "Payload", "payload of the MAG 1400 Fork"),
    figureOf("dualConveyor", "Payload", "payload of the MAG 1500 Dual Conveyor"),
    figureOf("fork", "Charge", `to charge either of them for ${inWords("fork", "Run time")}`),
  ],
  caseStudy: "two-decks",
  questions: [
    {
      question: "Our lines change products several times a shift. Does that matter?",
      answer: [
        "It is the reason for the fleet. A change of product is a change of orders, not of tracks: the next pallet simply has another destination.",
      ],
    },
    {
      question: "Can the vehicles work where floors are washed?",
      answer: [
        "Floors may be wet. Zones that are hosed down or disinfected are looked at one by one; tell us which ones and how, and we say what is possible.",
      ],
    },
    {
      question: "What happens when a line stops?",
      answer: [
        "Its calls stop, and its vehicles go where work is. When it starts again, the first order comes from the MES as always.",
      ],
    },
  ],
  related: [
    {
      category: "Use case",
      title: "End of line",
      text: "From the wrapper to staging, step by step.",
      to: "/use-cases/solution-end-of-line",
      picture: "use-case-end-of-line",
    },
    {
      category: "Use case",
      title: "Automated storage and retrieval",
      text: "The cold store's transfer point.",
      to: "/use-cases/automated-storage",
      picture: "use-case-automated-storage",
    },
  ],
  next: {
    headline: "Which line waits longest?",
    introduction:
      "Send pallets per hour for each line and the way to staging. The answer is a fleet size for a first line, and a drawing.",
  },
};
