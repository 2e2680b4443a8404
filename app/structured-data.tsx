import { company } from "#content/company.ts";

/** A schema.org thing; `@context` is added where it is written out. */
export type Thing = { "@type": string } & Record<string, unknown>;

/** Facts for machines (JSON-LD). `<` is written as an escape, so that no words can end the script. */
export function StructuredData({ data }: { data: Thing }) {
  const json = JSON.stringify({ "@context": "https://schema.org", ...data }).replaceAll("<", "\\u003c");
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with its "<" escaped
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}

/** The full address of a path of this site. */
export const addressOf = (path: string) => company.siteUrl + path;

/** Whoever a thing belongs to or comes from. */
export const organization: Thing = {
  "@type": "Organization",
  "@id": addressOf("/#organization"),
  name: company.name,
  url: addressOf("/"),
  logo: addressOf("/icon-512.png"),
  email: company.email,
  sameAs: company.social.map(({ url }) => url),
};

export const webSite: Thing = {
  "@type": "WebSite",
  "@id": addressOf("/#website"),
  name: company.name,
  url: addressOf("/"),
  publisher: { "@id": organization["@id"] },
};

/** Where a page stands, from the home page down to itself. */
export function breadcrumbList(trail: readonly { name: string; to: string }[]): Thing {
  return {
    "@type": "BreadcrumbList",
    itemListElement: trail.map(({ name, to }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: addressOf(to),
    })),
  };
}
