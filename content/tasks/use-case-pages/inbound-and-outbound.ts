import { promise } from "../../forms/promise.ts";
import { figureOf, maxInWords, withFigures } from "../../wording/figures.ts";
import type { UseCase } from "../task-page.ts";

export const inboundAndOutbound = {
  path: "/use-cases/inbound-and-outbound",
  id: "inbound-and-outbound",
  icon: "inbound-and-outbound",
  name: "Inbound and outbound",
  card: "From dock to check, buffer and rack, and back in the sequence that the truck needs.",
  title: "Inbound and outbound",
  description: `From the dock to the check, the buffer and the rack, up to ${maxInWords("Lift")}, and back in the sequence of the loading list.`,
  statement: "Dock to rack, and back in order",
  introduction: ["Check, buffer, rack. The way out is the same chain backwards, in loading order."],
  layout: "ledger",
  order: ["plan", "site", "vehicles", "caseStudy", "questions"],
  picture: "use-case-inbound-outbound",
  opening: "wide",
  plan: {
    label:
      "Floor plan: two docks at the left for goods in, a check point, a buffer, four racks, and staging before two docks at the right for goods out",
    places: [
      { kind: "dock", at: [8, 90], size: [24, 120] },
      { kind: "dock", at: [8, 390], size: [24, 120] },
      { kind: "zone", at: [60, 70], size: [150, 460], label: "Goods in" },
      { kind: "desk", at: [260, 90], size: [90, 70], label: "Check" },
      { kind: "lanes", at: [260, 380], size: [180, 150], label: "Buffer" },
      { kind: "rack", at: [520, 70], size: [330, 56], label: "Rack A" },
      { kind: "rack", at: [520, 200], size: [330, 56], label: "Rack B" },
      { kind: "rack", at: [520, 360], size: [330, 56], label: "Rack C" },
      { kind: "rack", at: [520, 470], size: [330, 56], label: "Rack D" },
      { kind: "lanes", at: [940, 70], size: [180, 180], label: "Staging" },
      { kind: "charger", at: [960, 470], size: [60, 60], label: "Charger" },
      { kind: "dock", at: [1168, 90], size: [24, 120] },
      { kind: "dock", at: [1168, 390], size: [24, 120] },
    ],
    ways: [
      [
        [120, 310],
        [890, 310],
        [890, 160],
        [1030, 160],
      ],
      [
        [300, 310],
        [400, 310],
        [400, 125],
        [350, 125],
      ],
      [
        [300, 310],
        [350, 310],
        [350, 440],
      ],
      [
        [700, 310],
        [700, 256],
      ],
      [
        [700, 310],
        [890, 310],
        [890, 500],
        [960, 500],
      ],
    ],
    stops: [
      [120, 310],
      [340, 125],
      [350, 440],
      [700, 310],
      [1030, 160],
    ],
    drive: {
      vehicle: "counterBalance",
      count: 3,
      flows: [
        { from: [120, 310], to: [350, 125], perHour: 15 },
        { from: [350, 125], to: [700, 256], perHour: 10 },
        { from: [120, 310], to: [350, 440], perHour: 10 },
        { from: [700, 256], to: [1030, 160], perHour: 14 },
      ],
      bays: [
        [960, 500],
        [960, 420],
        [500, 340],
        [240, 420],
      ],
      chargers: [0],
    },
  },
  planHeadline: "From the dock to the rack, and back.",
  steps: [
    {
      title: "Unload",
      text: "A scan or the advance shipping notice turns pallets into orders.",
    },
    {
      title: "Check",
      text: "Weight, label and damage, once. Rejected pallets go to a place of their own.",
    },
    {
      title: "Buffer",
      text: "What can't be put away yet waits where it blocks nobody.",
    },
    {
      title: "Put away and fetch",
      text: `Up to ${maxInWords("Lift")}, and out again when the loading list calls.`,
    },
    {
      title: "Stage",
      text: "In the sequence of the truck.",
    },
  ],
  vehiclesHeadline: "High lift and long haul.",
  vehicles: [
    {
      product: "counterBalance",
      why: withFigures`No legs in front of the load: it works close to the dock wall, and up to the second rack level.`,
    },
    {
      product: "fork",
      why: "Between dock, check and buffer, and into the first rack level.",
    },
  ],
  software: {
    title: "SyncOS Fleet Manager",
    why: "A place belongs to one vehicle from claim to release: no two pallets for one bay.",
    to: "/products/fleet-manager",
    next: "How places are claimed",
  },
  siteHeadline: "What your site needs.",
  site: [
    {
      title: "A WMS that sends orders",
      text: "The Integrator reports each one back. Stock stays in the WMS.",
    },
    {
      title: "Aisles that fit",
      text: (aisle) =>
        withFigures`To stack a EUR pallet at 90 degrees: ${aisle("counterBalance")} for the Fork AMR, ${aisle("fork")} for the Fork, plus your site's clearances.`,
    },
    { title: "Addresses", text: "One name for every bay, lane and dock." },
    {
      title: "Rules at the dock",
      text: "The risk assessment decides who may move when.",
    },
  ],
  figures: [
    ...figureOf("counterBalance", "Lift", "lift of the MAG 1400 Fork AMR"),
    ...figureOf("fork", "Lift", "lift of the MAG 1400 Fork"),
    ...figureOf("fork", "Speed", "both, between dock and rack"),
  ],
  caseStudy: "dock-to-rack",
  questions: [
    {
      question: "What if everything arrives at once?",
      answer: [
        "The fleet is sized for the peak hour, typically 1.5 to 2.5 times the average, and charges in the quiet hours before it.",
      ],
    },
    {
      question: "Can our forklifts stay?",
      answer: [
        "Yes: in lanes of their own, and in shared zones where one gives way. Pallets moved by forklift are scanned.",
      ],
    },
    {
      question: "Who is right when the WMS and the floor disagree?",
      answer: [
        "The floor. A vehicle that finds a bay occupied keeps its pallet, asks for another place, and the WMS is told at once.",
      ],
    },
  ],
  related: [
    { to: "/use-cases/automated-storage", text: "When the rack is a machine of its own." },
    { to: "/industries/distribution", text: "Where this is the day's work." },
  ],
  next: {
    headline: "How many pallets in your peak hour?",
    introduction: `Send us arrivals and departures by the hour and a drawing of the floor. ${promise.full}`,
  },
} as const satisfies UseCase;
