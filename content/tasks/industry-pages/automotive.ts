import { vehicleAddress } from "#vehicles/address.ts";
import { promise } from "../../forms/promise.ts";
import { figureOf, inWords, maxInWords, withFigures } from "../../wording/figures.ts";
import type { TaskPage } from "../task-page.ts";

export const automotive = {
  path: "/industries/automotive-industry",
  name: "Auto and Heavy Machinery",
  card: "Heavy components, brought to the line side in the order the line needs them.",
  title: "Auto and Heavy Machinery",
  description: `Engines, axles and gearboxes reach the line side in build sequence: tugger loops, lifters, forks, payloads to ${maxInWords("Payload")}.`,
  statement: "Heavy parts, exact order",
  introduction: [
    "Engines, axles and castings in build sequence: tuggers run the loops, forks and lifters bring the rest.",
  ],
  layout: "walk",
  order: ["plan", "caseStudy", "vehicles", "questions", "site"],
  picture: "industry-automotive",
  opening: "half",
  plan: {
    label:
      "Plan of an assembly plant: machining and a parts store at the left, an assembly line with a pre-assembly beside it, engines and axles carried to it, and finished units leaving at the right",
    places: [
      { kind: "machine", at: [60, 70], size: [170, 110], label: "Machining" },
      { kind: "rack", at: [60, 330], size: [170, 48] },
      { kind: "rack", at: [60, 430], size: [170, 48], label: "Parts store" },
      { kind: "zone", at: [300, 390], size: [260, 150], label: "Sequencing" },
      { kind: "desk", at: [330, 470], size: [60, 44] },
      { kind: "desk", at: [410, 470], size: [60, 44] },
      { kind: "conveyor", at: [400, 80], size: [640, 56], label: "Assembly line" },
      { kind: "desk", at: [640, 420], size: [120, 90], label: "Gearboxes" },
      { kind: "desk", at: [830, 420], size: [120, 90], label: "Axles" },
      { kind: "charger", at: [1080, 480], size: [60, 60], label: "Charger" },
      { kind: "dock", at: [1168, 130], size: [24, 120] },
    ],
    ways: [
      [
        [230, 125],
        [320, 125],
        [320, 300],
        [1000, 300],
      ],
      [
        [230, 405],
        [265, 405],
        [265, 300],
        [400, 300],
      ],
      [
        [470, 300],
        [470, 440],
      ],
      [
        [540, 300],
        [540, 170],
      ],
      [
        [700, 300],
        [700, 405],
      ],
      [
        [890, 405],
        [890, 170],
      ],
      [
        [950, 300],
        [1060, 300],
        [1060, 190],
        [1168, 190],
      ],
      [
        [950, 300],
        [1110, 300],
        [1110, 480],
      ],
    ],
    stops: [
      [265, 360],
      [470, 400],
      [540, 200],
      [890, 355],
      [1110, 190],
    ],
    drive: {
      vehicle: "lifter",
      count: 4,
      flows: [
        { from: [230, 405], to: [470, 440], perHour: 20 },
        { from: [470, 440], to: [540, 170], perHour: 20 },
        { from: [890, 405], to: [890, 170], perHour: 20 },
        { from: [540, 170], to: [1168, 190], perHour: 11 },
      ],
      bays: [
        [1110, 480],
        [780, 360],
        [620, 360],
        [390, 240],
        [1000, 380],
      ],
      chargers: [0],
    },
  },
  planHeadline: "How parts reach the line.",
  steps: [
    {
      title: "From the store",
      text: "Castings and housings go to sequencing first.",
    },
    {
      title: "Into sequence",
      text: "One cart for each unit, in build sequence.",
    },
    { title: "To the station", text: "The tugger leaves the cart that is due." },
    {
      title: "From pre-assembly",
      text: "The lifter brings the trolley that is needed next.",
    },
    {
      title: "Off the line",
      text: "Finished units and empty carts leave.",
    },
  ],
  vehiclesHeadline: "What carries which part.",
  vehicles: [
    {
      product: "agvTugger",
      why: "Milk runs past several stations, on tape.",
    },
    {
      product: "lifter",
      why: "Gearboxes and axles on trolleys, to the station that calls.",
    },
    {
      product: "counterBalance",
      why: "Pallets from the racks, and to machines close to walls.",
    },
  ],
  software: {
    title: "SyncOS Integrator",
    why: "Reads the build sequence from the MES, and calls along the line.",
    to: "/products/integrator",
    next: "How signals become missions",
  },
  siteHeadline: "What assembly plants ask for.",
  site: [
    {
      title: "Build sequence",
      text: "When it changes, the next train follows.",
    },
    {
      title: "Takt",
      text: "Deliveries are planned backwards from the moment of assembly.",
    },
    {
      title: "Loads that can't tip",
      text: "Even when the vehicle brakes hard for a person.",
    },
    {
      title: "Shared aisles",
      text: "Vehicles claim crossings and slow down where it is narrow.",
    },
  ],
  figures: [
    ...figureOf("agvTugger", "Speed", "the tugger, past people at work"),
    ...figureOf("lifter", "Speed", "the lifter, from pre-assembly"),
    ...figureOf("counterBalance", "Lift", "lift of the counterbalance fork"),
  ],
  caseStudy: "line-side-milk-run",
  studyPicture: "use-case-automated-material",
  questions: [
    {
      question: "Does the line stop when a vehicle stops?",
      answer: [
        "Not at once, if the line side holds a reserve. The Fleet Manager sends another one with the next cart.",
      ],
    },
    {
      question: `Our parts weigh more than ${maxInWords("Payload")}. What then?`,
      answer: [
        "Then our vehicles carry the rest, and SyncOS runs other makes beside them if they speak VDA 5050.",
      ],
    },
    {
      question: "Can the loop be moved when the line is rebuilt?",
      answer: ["Yes. Tape is laid again, the other vehicles get a new map, and orders stay the same."],
    },
  ],
  related: [
    { to: "/use-cases/automated-material", text: "Milk runs and calls, step by step." },
    {
      to: vehicleAddress("agvTugger"),
      text: withFigures`Payload ${inWords("agvTugger", "Payload")} on magnetic tape.`,
    },
  ],
  next: {
    headline: "What is your takt?",
    introduction: `Send us stations, parts, takt and a drawing of the line. ${promise.full}`,
  },
} as const satisfies TaskPage;
