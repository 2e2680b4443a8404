import { caseStudies } from "#content/case-studies.ts";
import { allDocuments } from "#content/documents.ts";
import { events } from "#content/events.ts";
import { pages } from "#content/pages.ts";
import { episodes } from "#content/podcasts.ts";

/** Not prerendered: they show posts, which change while the site runs; so do the feed and the sitemap. */
const blogPaths = ["/blogs", "/native-blogs"];

/** Addresses that the build renders once; all others are rendered at request time. */
export function prerenderedPaths() {
  return [
    "/",
    "/enquiry/sent",
    "/enquiry/thank-you",
    ...pages.map((page) => page.path).filter((path) => !blogPaths.includes(path)),
    ...caseStudies.map((study) => `/case-study/${study.id}`),
    ...episodes.map(({ id }) => `/podcasts/${id}`),
  ];
}

/** For each document, the page that asks for the visitor's details and the one that thanks. */
export function prerenderedDocumentPages() {
  return allDocuments.flatMap(({ id }) => [`/documents/${id}`, `/enquiry/thank-you/${id}`]);
}

/** Files for crawlers and other programs that the build renders beside the pages. */
export function prerenderedFiles() {
  return ["/robots.txt", "/llms.txt", ...events.map(({ id }) => `/calendar/${id}.ics`)];
}
