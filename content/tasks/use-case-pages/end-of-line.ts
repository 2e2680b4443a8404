import { promise } from "../../forms/promise.ts";
import { figureOf, inWords, withFigures } from "../../wording/figures.ts";
import type { UseCase } from "../task-page.ts";

export const endOfLine = {
  path: "/use-cases/solution-end-of-line",
  id: "end-of-line",
  icon: "end-of-line",
  name: "End of line",
  card: "The wrapper's signal calls a vehicle. Pallets reach staging in loading order.",
  title: "End of line: from the wrapper to staging",
  description:
    "The wrapper calls a vehicle, which takes each pallet to its truck's lane in staging, in loading order.",
  statement: "The wrapper calls its vehicle",
  introduction: ["A vehicle takes each wrapped pallet to staging, in loading order, without a driver."],
  layout: "walk",
  order: ["plan", "vehicles", "site", "caseStudy", "questions"],
  picture: "use-case-end-of-line",
  opening: "half",
  plan: {
    label:
      "Floor plan: three lines, a palletiser and a wrapper at the left, staging lanes and two docks at the right, one route between them with five numbered places",
    places: [
      { kind: "conveyor", at: [50, 90], size: [190, 34], label: "Line 1" },
      { kind: "conveyor", at: [50, 190], size: [190, 34], label: "Line 2" },
      { kind: "conveyor", at: [50, 290], size: [190, 34], label: "Line 3" },
      { kind: "machine", at: [250, 90], size: [120, 234], label: "Palletiser" },
      { kind: "conveyor", at: [370, 190], size: [110, 34] },
      { kind: "machine", at: [480, 160], size: [94, 94], label: "Wrapper" },
      { kind: "desk", at: [250, 440], size: [120, 80], label: "Empty pallets" },
      { kind: "charger", at: [600, 490], size: [60, 60], label: "Charger" },
      { kind: "lanes", at: [800, 70], size: [270, 200], label: "Staging" },
      { kind: "lanes", at: [800, 400], size: [270, 140], label: "Staging" },
      { kind: "dock", at: [1168, 110], size: [24, 120] },
      { kind: "dock", at: [1168, 410], size: [24, 120] },
    ],
    ways: [
      [
        [574, 207],
        [680, 207],
        [680, 335],
        [935, 335],
        [935, 200],
      ],
      [
        [860, 335],
        [1120, 335],
        [1120, 170],
        [1168, 170],
      ],
      [
        [680, 300],
        [680, 520],
        [660, 520],
      ],
      [
        [310, 440],
        [310, 385],
        [680, 385],
      ],
    ],
    stops: [
      [310, 207],
      [527, 207],
      [680, 335],
      [935, 200],
      [630, 520],
    ],
    drive: {
      vehicle: "fork",
      count: 3,
      flows: [
        { from: [574, 207], to: [935, 200], perHour: 22 },
        { from: [935, 335], to: [1168, 170], perHour: 13 },
        { from: [310, 440], to: [574, 207], perHour: 6 },
      ],
      bays: [
        [660, 520],
        [740, 430],
        [1060, 440],
        [760, 250],
      ],
      chargers: [0, 1],
      ordered: [0],
    },
  },
  planHeadline: "From the line to the truck.",
  steps: [
    {
      title: "Palletise",
      text: "The palletiser fills an empty pallet. Its label names the order.",
    },
    {
      title: "Wrap and call",
      text: "The wrapper signals that it has finished. The Integrator makes it a mission.",
    },
    {
      title: "Carry",
      text: "The best-placed vehicle comes and claims its route.",
    },
    {
      title: "Stage",
      text: "Each pallet goes into its truck's lane.",
    },
    {
      title: "Charge or carry on",
      text: "If no mission waits, it charges until the next call.",
    },
  ],
  vehiclesHeadline: "Forks for pallets, rollers for the rest.",
  vehicles: [
    {
      product: "fork",
      why: "From the floor or from a stand. It brings back stacks of empties.",
    },
    {
      product: "singleConveyor",
      why: "Links palletiser and wrapper where both have roller beds.",
    },
  ],
  software: {
    title: "SyncOS Fleet Manager",
    why: "It knows the loading list. A pallet due later waits where it blocks nobody.",
    to: "/products/fleet-manager",
    next: "How pallets stay in sequence",
  },
  siteHeadline: "What your site needs.",
  site: [
    {
      title: "A signal",
      text: "From the wrapper: a dry contact, a PLC tag over OPC UA, or a message over MQTT.",
    },
    {
      title: "Room to turn",
      text: (aisle) =>
        withFigures`${aisle("fork")} of aisle to stack at 90 degrees with a EUR pallet, plus your site's clearances.`,
    },
    { title: "Marked places", text: "The same names on the floor and on the map." },
    {
      title: "Prepared zones",
      text: "Clearances as ISO 3691-4 requires, and a risk assessment.",
    },
  ],
  figures: [
    ...figureOf("fork", "Lift", "from the floor to a stand"),
    ...figureOf("fork", "Speed", "between wrapper and staging"),
    ...figureOf("fork", "Run time", `on one charge of ${inWords("fork", "Charge")}`),
  ],
  caseStudy: "wrapped-pallets",
  questions: [
    {
      question: "What if the wrapper is faster than the vehicles?",
      answer: [
        "Then the fleet is too small for the peak hour, or its routes are too long. A buffer place behind the wrapper absorbs short peaks.",
      ],
    },
    {
      question: "Can people still fetch a pallet by hand?",
      answer: [
        "Yes: a button at the place takes the pallet out of the plan. A vehicle that finds a place empty reports it and moves on.",
      ],
    },
    {
      question: "Does the palletiser have to be new?",
      answer: ["No. If it can't signal that a pallet is ready, a light barrier does."],
    },
  ],
  related: [
    { to: "/use-cases/inbound-and-outbound", text: "After staging, and on the way in." },
    { to: "/industries/industry-fmcg", text: "The fastest lines, the shortest shelf lives." },
  ],
  next: {
    headline: "How many pallets leave your line?",
    introduction: `Send us pallets per hour, the distance to staging and your shifts. ${promise.full}`,
  },
} as const satisfies UseCase;
