import { promise } from "../../forms/promise.ts";
import { figureOf, inWords, withFigures } from "../../wording/figures.ts";
import type { TaskPage } from "../task-page.ts";

export const distribution = {
  path: "/industries/distribution",
  name: "Distribution Centers",
  card: "Dock, check, buffer, rack and back, through the hours when everything arrives at once.",
  title: "Distribution Centers",
  description: "Inbound, buffer, rack and outbound through the hours when everything arrives at once.",
  statement: "Built for the peak hour",
  introduction: [
    "The peak hour of a distribution warehouse runs at 1.5 to 2.5 times its average. The fleet is sized for that hour and charges in the quieter ones.",
  ],
  layout: "ledger",
  order: ["caseStudy", "vehicles", "plan", "questions", "site"],
  picture: "industry-distribution",
  opening: "wide",
  plan: {
    label:
      "Plan of a distribution warehouse: four docks at the left for goods in, racks in the middle, packing above and staging before four docks at the right for goods out",
    places: [
      { kind: "dock", at: [8, 60], size: [24, 100] },
      { kind: "dock", at: [8, 180], size: [24, 100] },
      { kind: "dock", at: [8, 330], size: [24, 100] },
      { kind: "dock", at: [8, 450], size: [24, 100] },
      { kind: "zone", at: [60, 60], size: [140, 490], label: "Goods in" },
      { kind: "rack", at: [330, 180], size: [400, 46] },
      { kind: "rack", at: [330, 250], size: [400, 46] },
      { kind: "rack", at: [330, 380], size: [400, 46] },
      { kind: "rack", at: [330, 450], size: [400, 46], label: "Racks" },
      { kind: "desk", at: [340, 60], size: [80, 46], label: "Packing" },
      { kind: "desk", at: [460, 60], size: [80, 46] },
      { kind: "desk", at: [580, 60], size: [80, 46] },
      { kind: "charger", at: [760, 60], size: [56, 56], label: "Charger" },
      { kind: "charger", at: [884, 60], size: [56, 56] },
      { kind: "lanes", at: [920, 170], size: [200, 380], label: "Staging" },
      { kind: "dock", at: [1168, 60], size: [24, 100] },
      { kind: "dock", at: [1168, 180], size: [24, 100] },
      { kind: "dock", at: [1168, 330], size: [24, 100] },
      { kind: "dock", at: [1168, 450], size: [24, 100] },
    ],
    ways: [
      [
        [130, 340],
        [850, 340],
        [850, 230],
        [1020, 230],
      ],
      [
        [270, 340],
        [270, 145],
        [620, 145],
        [620, 106],
      ],
      [
        [530, 340],
        [530, 300],
      ],
      [
        [700, 340],
        [850, 340],
        [850, 450],
        [1020, 450],
      ],
      [
        [850, 300],
        [850, 88],
        [816, 88],
      ],
      [
        [850, 200],
        [850, 88],
        [884, 88],
      ],
    ],
    stops: [
      [130, 340],
      [530, 340],
      [560, 145],
      [850, 160],
      [1020, 230],
    ],
    drive: {
      vehicle: "fork",
      count: 4,
      flows: [
        { from: [130, 340], to: [530, 300], perHour: 14 },
        { from: [530, 300], to: [620, 106], perHour: 10 },
        { from: [530, 300], to: [1020, 230], perHour: 11 },
        { from: [620, 106], to: [1020, 450], perHour: 11 },
      ],
      bays: [
        [816, 88],
        [884, 88],
        [790, 400],
        [220, 280],
        [900, 290],
      ],
      chargers: [0, 1],
    },
  },
  planHeadline: "Where the peak hour happens.",
  steps: [
    {
      title: "Goods in",
      text: "Pallets leave the dock, so it is free for the next truck.",
    },
    {
      title: "Rack",
      text: "Fast movers near, slow movers far: the WMS decides where, the fleet takes them there.",
    },
    {
      title: "Packing",
      text: "Racks of picked boxes come to the packers in order of truck cut-off time.",
    },
    {
      title: "Charging",
      text: "In the quiet hours, ahead of the peak.",
    },
    { title: "Staging", text: "Pallets stand in loading order, truck by truck." },
  ],
  vehiclesHeadline: "The fleet for the job.",
  vehicles: [
    {
      product: "counterBalance",
      why: withFigures`Docks and the second rack level, up to ${inWords("counterBalance", "Lift")}, payload ${inWords("counterBalance", "Payload")}.`,
    },
    {
      product: "fork",
      why: withFigures`Long hauls between dock, buffer and staging, payload ${inWords("fork", "Payload")}.`,
    },
    {
      product: "lifter",
      why: withFigures`Racks of boxes to the packing tables and back, payload ${inWords("lifter", "Payload")}.`,
    },
  ],
  software: {
    title: "SyncOS Fleet Manager",
    why: "Weighs position, battery, workload and priority for every order, and again when a truck is late.",
    to: "/products/fleet-manager",
    next: "How orders are assigned",
  },
  siteHeadline: "What distribution floors ask for.",
  site: [
    {
      title: "Peaks",
      text: "Send us the busiest hour of the busiest day, not the average.",
    },
    {
      title: "Cut-off times",
      text: "They set priorities: what leaves at four is fetched before what leaves at six.",
    },
    {
      title: "Mixed traffic",
      text: "Forklifts and people stay. Zones and crossings set who gives way.",
    },
    {
      title: "A WMS in charge",
      text: "Stock stays in your system. The fleet reports each transport back to it.",
    },
  ],
  figures: [
    ...figureOf("fork", "Speed", "all three vehicles, between dock and rack"),
    ...figureOf("counterBalance", "Lift", "lift of the counterbalance fork"),
    ...figureOf(
      "counterBalance",
      "Charge",
      `to charge the counterbalance fork for ${inWords("counterBalance", "Run time")} of work`,
    ),
  ],
  caseStudy: "dock-to-rack",
  studyPicture: "use-case-inbound-outbound",
  questions: [
    {
      question: "How is the fleet sized?",
      answer: [
        "Peak missions per hour, times cycle time in hours, divided by utilisation. 60 missions at 5 minutes each and 80% utilisation make 6.25, so seven vehicles.",
      ],
    },
    {
      question: "What about seasonal peaks?",
      answer: ["Size the fleet for the season's peak hour. Vehicles that are added later join the same map."],
    },
    {
      question: "Can we begin with one dock?",
      answer: ["Yes: with one dock, one aisle and two vehicles. Those that follow join the same map."],
    },
  ],
  related: [
    { to: "/use-cases/inbound-and-outbound", text: "Dock to rack and back, step by step." },
    { to: "/use-cases/box-packing", text: "Racks travel, packers stay." },
  ],
  next: {
    headline: "How high is your peak?",
    introduction: `Send us missions by the hour and a drawing of the floor. ${promise.full}`,
  },
} as const satisfies TaskPage;
