import { company } from "./company.ts";
import { vehiclesFirst } from "./counts.ts";

/** Words of the page /contact. */
export const contactWords = {
  form: { station: "Enquiry", heading: "Your message" },
  answers: {
    station: "Who answers",
    heading: "Who answers what",
    people: [
      {
        role: "Application engineers",
        what: "Loads, routes, fleet sizes, drawings, prices",
        bring: "Missions per hour in the peak, distances, pallet types, shifts",
        address: company.email,
      },
      {
        role: "Service",
        what: "A vehicle that stands, spare parts, software updates",
        bring: "The vehicle's number, and the state that its screen shows",
        address: company.email,
      },
      {
        role: "Partner programme",
        what: "Dealers, integrators, consultants, service partners",
        bring: "Your region, your industries, what you sell today",
        address: company.email,
      },
      {
        role: "People",
        what: "Open roles, internships, school visits",
        bring: "What you have built, fixed or run",
        address: company.careersEmail,
      },
      {
        role: "Privacy",
        what: "What we hold about you, and how to have it erased",
        bring: "The email address that you used",
        address: company.privacyEmail,
      },
    ],
  },
  after: {
    station: "What happens next",
    heading: "After you press send",
    items: [
      {
        title: "Stored",
        text: "Your message is on disk before the page says so. You get a reference by email.",
      },
      {
        title: "Read",
        text: "A person reads it and passes it to whoever can answer. Nothing is sold or handed on.",
      },
      {
        title: "Answered",
        text: "An engineer writes or calls, with questions first where figures are missing.",
      },
    ],
  },
  related: [
    { label: "Which figures a sizing needs", note: "Report", to: "/reports#sizing" },
    { label: `${vehiclesFirst} vehicles side by side`, note: "MAG overview", to: "/products/Mag" },
    { label: "Datasheets and guides", note: "Product documentation", to: "/product-documentation" },
  ],
} as const;
