import { inSheet } from "../../products/sheet-rows.ts";
import type { Report } from "../report.ts";

export const floor = {
  id: "floor",
  title: "Is the floor ready?",
  summary: "What to measure, mark and agree. Print it and walk the route.",
  readers: "For site managers and safety engineers",
  published: "2026-10-20",
  figure: {
    kind: "walk",
    heading: "Measure",
    label:
      "Plan of a floor: an aisle between racks, a lane for two, a doorway, a drain, a slope and a conveyor.",
    aisle: Number.parseFloat(inSheet("fork", "Aisle")),
    lane: Number.parseFloat(inSheet("fork", "Lane for two")),
    measures: [
      `Aisles to stack in: MAG 1400 Fork ${inSheet("fork", "Aisle")}, Fork AMR ${inSheet("counterBalance", "Aisle")}`,
      `Lanes for two: ${inSheet("fork", "Lane for two")}; add the site's clearances`,
      "Doorways: clear width and height",
      "Floor gaps, sills and drains",
      "Gradients, at the steepest metre",
      "Conveyor heights",
    ],
  },
  sections: [
    {
      heading: "Know the loads",
      checks: [
        "Pallets: open or closed, EUR (1200 × 800 × 144 mm, 20–24 kg) or other",
        "Heaviest load against payload",
        "Overhang, film tails, labels",
        "Trolleys: feet and clearance",
      ],
    },
    {
      heading: "Mark",
      checks: [
        "Operating zones (ISO 3691-4, annex A)",
        "Crossings: lines, light, a place to wait",
        "One-way lanes, speed limits, no-go zones",
        "Chargers, close to the route, not on it",
      ],
    },
    {
      heading: "Agree",
      checks: [
        "Risk assessment: whoever commissions the system",
        "Who releases a vehicle after an emergency stop",
        "Which system owns the stock, which sends orders",
        "What to do if a place is blocked at night",
      ],
      link: { label: "As a guide to hand on", to: "/product-documentation" },
    },
  ],
} as const satisfies Report;
