import { cardPath } from "#app/card-path.ts";
import { addressOf } from "#app/company-json-ld.ts";
import type { JsonLd } from "#app/structured-data.ts";
import { company } from "#content/company/company.ts";

type Episode = { title: string; summary: string; path: string; published: string; minutes: number };

/** An episode of the podcast. `published` is an ISO date. */
export function episodeJsonLd({ title, summary, path, published, minutes }: Episode): JsonLd {
  return {
    "@type": "PodcastEpisode",
    name: title,
    description: summary,
    url: addressOf(path),
    image: addressOf(cardPath(path)),
    datePublished: published,
    timeRequired: `PT${minutes}M`,
    partOfSeries: {
      "@type": "PodcastSeries",
      name: `${company.name}: podcasts`,
      url: addressOf("/podcasts"),
    },
  };
}
