import { careersWords, type Role } from "#content/careers.ts";
import { company } from "#content/company.ts";
import type { FleetEvent } from "#content/events.ts";
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

/** An event, open to everybody who registers. */
export function eventJsonLd({ title, text, start, end, place, online }: FleetEvent): JsonLd {
  return {
    "@type": "Event",
    name: title,
    description: text,
    url: addressOf("/events"),
    image: addressOf(cardPath("/events")),
    startDate: start,
    endDate: end,
    eventStatus: "https://schema.org/EventScheduled",
    eventAttendanceMode: `https://schema.org/${online ? "Online" : "Offline"}EventAttendanceMode`,
    location: online
      ? { "@type": "VirtualLocation", url: addressOf("/events") }
      : { "@type": "Place", name: place, address: place },
    organizer: organizationJsonLd,
  };
}

/** An open role. */
export function jobJsonLd({ id, title, summary, does, brings, posted }: Role): JsonLd {
  const { city, region, countryCode } = company.place;
  const words = careersWords.roles;
  return {
    "@type": "JobPosting",
    title,
    description: `<p>${summary}</p>${listOf(words.does, does)}${listOf(words.brings, brings)}`,
    identifier: { "@type": "PropertyValue", name: company.name, value: id },
    datePosted: posted,
    employmentType: "FULL_TIME",
    hiringOrganization: organizationJsonLd,
    jobLocation: {
      "@type": "Place",
      address: {
        "@type": "PostalAddress",
        addressLocality: city,
        addressRegion: region,
        addressCountry: countryCode,
      },
    },
  };
}

function listOf(heading: string, items: readonly string[]) {
  return `<p>${heading}</p><ul>${items.map((item) => `<li>${item}</li>`).join("")}</ul>`;
}
