import { promise } from "../../forms/promise.ts";
import { figureOf, inWords } from "../../wording/figures.ts";
import type { TaskPage } from "../task-page.ts";

export const distribution = {
  path: "/industries/distribution",
  name: "Distribution Centers",
  card: "Dock, check, buffer, rack and back, through the hours when everything arrives at once.",
  title: "Distribution Centers",
  description: "Inbound, buffer, rack and outbound through the hours when everything arrives at once.",
  statement: "Built for the peak hour",
  introduction: [
    "A distribution warehouse's peak hour runs at 1.5 to 2.5 times its average. The fleet is sized for it, and charges in the quieter ones.",
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
      text: "The dock is free for the next truck.",
    },
    {
      title: "Rack",
      text: "Fast movers near, slow movers far, as the WMS decides.",
    },
    {
      title: "Packing",
      text: "Racks of boxes come in order of cut-off time.",
    },
    {
      title: "Charging",
      text: "In the quiet hours, ahead of the peak.",
    },
    { title: "Staging", text: "In loading order, truck by truck." },
  ],
  vehiclesHeadline: "The fleet for the job.",
  vehicles: [
    {
      product: "counterBalance",
      why: "Docks, and the second rack level.",
    },
    {
      product: "fork",
      why: "Long hauls between dock, buffer and staging.",
    },
    {
      product: "lifter",
      why: "Racks of boxes to the packing tables and back.",
    },
  ],
  software: {
    title: "SyncOS Fleet Manager",
    why: "Weighs position, battery, workload and priority, and again when a truck is late.",
    to: "/products/fleet-manager",
    next: "How orders are assigned",
  },
  siteHeadline: "What distribution floors ask for.",
  site: [
    {
      title: "Peaks",
      text: "The busiest hour of the busiest day counts.",
    },
    {
      title: "Cut-off times",
      text: "What leaves at four is fetched before what leaves at six.",
    },
    {
      title: "Mixed traffic",
      text: "Forklifts and people stay. Zones set who gives way.",
    },
    {
      title: "A WMS in charge",
      text: "Stock stays in it. Each transport is reported back.",
    },
  ],
  figures: [
    ...figureOf("fork", "Speed", "all three, between dock and rack"),
    ...figureOf("counterBalance", "Lift", "lift of the counterbalance fork"),
    ...figureOf(
      "counterBalance",
      "Charge",
      `to charge it for ${inWords("counterBalance", "Run time")} of work`,
    ),
  ],
  caseStudy: "dock-to-rack",
  studyPicture: "use-case-inbound-outbound",
  questions: [
    {
      question: "How is the fleet sized?",
      answer: [
        "Peak missions per hour, times cycle time in hours, divided by utilisation: 60 missions at 5 minutes each and 80% utilisation make 6.25, so seven vehicles.",
      ],
    },
    {
      question: "What about seasonal peaks?",
      answer: ["Size the fleet for the season's peak hour, or add vehicles later: they join the same map."],
    },
    {
      question: "Can we begin with one dock?",
      answer: ["Yes: with one dock, one aisle and two vehicles."],
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
