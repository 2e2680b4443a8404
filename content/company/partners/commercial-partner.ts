import { promise } from "../../forms/promise.ts";
import type { PictureName } from "../../pictures/pictures.ts";
import type { Words } from "../../posts/internal-link.ts";
import { allCaseStudies, vehicleCount, vehiclesFirst } from "../../wording/counts.ts";
import { highestLift, payloads } from "../../wording/line.ts";

/** A kind of commercial partner, as the accordion shows it. */
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
      "Sell and rent MAG vehicles in a region they know, alongside the trucks they sell today. They are the first contact; the planner and the drawings on this site size and place a fleet.",
    keyPoints: [
      "A region where customers already call you",
      "People who can show a vehicle at work",
      "First-line service in the region",
    ],
    image: "fork",
  },
  {
    title: "System integrators",
    content:
      "Plan complete sites: storage, conveyors, software and the fleet between them. They bring the project, we bring vehicles that match the fixed equipment in height and interface.",
    keyPoints: [
      "Layouts checked for aisle widths, gradients and crossings",
      "VDA 5050 over MQTT between fleet control and vehicles",
    ],
    image: "blog-7",
  },
  {
    title: "Consultants",
    content: `Advise operators before anything is bought. Our sizing method and the figures of all ${vehicleCount} vehicles are on this site, and the planner says so when no vehicle fits.`,
    keyPoints: [
      "Sizing for the peak hour, with its assumptions written down",
      "Datasheets, drawings and interface descriptions for the file",
    ],
    image: "blog-2",
  },
  {
    title: "Service partners",
    content:
      "Keep fleets running: inspections, batteries, scanners, tape. They work from the manual and from the Fleet Manager's log.",
    keyPoints: [
      "People who know industrial trucks and their batteries",
      "The log says which vehicle, which place, which obstruction",
    ],
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
    headline: "Who sells, plans and services with us.",
    samples: "Sample names: this site is an example, and its partners are invented.",
  },
  types: { station: "Types", heading: "Types of Commercial Partners" },
  why: {
    station: "Reasons",
    heading: "Why become a commercial partner",
    reasons: [
      {
        title: `${vehiclesFirst} vehicles, one range`,
        text: `Pallets, carts, racks and conveyors: payloads from ${payloads} and lift heights to ${highestLift} in one range, on one floor, in one quote.`,
      },
      {
        title: "Open interfaces",
        text: "The fleet speaks VDA 5050 and the Integrator speaks REST, MQTT and OPC UA. Your customers keep what they run today.",
      },
      {
        title: "Duties that are clear",
        text: "The party that commissions the system signs its risk assessment; we contribute the vehicle's part.",
      },
      {
        title: "Tools before the first quote",
        text: "The planner, the drawings and the message checker work without a form: your people try them on a customer's floor.",
      },
    ] satisfies readonly Reason[],
  },
  form: {
    station: "Enquiry",
    headline: "Which floors do you know?",
    text: `Tell us your region, your industries and what you sell today. ${promise.short}`,
    related: [
      { label: `${vehiclesFirst} vehicles side by side`, note: "What you would offer", to: "/products/Mag" },
      { label: "Datasheets and guides", note: "Product documentation", to: "/product-documentation" },
      allCaseStudies,
    ],
  },
} as const satisfies Words;
