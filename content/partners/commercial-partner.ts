import { vehicleCount, vehiclesFirst } from "../counts.ts";
import type { PictureName } from "../pictures.ts";

/** A kind of commercial partner, as the accordion tells it. */
export type PartnerType = {
  readonly title: string;
  readonly content: string;
  readonly keyPoints?: readonly string[];
  readonly image: PictureName;
};

export const partnerTypes = [
  {
    title: "Dealers",
    content:
      "Sell and rent MAG vehicles in a region that they know, beside the trucks that they sell today. They answer first, and we stand behind them with sizing and drawings.",
    keyPoints: [
      "A region with customers who call you already",
      "A demonstration vehicle and somebody who can drive a demo",
      "First-line service, with parts from us",
    ],
    image: "fork",
  },
  {
    title: "System integrators",
    content:
      "Plan whole halls: storage, conveyors, software and the fleet between them. They bring the project, we bring vehicles that meet the fixed equipment at its height and its interface.",
    keyPoints: [
      "Layouts checked for aisle widths, gradients and crossings",
      "VDA 5050 over MQTT between fleet control and vehicles",
      "One contact through commissioning",
    ],
    image: "case-4",
  },
  {
    title: "Consultants",
    content: `Advise operators before anything is bought. They get the method that we size fleets with, the figures of all ${vehicleCount} vehicles, and an engineer who says no where a forklift is the better choice.`,
    keyPoints: [
      "Sizing for the peak hour, with its assumptions written down",
      "Datasheets, drawings and interface descriptions for the file",
    ],
    image: "blog-2",
  },
  {
    title: "Service partners",
    content:
      "Keep fleets running: inspections, batteries, scanners, tape. They are trained on the vehicles and see what the Fleet Manager sees.",
    image: "blog-6",
  },
] as const satisfies readonly PartnerType[];

type Reason = { readonly title: string; readonly text: string };

/** Words of the page /partner-with-us. */
export const commercialPartner = {
  picture: "partners",
  logos: {
    station: "Partners",
    heading: "Our Commercial Partners",
    headline: "Eight who know their floors.",
  },
  types: { station: "Types", heading: "Types of Commercial Partners" },
  why: {
    station: "Reasons",
    heading: "Why become a commercial partner",
    reasons: [
      {
        title: `${vehiclesFirst} vehicles, one answer`,
        text: "Pallets, carts, racks and conveyors: payloads from 1000 to 1500 kg and lift heights to 3000 mm are one line, on one map, in one offer.",
      },
      {
        title: "An interface, not a wall",
        text: "The fleet speaks VDA 5050 and the Integrator speaks REST, MQTT and OPC UA. What your customer runs today stays.",
      },
      {
        title: "Engineers on your side",
        text: "Sizing, layout and risk assessment are prepared with you. Whoever commissions the system does the assessment, and we bring the vehicle's part of it.",
      },
      {
        title: "Training before selling",
        text: "Sales, planning and service each have a course, on real vehicles, before the first offer goes out.",
      },
    ] satisfies readonly Reason[],
  },
  form: {
    station: "Enquiry",
    headline: "Which floors do you know?",
    text: "Tell us your region, your industries and what you sell today. The person who runs our partner programme answers.",
    related: [
      { label: `${vehiclesFirst} vehicles side by side`, note: "What you would offer", to: "/products/Mag" },
      { label: "Datasheets and guides", note: "Product documentation", to: "/product-documentation" },
      { label: "Six sites, before and after", note: "Case studies", to: "/case-studies" },
    ],
  },
} as const;
