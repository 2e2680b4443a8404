import { lazy } from "react";
import { organizationJsonLd, webSiteJsonLd } from "#app/company-json-ld.ts";
import { KeepServerHtml, orServerHtml } from "#app/document/server-html.tsx";
import { StructuredData } from "#app/document/structured-data.tsx";
import { whenNeeded } from "#app/document/when-needed.ts";
import { pageMeta } from "#app/page-meta.ts";
import { home } from "#content/frame/home.ts";
import { Sections } from "#ui/line/sections.tsx";
import type { Route } from "./+types/home.ts";
import { Contact } from "./contact/contact.tsx";
import { Customers } from "./customers/customers.tsx";
import { Hero } from "./hero/hero.tsx";
import { homeContent } from "./home-content.ts";
import { allLater } from "./later-leads.ts";
import { laterStyles } from "./later-styles.ts";
import { Stats } from "./stats/stats.tsx";

export const handle = { styles: laterStyles };

export function loader() {
  return { title: home.title, description: home.description, content: homeContent(), leads: allLater };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? pageMeta({ ...loaderData, path: "/" }) : [];
}

const later = "later";

/** Their HTML is in the document; their script is fetched when they are needed. */
const LaterSections = lazy(async () => {
  await whenNeeded(`#${later} > *`);
  return orServerHtml(later, import("./later-sections.tsx"));
});

/* Crawlers read it in the document; in the browser's bundle and the page's data it would be sent twice more. */
const jsonLd = import.meta.env.SSR ? [organizationJsonLd, webSiteJsonLd] : [];

/** The green line runs through all of it, from the headline's full stop to the form's button. */
export default function Home({ loaderData: { content, leads } }: Route.ComponentProps) {
  return (
    <Sections>
      <StructuredData data={jsonLd} />
      <Hero {...content.hero} />
      <Stats {...content.stats} />
      <Customers {...content.customers} />
      <KeepServerHtml id={later} leads={leads}>
        <LaterSections content={content} />
      </KeepServerHtml>
      <Contact {...content.contact} />
    </Sections>
  );
}
