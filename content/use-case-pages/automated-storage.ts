import { figureOf, inWords } from "../figures.ts";
import type { TaskPage } from "../task-page.ts";

export const automatedStorage: TaskPage = {
  path: "/use-cases/automated-storage",
  picture: "use-case-automated-storage",
  plan: {
    label:
      "Floor plan: a storage and retrieval system with four aisles at the left, four transfer points before it, a production hall behind a door at the right, and the way between them",
    places: [
      { kind: "rack", at: [60, 70], size: [360, 70] },
      { kind: "rack", at: [60, 190], size: [360, 70] },
      { kind: "rack", at: [60, 340], size: [360, 70] },
      { kind: "rack", at: [60, 460], size: [360, 70], label: "Storage system" },
      { kind: "conveyor", at: [420, 150], size: [100, 32] },
      { kind: "conveyor", at: [420, 420], size: [100, 32] },
      { kind: "zone", at: [600, 60], size: [150, 150], label: "Waiting" },
      { kind: "charger", at: [620, 490], size: [60, 60], label: "Charger" },
      { kind: "machine", at: [870, 30], size: [14, 210] },
      { kind: "machine", at: [870, 370], size: [14, 200] },
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
    vehicles: [
      [620, 436],
      [800, 230],
    ],
  },
  planHeadline: "Two machines, one handshake.",
  steps: [
    {
      title: "Transfer point",
      text: "The storage system announces the pallet. The place is claimed before the pallet arrives.",
    },
    {
      title: "Wait aside",
      text: "If the place is not ready, the vehicle waits where it stands in nobody's way.",
    },
    {
      title: "Through the door",
      text: "The Integrator opens it when the vehicle comes, and closes it behind.",
    },
    {
      title: "Hand over",
      text: "At equal height, by handshake: ready, free, roll, done. The line has its pallet.",
    },
    {
      title: "Back into storage",
      text: "On the way back it brings what the line has finished. No trip is empty.",
    },
  ],
  doersHeadline: "Rollers meet rollers.",
  doers: [
    {
      product: "singleConveyor",
      why: "Takes the pallet over from the storage system's own conveyor, at its height.",
    },
    {
      product: "dualConveyor",
      why: "Brings one load and takes another in the same stop: the transfer point is visited half as often.",
    },
    { product: "fork", why: "Where the transfer point is a stand and not a conveyor." },
  ],
  software: {
    title: "SyncOS Fleet Manager",
    why: "A place stays exclusive from the claim to the release. So the transfer point is never blocked by the fleet.",
    to: "/products/fleet-manager",
    next: "How places are claimed",
  },
  siteHeadline: "What your hall has to bring.",
  site: [
    {
      title: "A transfer point",
      text: "With the signals ready, occupied and released: by PLC, OPC UA or MQTT.",
    },
    { title: "Equal height", text: "The deck of the vehicle and the conveyor stand level. We measure both." },
    { title: "A flat floor", text: "In front of the point, so that docking is exact." },
    {
      title: "Cold, if it is cold",
      text: "At 0 °C a lithium iron phosphate battery loses some 15 to 25% of its capacity. We plan for it.",
    },
  ],
  figures: [
    figureOf("singleConveyor", "Payload", "payload of the MAG 1500 Single Conveyor"),
    figureOf("dualConveyor", "Payload", "payload of the MAG 1500 Dual Conveyor, on two decks"),
    figureOf(
      "dualConveyor",
      "Run time",
      `of work on one charge of ${inWords("dualConveyor", "Charge")}, for both`,
    ),
  ],
  caseStudy: "transfer-point",
  questions: [
    {
      question: "Which makes of storage systems does it work with?",
      answer: [
        "With those that can say that a transfer point is ready and hear that it is free again. It is a handshake of a few signals, whoever built the system.",
      ],
    },
    {
      question: "What if a pallet hangs over its edge?",
      answer: [
        "The contour check of the storage system finds it before the handover. If the vehicle finds it, it stops the handover, reports it and waits for a person.",
      ],
    },
    {
      question: "Does it run at night without anybody?",
      answer: [
        "The fleet does. Whether the hall may be without people is for the risk assessment and your fire protection to say.",
      ],
    },
  ],
  related: [
    {
      category: "Use case",
      title: "Inbound and outbound",
      text: "The way from the dock to the storage system.",
      to: "/use-cases/inbound-and-outbound",
      picture: "use-case-inbound-outbound",
    },
    {
      category: "Industry",
      title: "FMCG and F&B",
      text: "Cold stores and fast lines side by side.",
      to: "/industries/industry-fmcg",
      picture: "industry-fmcg",
    },
  ],
  next: {
    headline: "How busy is your transfer point?",
    introduction:
      "Send pallets in and out per hour and the distance to the line. The answer is a fleet size and a handshake list.",
  },
};
