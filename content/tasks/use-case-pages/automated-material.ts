import { promise } from "../../forms/promise.ts";
import { figureOf, inWords, withFigures } from "../../wording/figures.ts";
import type { UseCase } from "../task-page.ts";

export const automatedMaterial = {
  path: "/use-cases/automated-material",
  id: "automated-material",
  icon: "automated-material",
  name: "Automated material movement",
  card: "Carts and racks reach the line side in build sequence.",
  title: "Automated material movement",
  description: "Milk runs by tugger and on-call trips by lifter: parts reach the line in build sequence.",
  statement: "Parts arrive in build sequence",
  introduction: [
    "A tugger runs the loop, its carts in sequence; a lifter brings the rack that a station calls for. The line side holds what one round uses, plus a reserve.",
  ],
  layout: "upright",
  order: ["vehicles", "plan", "site", "questions", "caseStudy"],
  picture: "use-case-automated-material",
  opening: "wide",
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
    drive: {
      vehicle: "agvTugger",
      count: 3,
      flows: [
        { from: [230, 310], to: [475, 260], perHour: 14 },
        { from: [230, 310], to: [855, 260], perHour: 14 },
        { from: [1135, 310], to: [760, 430], perHour: 14 },
      ],
      bays: [
        [430, 480],
        [320, 430],
        [560, 430],
        [980, 430],
      ],
      chargers: [0],
      oneWay: [0],
    },
  },
  planHeadline: "A milk run, stop by stop.",
  steps: [
    {
      title: "Couple in sequence",
      text: "Carts are coupled in build sequence. The train is checked once and leaves.",
    },
    {
      title: "First stop",
      text: "A full cart stays, an empty one leaves with the train. Nobody presses a button: the stop is planned.",
    },
    {
      title: "Next stops",
      text: withFigures`The train stops where a cart is due and passes where none is, at ${inWords("agvTugger", "Speed")} all the way.`,
    },
    {
      title: "Turn",
      text: "The loop is one-way, so there is no oncoming traffic. The train claims each crossing before it enters.",
    },
    {
      title: "Empties home",
      text: "Empty carts are uncoupled in their lane, where the next train is ready.",
    },
  ],
  vehiclesHeadline: "A train for the loop, a lifter for the call.",
  vehicles: [
    {
      product: "agvTugger",
      why: "Long routes with several stops, on a tape that everyone can see. LiDAR and bumpers protect the path.",
    },
    {
      product: "lifter",
      why: "What the loop does not carry comes on call: one trolley, from anywhere to the station that asked for it.",
    },
  ],
  software: {
    title: "SyncOS Integrator",
    why: "Takes the build sequence from the MES, and calls from buttons and PLCs at the line.",
    to: "/products/integrator",
    next: "How a call becomes a mission",
  },
  siteHeadline: "What your site needs.",
  site: [
    {
      title: "A loop",
      text: "One way, wide enough for the swept path of the train. We draw it before the tape is laid.",
    },
    { title: "Carts", text: "With a coupling that keeps the train in track, and brakes for the stop." },
    {
      title: "A sequence",
      text: "From the MES, or from a list. Without one, the train runs to a timetable.",
    },
    { title: "Crossings", text: "Marked, with mirrors where needed, and covered by the risk assessment." },
  ],
  figures: [
    ...figureOf("agvTugger", "Payload", "payload of the MAG 1500 AGV Tugger, all carts together"),
    ...figureOf("agvTugger", "Speed", "on the tape, past people at work"),
    ...figureOf("agvTugger", "Run time", `of operation on one charge of ${inWords("agvTugger", "Charge")}`),
  ],
  caseStudy: "line-side-milk-run",
  questions: [
    {
      question: "Milk run or on-call delivery: which is better?",
      answer: [
        "A milk run where consumption is steady, because it needs the fewest trips. Calls where it varies, because nothing arrives that isn't needed. One fleet can do both.",
      ],
    },
    {
      question: "How much stays at the line side?",
      answer: [
        "What is used during one round of the loop, plus a reserve that you choose. A round takes length divided by speed, plus the stops. We calculate it from your drawing.",
      ],
    },
    {
      question: "What if the sequence changes while the train is on its way?",
      answer: [
        "The train keeps the sequence it left with, and the change takes effect with the next one. An urgent part goes by lifter.",
      ],
    },
  ],
  related: [
    { to: "/use-cases/box-packing", text: "The same idea at the packing table." },
    { to: "/industries/automotive-industry", text: "Heavy parts, in build sequence." },
  ],
  next: {
    headline: "How long is your loop?",
    introduction: `Send us the stations, their hourly consumption and a drawing. ${promise.full}`,
  },
} as const satisfies UseCase;
