import { organizationJsonLd } from "#app/company-json-ld.ts";
import type { JsonLd } from "#app/structured-data.ts";
import { careersWords, type Role } from "#content/company/careers.ts";
import { company } from "#content/company/company.ts";

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
