import { company } from "#content/company/company.ts";
import { cardPath } from "./card-path.ts";
import type { JsonLd } from "./structured-data.ts";

/** The full address of a path of this site. */
export const addressOf = (path: string) => company.siteUrl + path;

export const organizationJsonLd: JsonLd = {
  "@type": "Organization",
  "@id": addressOf("/#organization"),
  name: company.name,
  url: addressOf("/"),
  logo: addressOf("/icon-512.png"),
  email: company.email,
  sameAs: company.social.map(({ url }) => url),
};

export const webSiteJsonLd: JsonLd = {
  "@type": "WebSite",
  "@id": addressOf("/#website"),
  name: company.name,
  url: addressOf("/"),
  publisher: { "@id": organizationJsonLd["@id"] },
};

type Article = { headline: string; description: string; path: string; published: string };

/** Something to read: a case study, a news item, a report. `published` is an ISO date. */
export function articleJsonLd({ headline, description, path, published }: Article): JsonLd {
  return {
    "@type": "Article",
    headline,
    description,
    url: addressOf(path),
    mainEntityOfPage: addressOf(path),
    image: addressOf(cardPath(path.replace(/#.*/, ""))),
    datePublished: published,
    author: organizationJsonLd,
    publisher: organizationJsonLd,
  };
}
