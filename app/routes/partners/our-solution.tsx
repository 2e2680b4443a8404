import { pageMeta } from "#app/page-meta.ts";
import { PageHead } from "#app/sections/page-head/page-head.tsx";
import { Steps } from "#app/sections/steps/steps.tsx";
import { pageAt } from "#content/pages.ts";
import { ourSolution, partnerTabs } from "#content/partners.ts";
import type { Route } from "./+types/our-solution.ts";
import { PartnerForm } from "./partner-form.tsx";
import { PartnerTabs } from "./partner-tabs.tsx";
import { Shares } from "./shares.tsx";

export function loader() {
  return { page: pageAt("/our-solution"), tabs: partnerTabs, words: ourSolution };
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? pageMeta(loaderData.page) : []);

export default function OurSolution({ loaderData }: Route.ComponentProps) {
  const { page, tabs, words } = loaderData;
  return (
    <>
      <PageHead page={page} picture={words.picture} lane={0} phoneLane={0} />
      <PartnerTabs tabs={tabs} />
      <Shares words={words.shares} />
      <Steps words={words.steps} number="02" lane={2} />
      <PartnerForm words={words.form} number="03" lane={0} phoneLane={0} />
    </>
  );
}
