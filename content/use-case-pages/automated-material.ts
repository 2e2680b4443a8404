import { figureOf, inWords } from "../figures.ts";
import type { TaskPage } from "../task-page.ts";

export const automatedMaterial: TaskPage = {
  path: "/use-cases/automated-material",
  picture: "use-case-automated-material",
  plan: {
    label:
      "Floor plan: a supermarket with racks at the left, an assembly line with four stations along the top, and one loop of tape that passes them and comes back with empty carts",
    places: [
      { kind: "rack", at: [60, 110], size: [56, 190] },
      { kind: "rack", at: [60, 340], size: [56, 190], label: "Store" },
      { kind: "zone", at: [160, 90], size: [150, 440], label: "Cart train" },
      { kind: "conveyor", at: [400, 60], size: [740, 44] },
      { kind: "desk", at: [430, 150], size: [90, 52], label: "Station 1" },
      { kind: "desk", at: [620, 150], size: [90, 52], label: "Station 2" },
      { kind: "desk", at: [810, 150], size: [90, 52], label: "Station 3" },
      { kind: "desk", at: [1000, 150], size: [90, 52], label: "Station 4" },
      { kind: "lanes", at: [640, 420], size: [240, 120], label: "Empties" },
      { kind: "charger", at: [400, 480], size: [60, 60], label: "Charger" },
    ],
    ways: [
      [
        [230, 310],
        [230, 260],
        [1135, 260],
        [1135, 360],
        [230, 360],
        [230, 310],
      ],
      [
        [760, 360],
        [760, 430],
      ],
      [
        [430, 360],
        [430, 480],
      ],
    ],
    stops: [
      [230, 310],
      [475, 260],
      [855, 260],
      [1135, 310],
      [760, 470],
    ],
    vehicles: [
      [600, 260],
      [548, 260],
      [960, 360],
    ],
  },
  planHeadline: "One loop, five moments.",
  steps: [
    {
      title: "Couple in sequence",
      text: "Carts stand in the order in which the line builds. The train is checked once and leaves.",
    },
    {
      title: "First stop",
      text: "A full cart stays, an empty one comes along. The station presses nothing: the stop is planned.",
    },
    {
      title: "Next stops",
      text: "The train stops where a cart is due and passes where none is. 0.6 m/s all the way.",
    },
    {
      title: "Turn",
      text: "The loop is one-way, so that nothing comes against it. Crossings are claimed like every place.",
    },
    {
      title: "Empties home",
      text: "Empty carts are uncoupled in their lane, and the next train is already standing.",
    },
  ],
  doersHeadline: "A train for the loop, a lifter for the call.",
  doers: [
    {
      product: "agvTugger",
      why: "Long routes with several stops, on a tape that everybody sees. LiDAR and bumpers watch the way.",
    },
    {
      product: "lifter",
      why: "What the loop does not carry comes by call: one trolley, from anywhere to the station that asked.",
    },
  ],
  software: {
    title: "SyncOS Integrator",
    why: "Takes the build sequence from the MES, and calls from buttons and PLCs at the line.",
    to: "/products/integrator",
    next: "How a call becomes a mission",
  },
  siteHeadline: "What your hall has to bring.",
  site: [
    {
      title: "A loop",
      text: "One way, wide enough for the swept path of the train. We draw it before the tape is laid.",
    },
    { title: "Carts", text: "With a coupling that holds the track of the train, and brakes for the stop." },
    { title: "A sequence", text: "From the MES, or from a list. Without one the train runs by the clock." },
    { title: "Crossings", text: "Marked, mirrored where needed, and part of the risk assessment." },
  ],
  figures: [
    figureOf("agvTugger", "Payload", "payload of the MAG 1500 AGV Tugger, all carts together"),
    figureOf("agvTugger", "Speed", "on the tape, past people at work"),
    figureOf("agvTugger", "Run time", `of work on one charge of ${inWords("agvTugger", "Charge")}`),
  ],
  caseStudy: "line-side-milk-run",
  questions: [
    {
      question: "Milk run or call, which one is better?",
      answer: [
        "A milk run where use is steady: it needs the fewest trips. Calls where use jumps: they bring nothing that is not needed. Most lines have both, so the fleet has both.",
      ],
    },
    {
      question: "How much stays at the line side?",
      answer: [
        "As much as one round of the loop uses, and a reserve that you choose. The time of a round is length divided by speed, plus the stops; we calculate it from your drawing.",
      ],
    },
    {
      question: "What if the sequence changes while the train is on its way?",
      answer: [
        "What is on the train stays in its order; the change takes effect with the next train. An urgent part goes by lifter.",
      ],
    },
  ],
  related: [
    {
      category: "Use case",
      title: "Box packing",
      text: "The same idea at the packing table.",
      to: "/use-cases/box-packing",
      picture: "use-case-box-packing",
    },
    {
      category: "Industry",
      title: "Auto and Heavy Machinery",
      text: "Heavy parts, in the order of the build.",
      to: "/industries/automotive-industry",
      picture: "industry-automotive",
    },
  ],
  next: {
    headline: "How long is your loop?",
    introduction:
      "Send the stations, what each one uses in an hour, and a drawing. The answer is a loop, a train and a fleet size.",
  },
};
