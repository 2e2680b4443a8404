import { lazy, Suspense } from "react";
import { organizationThing, webSiteThing } from "#app/company-things.ts";
import { AsItStands, orAsItStands } from "#app/document/as-it-stands.tsx";
import { StructuredData } from "#app/document/structured-data.tsx";
import { whenWanted } from "#app/document/when-wanted.ts";
import { pageMeta } from "#app/page-meta.ts";
import type { PageHandle } from "#app/root.tsx";
import { home } from "#content/home.ts";
import type { Route } from "./+types/home.ts";
import { Contact } from "./contact/contact.tsx";
import { Customers } from "./customers/customers.tsx";
import { Hero } from "./hero/hero.tsx";
import { homeContent } from "./home-content.ts";
import { laterStyles } from "./later-styles.ts";
import { Stats } from "./stats/stats.tsx";

export const handle = { styles: laterStyles, printsLater: true } satisfies PageHandle & { styles: unknown };

export function loader() {
  const things = [organizationThing, webSiteThing];
  return { title: home.title, description: home.description, things, content: homeContent() };
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

/** The green route runs through all of it, from the headline's full stop to the form's button. */
export default function Home({ loaderData: { things, content } }: Route.ComponentProps) {
  return (
    <>
      <StructuredData data={things} />
      <Hero {...content.hero} />
      <Stats {...content.stats} />
      <Customers {...content.customers} />
      <AsItStands id={later}>
        <Suspense>
          <LaterSections content={content} />
        </Suspense>
      </AsItStands>
      <Contact {...content.contact} />
    </>
  );
}
