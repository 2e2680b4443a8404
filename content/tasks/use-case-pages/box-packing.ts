import { promise } from "../../forms/promise.ts";
import { figureOf, inWords } from "../../wording/figures.ts";
import type { UseCase } from "../task-page.ts";

export const boxPacking = {
  path: "/use-cases/box-packing",
  id: "box-packing",
  icon: "box-packing",
  name: "Box packing",
  card: "A rack of boxes comes to the packer and leaves when it is empty. Packers stay where they are.",
  title: "Box packing",
  description:
    "A lifter brings racks of picked boxes to the packing table that is free, and takes empty ones back. Packers stay where they are.",
  statement: "Packers pack. Racks come to them.",
  introduction: [
    "A lifter brings a rack of picked boxes to a free table, takes it away when it is empty and brings the next.",
  ],
  layout: "machine",
  order: ["caseStudy", "plan", "vehicles", "site", "questions"],
  picture: "use-case-box-packing",
  opening: "half",
  plan: {
    label:
      "Floor plan: a picking area with rack carts at the left, a waiting lane, six packing tables in two rows, and a place for empty carts, joined by a one-way loop",
    places: [
      { kind: "zone", at: [60, 80], size: [260, 440], label: "Picking" },
      { kind: "rack", at: [90, 150], size: [200, 50] },
      { kind: "rack", at: [90, 260], size: [200, 50] },
      { kind: "rack", at: [90, 370], size: [200, 50] },
      { kind: "lanes", at: [400, 70], size: [130, 190], label: "Full carts" },
      { kind: "lanes", at: [400, 380], size: [130, 150], label: "Empties" },
      { kind: "desk", at: [650, 90], size: [110, 60], label: "Table 1" },
      { kind: "desk", at: [830, 90], size: [110, 60], label: "Table 2" },
      { kind: "desk", at: [1010, 90], size: [110, 60], label: "Table 3" },
      { kind: "desk", at: [650, 450], size: [110, 60], label: "Table 4" },
      { kind: "desk", at: [830, 450], size: [110, 60], label: "Table 5" },
      { kind: "desk", at: [1010, 450], size: [110, 60], label: "Table 6" },
      { kind: "charger", at: [1090, 275], size: [54, 54], label: "Charger" },
    ],
    ways: [
      [
        [330, 170],
        [500, 170],
        [500, 240],
        [1040, 240],
        [1040, 360],
        [500, 360],
        [500, 470],
      ],
      [
        [900, 240],
        [985, 240],
        [985, 112],
      ],
      [
        [1040, 300],
        [1090, 300],
      ],
    ],
    stops: [
      [345, 170],
      [455, 170],
      [800, 240],
      [985, 112],
      [500, 470],
    ],
    drive: {
      vehicle: "lifter",
      count: 3,
      flows: [
        { from: [330, 170], to: [455, 170], perHour: 15 },
        { from: [455, 170], to: [985, 112], perHour: 15 },
        { from: [985, 112], to: [500, 470], perHour: 15 },
      ],
      bays: [
        [1090, 300],
        [600, 300],
        [760, 430],
        [900, 430],
      ],
      chargers: [0],
    },
  },
  planHeadline: "Racks travel, packers stay.",
  steps: [
    {
      title: "Pick into a rack",
      text: "One rack cart holds the boxes of several orders. A scan reports that it is full.",
    },
    {
      title: "Wait in the lane",
      text: "The lifter sets the rack down and drives out from under it. No vehicle waits with it.",
    },
    {
      title: "Drive up",
      text: "The rack whose truck leaves first goes to the next free table.",
    },
    {
      title: "Pack",
      text: "The packer takes the boxes and presses a button.",
    },
    {
      title: "Return the empty rack",
      text: "The next one arrives on the same trip.",
    },
  ],
  vehiclesHeadline: "Low enough to drive under.",
  vehicles: [
    {
      product: "lifter",
      why: "Lifts the rack, sets it down and leaves: one vehicle serves many racks.",
    },
    {
      product: "dualConveyor",
      why: "For crates: full ones on one deck, empty ones on the other.",
    },
  ],
  software: {
    title: "SyncOS Fleet Manager",
    why: "Assigns racks by cut-off time, so that no packer has two while another has none.",
    to: "/products/fleet-manager",
    next: "How work is assigned",
  },
  siteHeadline: "What your site needs.",
  site: [
    { title: "Racks with feet", text: "Clearance underneath, and a frame to lift by." },
    {
      title: "A place at each table",
      text: "Marked on the floor, with room to reach in from the side.",
    },
    {
      title: "Two buttons",
      text: '"Full" at the picker, "empty" at the packer. An existing scan will do instead.',
    },
    {
      title: "Walkways",
      text: "Crossings are on the map, and people have right of way.",
    },
  ],
  figures: [
    ...figureOf("lifter", "Payload", "payload, including the rack"),
    ...figureOf("lifter", "Speed", "between picking and packing"),
    ...figureOf("lifter", "Run time", `on one charge of ${inWords("lifter", "Charge")}`),
  ],
  caseStudy: "racks-to-packing",
  questions: [
    {
      question: "How many lifters do six tables need?",
      answer: [
        "Racks per hour, times round trip in hours, divided by utilisation: 30 racks an hour at 6 minutes each and 75% utilisation need four lifters.",
      ],
    },
    {
      question: "Can two racks wait at one table?",
      answer: ["Yes, if there is room for two places."],
    },
    {
      question: "What does a packer have to learn?",
      answer: ["One button, and that people have right of way."],
    },
  ],
  related: [
    { to: "/use-cases/automated-material", text: "The same lifter, at the line side." },
    { to: "/industries/distribution", text: "Where packing decides when the truck leaves." },
  ],
  next: {
    headline: "How many tables do you run?",
    introduction: `Send us tables, racks per hour and cut-off times. ${promise.full}`,
  },
} as const satisfies UseCase;
