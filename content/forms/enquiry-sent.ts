import { allCaseStudies } from "../wording/counts.ts";
import { promise } from "./promise.ts";

/** Words of the page that follows a form sent without script. */
export const enquirySent = {
  title: "Enquiry sent",
  description: `${promise.kept} ${promise.short}`,
  next: `${promise.kept} ${promise.short} ${promise.hours}`,
  caseStudies: allCaseStudies.label,
  documents: "Datasheets and guides",
  home: "Back to the home page",
} as const;
