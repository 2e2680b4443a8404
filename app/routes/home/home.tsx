import { lazy, Suspense } from "react";
import { organizationThing, webSiteThing } from "#app/company-things.ts";
import { AsItStands, orAsItStands } from "#app/document/as-it-stands.tsx";
import { StructuredData } from "#app/document/structured-data.tsx";
import { whenWanted } from "#app/document/when-wanted.ts";
import { pageMeta } from "#app/page-meta.ts";
import { home } from "#content/home.ts";
import { Sections } from "#ui/line/sections.tsx";
import type { Route } from "./+types/home.ts";
import { Contact } from "./contact/contact.tsx";
import { Customers } from "./customers/customers.tsx";
import { Hero } from "./hero/hero.tsx";
import { homeContent } from "./home-content.ts";
import { laterLeads } from "./later-leads.ts";
import { laterStyles } from "./later-styles.ts";
import { Stats } from "./stats/stats.tsx";

export const handle = { styles: laterStyles };

export function loader() {
  return { title: home.title, description: home.description, content: homeContent() };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? pageMeta({ ...loaderData, path: "/" }) : [];
}

const later = "later";

/** In the HTML from the start; their script comes when they are wanted. */
const LaterSections = lazy(async () => {
  await whenWanted(`#${later}`);
  return orAsItStands(later, import("./later-sections.tsx"));
});

/* For machines, which read the document: in the browser's bundle and in the page's data they would be twice more. */
const things = import.meta.env.SSR ? [organizationThing, webSiteThing] : [];

/** The green line runs through all of it, from the headline's full stop to the form's button. */
export default function Home({ loaderData: { content } }: Route.ComponentProps) {
  return (
    <Sections>
      <StructuredData data={things} />
      <Hero {...content.hero} />
      <Stats {...content.stats} />
      <Customers {...content.customers} />
      <AsItStands id={later} leads={Object.values(laterLeads)}>
        <Suspense>
          <LaterSections content={content} />
        </Suspense>
      </AsItStands>
      <Contact {...content.contact} />
    </Sections>
  );
}
