import { contactPath } from "#app/contact-path.ts";
import { siteHall } from "#app/sections/fleet-screen/site-hall.ts";
import { findPage } from "#content/frame/pages.ts";
import { relatedPages } from "#content/frame/related.ts";
import { modelOf } from "#content/pictures/modelled/model-of.ts";
import { softwarePage, softwarePages } from "#content/products/software-pages.ts";
import { type CaseStudyId, caseStudies } from "#content/tasks/case-studies.ts";

/** Everything that the page of a part of SyncOS shows, put together from its records. */
export async function loadSoftware(pathname: string) {
  const page = findPage(pathname);
  const software = softwarePages.find(({ path }) => path === page?.path);
  if (!page || !software) throw new Error(`content/ has no software page for ${pathname}`);
  const { path, title, description, heading, statement, introduction } = page;
  return {
    ...software,
    page: { path, title, description, heading, statement, introduction },
    contact: contactPath(path.split("/").at(-1) ?? ""),
    words: softwarePage,
    site: siteHall(software.opening.begins),
    proof: await proofOf(software.proof),
    above: path === softwarePage.above.to ? [] : [softwarePage.above],
    related: relatedPages(software.related),
  };
}

/** A case study as an example: its result in a sentence. Undefined if it or its vehicle has left the site. */
async function proofOf(id: CaseStudyId) {
  const study = caseStudies.find((each) => each.id === id);
  const model = await modelOf(id);
  return study && model && { id, site: study.site, title: study.title, result: model.result };
}

export type SoftwareData = Awaited<ReturnType<typeof loadSoftware>>;
