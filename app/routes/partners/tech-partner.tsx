import { pageMeta } from "#app/page-meta.ts";
import { PageHead } from "#app/sections/page-head/page-head.tsx";
import { Steps } from "#app/sections/steps/steps.tsx";
import { pageAt } from "#content/pages.ts";
import { partnerTabs, techPartner } from "#content/partners.ts";
import type { Route } from "./+types/tech-partner.ts";
import { Interfaces } from "./interfaces.tsx";
import { PartnerForm } from "./partner-form.tsx";
import { PartnerTabs } from "./partner-tabs.tsx";

export function loader() {
  return { page: pageAt("/tech-partner"), tabs: partnerTabs, words: techPartner };
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? pageMeta(loaderData.page) : []);

export default function TechPartner({ loaderData }: Route.ComponentProps) {
  const { page, tabs, words } = loaderData;
  return (
    <>
      <PageHead page={page} picture={words.picture} lane={0} phoneLane={0} />
      <PartnerTabs tabs={tabs} />
      <Interfaces words={words.interfaces} note={words.note} />
      <Steps words={words.steps} number="02" lane={0} />
      <PartnerForm words={words.form} number="03" lane={0} phoneLane={0} />
    </>
  );
}
