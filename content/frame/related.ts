import { vehicleAddress } from "#vehicles/address.ts";
import { type Vehicle, vehicles } from "#vehicles/index.ts";
import type { InternalLink } from "../posts/internal-link.ts";
import { softwarePage, softwarePages } from "../products/software-pages.ts";
import { industries } from "../tasks/industries.ts";
import { useCases } from "../tasks/use-cases.ts";
import { vehiclesFirst } from "../wording/counts.ts";

/** A page to read next, and why. */
export type RelatedLink<To extends string = string> = { to: To; text: string };

type Page = { category: string; title: string; to: InternalLink };

const pages: readonly Page[] = [
  ...useCases.map(({ path, name }) => ({ category: "Use case", title: name, to: path })),
  ...industries.map(({ path, name }) => ({ category: "Industry", title: name, to: path })),
  ...vehicles.map(({ product, title }: Vehicle) => ({
    category: "Vehicle",
    title,
    to: vehicleAddress(product),
  })),
  ...softwarePages.map(({ path, name }) => ({ category: softwarePage.above.name, title: name, to: path })),
  { category: "MAG", title: `${vehiclesFirst} vehicles`, to: "/products/Mag" },
];

/** Those pages with their names; pages that no longer exist are left out. */
export const relatedPages = (links: readonly RelatedLink[]) =>
  links.flatMap(({ to, text }) => pages.filter((page) => page.to === to).map((page) => ({ ...page, text })));
