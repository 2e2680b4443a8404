import { allCaseStudies } from "./counts.ts";
/** Words of the page at which a form that was sent without script arrives. */
export const enquirySent = {
  title: "Message sent",
  description:
    "Your message has reached us. An engineer reads it and answers by email; a confirmation is on its way to you.",
  next: "An engineer reads it and answers by email. A confirmation is on its way to you.",
  caseStudies: allCaseStudies.label,
  documents: "Datasheets and guides",
  home: "Back to the home page",
} as const;
