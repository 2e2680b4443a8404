import { href } from "react-router";
import { home } from "#content/frame/home.ts";
import { type Page, pages } from "#content/frame/pages.ts";
import { episodes } from "#content/posts/podcasts.ts";
import { caseStudies } from "#content/tasks/case-studies.ts";
import { vehicleAddress } from "#vehicles/address.ts";
import { vehicles } from "#vehicles/index.ts";

export type ListedPage = { path: string; title: string; description: string };

/** Every page that search engines may list, at its canonical address. */
export function listedPages(): ListedPage[] {
  return [
    { path: "/", title: home.title, description: home.description },
    ...pages.filter((page: Page) => page.listed !== false),
    ...vehicles.map(({ product, title, summary }) => ({
      path: vehicleAddress(product),
      title,
      description: summary,
    })),
    ...caseStudies.map(({ id, title, site, after }) => ({
      path: href("/case-study/:id", { id }),
      title,
      description: `${site}. ${after}`,
    })),
    ...episodes.map(({ id, title, summary }) => ({
      path: href("/podcasts/:id", { id }),
      title,
      description: summary,
    })),
  ];
}
