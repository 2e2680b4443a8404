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
    "A tugger runs the loop, its carts in sequence; a lifter brings the rack that a station calls for.",
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
        { from: [230, 310], to: [475, 260], perHour: 11 },
        { from: [230, 310], to: [855, 260], perHour: 11 },
        { from: [1135, 310], to: [760, 430], perHour: 11 },
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
      text: "The train is checked once and leaves.",
    },
    {
      title: "First stop",
      text: "A full cart stays, an empty one leaves with the train. The stop is planned: no button.",
    },
    {
      title: "Next stops",
      text: withFigures`Only where a cart is due, at ${inWords("agvTugger", "Speed")} all the way.`,
    },
    {
      title: "Turn",
      text: "The loop is one-way. The train claims each crossing before it enters.",
    },
    {
      title: "Empties home",
      text: "Empty carts are uncoupled where the next train is ready.",
    },
  ],
  vehiclesHeadline: "A train for the loop, a lifter for the call.",
  vehicles: [
    {
      product: "agvTugger",
      why: "Long routes with several stops. LiDAR and bumpers protect the path.",
    },
    {
      product: "lifter",
      why: "What the loop doesn't carry: one trolley, on call, from anywhere.",
    },
  ],
  software: {
    title: "SyncOS Integrator",
    why: "Takes the build sequence from the MES, calls from buttons and PLCs.",
    to: "/products/integrator",
    next: "How a call becomes a mission",
  },
  siteHeadline: "What your site needs.",
  site: [
    {
      title: "A loop",
      text: "Wide enough for the train's swept path. We draw it before the tape is laid.",
    },
    { title: "Carts", text: "With brakes, and a coupling that keeps the train in track." },
    {
      title: "A sequence",
      text: "From the MES, or from a list. Without one, the train runs to a timetable.",
    },
    { title: "Crossings", text: "Marked, mirrored where needed, in the risk assessment." },
  ],
  figures: [
    ...figureOf("agvTugger", "Payload", "payload, all carts together"),
    ...figureOf("agvTugger", "Speed", "on the tape, past people at work"),
    ...figureOf("agvTugger", "Run time", `of operation on one charge of ${inWords("agvTugger", "Charge")}`),
  ],
  caseStudy: "line-side-milk-run",
  questions: [
    {
      question: "Milk run or on-call delivery: which is better?",
      answer: [
        "A milk run where consumption is steady: it needs the fewest trips. Calls where it varies: nothing arrives that isn't needed. One fleet can do both.",
      ],
    },
    {
      question: "How much stays at the line side?",
      answer: [
        "What one round uses, plus a reserve that you choose. A round takes length divided by speed, plus the stops.",
      ],
    },
    {
      question: "What if the sequence changes while the train is on its way?",
      answer: ["The next train follows it. An urgent part goes by lifter."],
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
