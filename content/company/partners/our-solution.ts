import { promise } from "../../forms/promise.ts";
import type { Words } from "../../posts/internal-link.ts";
import { allCaseStudies, vehiclesFirst } from "../../wording/counts.ts";
/** Words of the page /our-solution. */
export const ourSolution = {
  picture: "syncos",
  shares: {
    station: "Who brings what",
    ours: {
      heading: "We bring",
      items: [
        "The vehicles, with datasheets and drawings",
        "SyncOS, installed and updated",
        "Fleet sizing for the peak hour",
        "Layout of lanes, charging places and crossings",
        "Spare parts and second-line support",
      ],
    },
    yours: {
      heading: "You bring",
      items: [
        "The customer, and knowledge of the floor",
        "The offer, in your name",
        "Site work: marking, power, network",
        "First-line service in the region",
      ],
    },
  },
  steps: {
    station: "How a sale runs",
    heading: "From the first visit to handover",
    items: [
      { title: "Visit", text: "You walk the route with the customer and note loads, distances and shifts." },
      { title: "Size", text: "We turn the notes into a fleet size, a drawing and a list of open points." },
      {
        title: "Offer",
        text: "You quote vehicles, software and site work together; our part is in your offer.",
      },
      {
        title: "Commission",
        text: "Zones are prepared as ISO 3691-4 requires, then the first route goes live. The contract names who is on site.",
      },
      {
        title: "Hand over",
        text: "The customer's people run the fleet. The contract says who looks at the log, and how often.",
      },
    ],
  },
  form: {
    station: "Enquiry",
    headline: "Who is it for?",
    text: `Tell us about a customer you have in mind. ${promise.full}`,
    related: [
      {
        label: `${vehiclesFirst} vehicles side by side`,
        note: "The line that you offer",
        to: "/products/Mag",
      },
      { label: "How a fleet is sized", note: "Report", to: "/reports#sizing" },
      allCaseStudies,
    ],
  },
} as const satisfies Words;
