import { promise } from "../../forms/promise.ts";
import type { Words } from "../../posts/internal-link.ts";
import { allCaseStudies, vehiclesFirst } from "../../wording/counts.ts";
/** Words of the page /our-solution. */
export const ourSolution = {
  picture: "syncos",
  deal: {
    station: "The deal",
    heading: "Who does what, from visit to handover.",
    sides: { yours: "You", ours: "We" },
    steps: [
      { title: "Visit", yours: ["Walk the route with the customer", "Note loads, distances and shifts"] },
      {
        title: "Size",
        ours: [
          "A fleet for the peak hour",
          "A drawing: lanes, charging places, crossings",
          "A list of open points",
        ],
      },
      {
        title: "Offer",
        yours: ["Quote vehicles, software and site work together, in your name"],
        ours: ["Our part of your offer", "Datasheets and drawings"],
      },
      {
        title: "Commission",
        yours: ["Marking, power, network", "Zones prepared as ISO 3691-4 requires"],
        ours: ["The vehicles", "SyncOS, installed and updated"],
      },
      {
        title: "Hand over",
        yours: ["The customer, who stays yours", "First-line service in the region"],
        ours: ["Second-line support", "Spare parts"],
      },
    ],
    note: "The contract names who is on site for the first route, who looks at the log, and how often. After handover the customer's people run the fleet.",
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
