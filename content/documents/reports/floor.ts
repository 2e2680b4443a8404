import { inSheet } from "../../products/sheet-rows.ts";
import type { Report } from "../report.ts";

export const floor = {
  id: "floor",
  title: "Is the floor ready?",
  summary: "What to measure, mark and agree beforehand. Print it and walk the route.",
  readers: "For site managers and safety engineers",
  published: "2026-10-20",
  sections: [
    {
      heading: "Measure",
      checks: [
        `Aisles where the MAG 1400 Fork stacks: ${inSheet("fork", "Aisle")}; the MAG 1400 Fork AMR: ${inSheet("counterBalance", "Aisle")}`,
        `Lanes where two pass: ${inSheet("fork", "Lane for two")}; add the site's clearances`,
        "Doorways: clear width and height, loaded",
        "Floor gaps, sills and drains",
        "Gradients, at their steepest metre",
        "Heights of conveyors at each handover",
      ],
    },
    {
      heading: "Know the loads",
      checks: [
        "Pallets: open or closed, EUR (1200 × 800 × 144 mm, 20 to 24 kg) or another kind",
        "Heaviest load, against the payload",
        "Overhang, film tails and labels at the pick-up side",
        "Feet and clearances of trolleys and racks",
      ],
    },
    {
      heading: "Mark",
      checks: [
        "Operating zones, by annex A of ISO 3691-4",
        "Crossings with people: lines, light, a place to wait",
        "One-way lanes, speed limits, no-go zones",
        "Chargers, off the route but close to it",
      ],
    },
    {
      heading: "Agree",
      checks: [
        "Risk assessment: the party that commissions the system",
        "Who releases a vehicle after an emergency stop; it never restarts by itself",
        "Which system owns the stock, and which sends orders",
        "What happens if a place is blocked at night or on Sunday",
      ],
      link: { label: "The same as a guide to hand on", to: "/product-documentation" },
    },
  ],
} as const satisfies Report;
