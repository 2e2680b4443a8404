import { allCaseStudies } from "./counts.ts";
import { promise } from "./promise.ts";

/** Words of the page that follows a form sent without script. */
export const enquirySent = {
  title: "Message sent",
  description: `Your message has reached us. ${promise.short} A confirmation is on its way to you.`,
  next: `${promise.short} A confirmation is on its way to you.`,
  caseStudies: allCaseStudies.label,
  documents: "Datasheets and guides",
  home: "Back to the home page",
} as const;
