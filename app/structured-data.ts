import { company } from "#content/company/company.ts";
import { filmsDate } from "#content/pictures/films.ts";
import type { Faq } from "#content/products/faqs.ts";
import type { Quantity } from "#content/wording/figures.ts";
import { homeLink } from "./home-link.ts";

/** One entry of a page's JSON-LD. */
export type JsonLd = { "@type": string; [property: string]: unknown };

type Place = { name: string; to: string };

/** The breadcrumb of a page: those above it, below the home page, and the page itself. */
export function breadcrumbJsonLd(places: readonly Place[]): JsonLd {
  return {
    "@type": "BreadcrumbList",
    itemListElement: [homeLink, ...places].map(({ name, to }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: company.siteUrl + to,
    })),
  };
}

export function faqJsonLd(faqs: readonly Faq[]): JsonLd {
  return {
    "@type": "FAQPage",
    mainEntity: faqs.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer.join(" ") },
    })),
  };
}

type Product = {
  name: string;
  description: string;
  path: string;
  image: string;
  quantities: readonly Quantity[];
};

/** A vehicle with its figures. */
export function productJsonLd({ name, description, path, image, quantities }: Product): JsonLd {
  return {
    "@type": "Product",
    name,
    description,
    url: company.siteUrl + path,
    image: company.siteUrl + image,
    brand: { "@type": "Brand", name: company.name },
    additionalProperty: quantities.map(quantityJsonLd),
  };
}

/** One number, or the two of a range. */
function quantityJsonLd({ label, values: [from, to], unit }: Quantity): JsonLd {
  return {
    "@type": "PropertyValue",
    name: label,
    ...(from === to ? { value: from } : { minValue: from, maxValue: to }),
    unitText: unit,
    unitCode: unitCodes[unit],
  };
}

/** UN/CEFACT codes, as schema.org requires. */
const unitCodes: Record<string, string> = { kg: "KGM", "m/s": "MTS", mm: "MMT", hrs: "HUR" };

type Film = { name: string; src: string; alt: string; length: string };

/** A film that plays on the page; `length` as a player says it, "0:14". */
export function videoJsonLd({ name, src, alt, length }: Film): JsonLd {
  const [minutes, seconds] = length.split(":").map(Number);
  return {
    "@type": "VideoObject",
    name,
    description: alt,
    thumbnailUrl: `${company.siteUrl}${src}.webp`,
    contentUrl: `${company.siteUrl}${src}.mp4`,
    duration: `PT${minutes}M${seconds}S`,
    uploadDate: `${filmsDate}T00:00:00Z`,
  };
}
