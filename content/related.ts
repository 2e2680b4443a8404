import { vehicleAddress } from "#vehicles/address.ts";
import { type Vehicle, vehicles } from "#vehicles/index.ts";
import { vehiclesFirst } from "./counts.ts";
import { industries } from "./industries.ts";
import type { InternalLink } from "./internal-link.ts";
import type { PictureName } from "./pictures.ts";
import { softwarePage, softwarePages } from "./software-pages.ts";
import { useCases } from "./use-cases.ts";

/** A page to read next, and why. */
export type RelatedLink<To extends string = string> = { to: To; text: string };

type Card = { category: string; title: string; to: InternalLink; picture: PictureName };

const cards: readonly Card[] = [
  ...useCases.map(({ path, name, picture }) => ({ category: "Use case", title: name, to: path, picture })),
  ...industries.map(({ path, name, picture }) => ({ category: "Industry", title: name, to: path, picture })),
  ...vehicles.map(({ product, title, picture }: Vehicle) => ({
    category: "Vehicle",
    title,
    to: vehicleAddress(product),
    picture,
  })),
  ...softwarePages.flatMap(({ path, name, picture }) =>
    picture ? [{ category: softwarePage.above.name, title: name, to: path, picture }] : [],
  ),
  { category: "MAG", title: `${vehiclesFirst} vehicles`, to: "/products/Mag", picture: "family" },
];

/** The cards of those pages; pages that no longer exist are left out. */
export const relatedCards = (links: readonly RelatedLink[]) =>
  links.flatMap(({ to, text }) => cards.filter((card) => card.to === to).map((card) => ({ ...card, text })));
