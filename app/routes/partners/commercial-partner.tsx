import { pageMeta } from "#app/page-meta.ts";
import { PageHead } from "#app/sections/page-head/page-head.tsx";
import { pageAt } from "#content/pages.ts";
import { commercialPartner, partnerMarks, partnerTabs, partnerTypes } from "#content/partners.ts";
import type { Route } from "./+types/commercial-partner.ts";
import { Logos } from "./logos.tsx";
import { PartnerForm } from "./partner-form.tsx";
import { PartnerTabs } from "./partner-tabs.tsx";
import { Types } from "./types.tsx";
import { Why } from "./why.tsx";

export function loader() {
  return {
    page: pageAt("/partner-with-us"),
    tabs: partnerTabs,
    marks: partnerMarks,
    types: partnerTypes,
    words: commercialPartner,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? pageMeta(loaderData.page) : []);

export default function CommercialPartner({ loaderData }: Route.ComponentProps) {
  const { page, tabs, marks, types, words } = loaderData;
  return (
    <>
      <PageHead page={page} picture={words.picture} lane={0} phoneLane={0} />
      <PartnerTabs tabs={tabs} />
      <Logos marks={marks} words={words.logos} />
      <Types types={types} words={words.types} />
      <Why words={words.why} />
      <PartnerForm words={words.form} number="04" lane={4} phoneLane={0} />
    </>
  );
}
