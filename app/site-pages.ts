import { addressOf, type BuiltFamily, builtFamilies, type Pattern, plainPaths } from "#addresses/pages.ts";
import { events } from "#content/company/events.ts";
import { allDocuments } from "#content/documents/documents.ts";
import { episodes } from "#content/posts/podcasts.ts";
import { caseStudies } from "#content/tasks/case-studies.ts";
import { industries } from "#content/tasks/industries.ts";
import { useCases } from "#content/tasks/use-cases.ts";

/** What each family of addresses/pages.ts has today. */
const members: Readonly<Record<BuiltFamily, readonly string[]>> = {
  "/use-cases/:task": useCases.map(({ path }) => path),
  "/industries/:task": industries.map(({ path }) => path),
  "/case-study/:id": caseStudies.map(({ id }) => `/case-study/${id}`),
  "/podcasts/:id": episodes.map(({ id }) => `/podcasts/${id}`),
  "/documents/:document": allDocuments.map(({ id }) => `/documents/${id}`),
  "/enquiry/thank-you/:document?": [
    "/enquiry/thank-you",
    ...allDocuments.map(({ id }) => `/enquiry/thank-you/${id}`),
  ],
  "/calendar/:file": events.map(({ id }) => `/calendar/${id}.ics`),
};

/** Every page and file that the build writes, with what the list says of it. */
export const prerenderedPages = [
  ...plainPaths.filter((path) => addressOf(path).made === "at build").map((path) => entryOf(path, path)),
  ...builtFamilies.flatMap((family) => members[family].map((path) => entryOf(path, family))),
];

function entryOf(path: string, pattern: Pattern) {
  return { path, ...addressOf(pattern) };
}

/** Addresses that the build renders; the server renders the others. */
export const prerenderedPaths: readonly string[] = prerenderedPages.map(({ path }) => path);
