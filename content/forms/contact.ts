import { company } from "../company/company.ts";
import { answerLinks } from "../frame/answers/answer.ts";
import type { Words } from "../posts/internal-link.ts";
import { vehiclesFirst } from "../wording/counts.ts";
import { promise } from "./promise.ts";

/** Words of the page /contact. */
export const contactWords = {
  form: { station: "Enquiry", heading: "Your enquiry" },
  subject: {
    kinds: {
      vehicle: "vehicle",
      caseStudy: "case study",
      page: "page",
      plan: "plan",
      unnamed: "without a name",
    },
    /** Begins the message. */
    about: "About:",
    shown: "Your message is about the",
    hint: "Its first line says so; you can change it.",
    longestPlan: 4000 /* characters of its link: the largest that the planner's page opens has some 3000, a message 5000 */,
  },
  answers: {
    station: "Who answers",
    heading: "Who answers what",
    bring: "Have at hand",
    people: [
      {
        role: "Application engineers",
        what: "Loads, routes, fleet sizes, drawings, prices",
        bring: "Missions per hour in the peak, distances, pallet types, shifts",
        address: company.email,
      },
      {
        role: "Service",
        what: "Breakdowns, spare parts, software updates",
        bring: "The vehicle's number and the status on its screen",
        address: company.email,
      },
      {
        role: "Partner programme",
        what: "Dealers, integrators, consultants, service partners",
        bring: "Your region, your industries and what you sell today",
        address: company.email,
      },
      {
        role: "People",
        what: "Open roles, internships, school visits",
        bring: "What you have built, repaired or run",
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
        title: "Received",
        text: promise.kept,
      },
      {
        title: "Read",
        text: "A person passes it to the right colleague; its status page says so.",
      },
      {
        title: "Answered",
        text: `${promise.short} If figures are missing, the engineer asks for them first. ${promise.hours}`,
      },
    ],
  },
  related: [
    { label: "Which vehicle, and how many?", note: "The planner answers at once", to: "/planner" },
    ...answerLinks,
    { label: "What we need to size a fleet", note: "Report", to: "/reports#sizing" },
    { label: `${vehiclesFirst} vehicles side by side`, note: "MAG overview", to: "/products/Mag" },
    { label: "Datasheets and guides", note: "Product documentation", to: "/product-documentation" },
  ],
} as const satisfies Words;
