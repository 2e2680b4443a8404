import type { Report } from "../report.ts";
import { inSheet } from "../sheet-rows.ts";

export const floor = {
  id: "floor",
  title: "Is the floor ready?",
  summary:
    "What to measure, mark and agree before the first vehicle arrives. Print it, and walk the route with it.",
  readers: "For site managers and safety engineers",
  published: "2026-10-20",
  sections: [
    {
      heading: "Measure",
      checks: [
        `Aisles where the MAG 1400 Fork stacks: ${inSheet("fork", "Aisle")}; the MAG 1400 Fork AMR: ${inSheet("counterBalance", "Aisle")}`,
        `Lanes where two pass: ${inSheet("fork", "Lane for two")}; clearances of the site come on top`,
        "Doorways: clear width and height, with the load on",
        "Floor gaps, sills and drains on the route",
        "Gradients, at their steepest metre",
        "Heights of conveyors at each handover",
      ],
    },
    {
      heading: "Know the loads",
      checks: [
        "Pallets: open or closed, EUR (1200 × 800 × 144 mm, 20 to 24 kg) or another kind",
        "Weight of the heaviest load, against the payload of the vehicle",
        "Overhang, film tails and labels at the pick-up side",
        "Feet and clearances of trolleys and racks",
      ],
    },
    {
      heading: "Mark",
      checks: [
        "Operating zones, as annex A of ISO 3691-4 requires",
        "Crossings with people: lines, light, a place to wait",
        "One-way lanes, speed limits, no-go zones",
        "Charging places, out of the way but close to the route",
      ],
    },
    {
      heading: "Agree",
      checks: [
        "Who does the risk assessment: the party that commissions the system",
        "Who releases a vehicle after an emergency stop; it never starts again by itself",
        "Which system owns the stock, and where orders come from",
        "What happens when a place is blocked, at night or on a Sunday",
      ],
      link: { label: "The same as a guide to hand on", to: "/product-documentation" },
    },
  ],
} as const satisfies Report;
