import { promise } from "../../forms/promise.ts";
import { coldLossInWords } from "../../wording/cold.ts";
import { figureOf, inWords } from "../../wording/figures.ts";
import type { UseCase } from "../task-page.ts";

export const automatedStorage = {
  path: "/use-cases/automated-storage",
  id: "automated-storage",
  icon: "automated-storage",
  name: "Automated storage and retrieval",
  card: "The storage system hands over at its transfer point. The fleet carries on from there.",
  title: "Automated storage and retrieval",
  description: "Pallets leave and enter the storage system at its transfer point, without a forklift.",
  statement: "Storage hands over, the fleet carries on",
  introduction: [
    "A vehicle claims the transfer point, takes the pallet and releases the point for the next one.",
  ],
  layout: "upright",
  order: ["site", "plan", "caseStudy", "vehicles", "questions"],
  picture: "use-case-automated-storage",
  opening: "tall",
  plan: {
    label:
      "Floor plan: a storage and retrieval system with four aisles at the left, four transfer points before it, a production hall behind a door at the right, and the route between them",
    places: [
      { kind: "rack", at: [60, 70], size: [360, 70] },
      { kind: "rack", at: [60, 190], size: [360, 70] },
      { kind: "rack", at: [60, 340], size: [360, 70] },
      { kind: "rack", at: [60, 460], size: [360, 70], label: "Storage system" },
      { kind: "conveyor", at: [420, 150], size: [100, 32] },
      { kind: "conveyor", at: [420, 420], size: [100, 32] },
      { kind: "zone", at: [600, 60], size: [150, 150], label: "Waiting" },
      { kind: "charger", at: [620, 490], size: [60, 60], label: "Charger" },
      { kind: "machine", at: [870, 30], size: [14, 247] },
      { kind: "machine", at: [870, 333], size: [14, 237] },
      { kind: "conveyor", at: [1010, 90], size: [120, 34], label: "Line infeed" },
      { kind: "conveyor", at: [1010, 460], size: [120, 34], label: "Line outfeed" },
    ],
    ways: [
      [
        [545, 436],
        [800, 436],
        [800, 305],
        [950, 305],
        [950, 107],
        [985, 107],
      ],
      [
        [985, 477],
        [950, 477],
        [950, 305],
        [800, 305],
        [800, 166],
        [545, 166],
      ],
      [
        [770, 436],
        [720, 436],
        [720, 520],
        [680, 520],
      ],
    ],
    stops: [
      [545, 436],
      [675, 166],
      [877, 305],
      [985, 107],
      [985, 477],
    ],
    drive: {
      vehicle: "singleConveyor",
      count: 3,
      flows: [
        { from: [545, 436], to: [985, 107], perHour: 17 },
        { from: [985, 477], to: [545, 166], perHour: 17 },
      ],
      bays: [
        [680, 520],
        [700, 100],
        [640, 100],
        [740, 520],
      ],
      chargers: [0],
      doors: [[877, 305]],
    },
  },
  planHeadline: "The handshake, step by step.",
  steps: [
    {
      title: "Transfer point",
      text: "The storage system announces the pallet, and the transfer point is claimed.",
    },
    {
      title: "Wait clear of the aisle",
      text: "Until the transfer point is ready.",
    },
    {
      title: "Through the door",
      text: "The Integrator opens it as the vehicle approaches and closes it behind.",
    },
    {
      title: "Hand over",
      text: "Level decks and a handshake: ready, docked, transfer, done, released.",
    },
    {
      title: "Back into storage",
      text: "The vehicle takes back what the line has finished.",
    },
  ],
  vehiclesHeadline: "Conveyor to conveyor.",
  vehicles: [
    {
      product: "singleConveyor",
      why: "Takes the pallet from the storage system's own conveyor.",
    },
    {
      product: "dualConveyor",
      why: "Delivers one load and takes another, so the transfer point is visited half as often.",
    },
    { product: "fork", why: "Where the transfer point is a stand rather than a conveyor." },
  ],
  software: {
    title: "SyncOS Fleet Manager",
    why: "A transfer point belongs to one vehicle from claim to release.",
    to: "/products/fleet-manager",
    next: "How places are claimed",
  },
  siteHeadline: "What your site needs.",
  site: [
    {
      title: "A transfer point",
      text: "With the signals ready, occupied and released, by PLC, OPC UA or MQTT.",
    },
    {
      title: "Matching heights",
      text: "Deck and conveyor have to be level.",
    },
    { title: "A flat floor", text: "In front of the transfer point, for accurate docking." },
    {
      title: "A plan for the cold",
      text: `At 0 °C a lithium iron phosphate battery has some ${coldLossInWords}% less capacity.`,
    },
  ],
  figures: [
    ...figureOf("singleConveyor", "Speed", "the Single Conveyor, from storage to line"),
    ...figureOf("dualConveyor", "Speed", "the Dual Conveyor, with a load on each deck"),
    ...figureOf(
      "dualConveyor",
      "Run time",
      `for both, on one charge of ${inWords("dualConveyor", "Charge")}`,
    ),
  ],
  caseStudy: "transfer-point",
  questions: [
    {
      question: "Which makes of storage systems does it work with?",
      answer: ["With any that can signal that a transfer point is ready and be told that it is free again."],
    },
    {
      question: "What if a load overhangs its pallet?",
      answer: [
        "The storage system's contour check catches it. If the vehicle detects it, it stops the handover, reports it and waits for a person.",
      ],
    },
    {
      question: "Can it run unattended at night?",
      answer: [
        "The fleet can. Whether the building may depends on the risk assessment and your fire protection.",
      ],
    },
  ],
  related: [
    { to: "/use-cases/inbound-and-outbound", text: "The route from the dock to the storage system." },
    { to: "/industries/industry-fmcg", text: "Cold stores and fast lines side by side." },
  ],
  next: {
    headline: "How busy is your transfer point?",
    introduction: `Send us pallets per hour and the distance to the line. ${promise.full}`,
  },
} as const satisfies UseCase;
