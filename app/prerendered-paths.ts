import { caseStudies } from "#content/case-studies.ts";
import { pages } from "#content/pages.ts";

/** Addresses that are rendered once, by the build; the rest is rendered when it is asked for. */
export function prerenderedPaths() {
  return [
    "/",
    "/enquiry/sent",
    ...pages.map((page) => page.path),
    ...caseStudies.map((study) => `/case-study/${study.id}`),
  ];
}
