import { pageMeta } from "#app/page-meta.ts";
import { pictureUrl } from "#app/pictures.ts";
import { FormSection } from "#app/sections/form-section/form-section.tsx";
import { PageHead } from "#app/sections/page-head/page-head.tsx";
import { ourSolution } from "#content/company/partners/our-solution.ts";
import { partnerTabs } from "#content/company/partners.ts";
import { pageAt } from "#content/frame/pages.ts";
import { Sections } from "#ui/line/sections.tsx";
import type { Route } from "./+types/our-solution.ts";
import { Deal } from "./deal.tsx";
import { PartnerTabs } from "./partner-tabs.tsx";

export function loader() {
  return {
    page: pageAt("/our-solution"),
    tabs: partnerTabs,
    words: ourSolution,
    picture: pictureUrl(ourSolution.picture),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? pageMeta(loaderData.page) : []);

export default function OurSolution({ loaderData }: Route.ComponentProps) {
  const { page, picture, tabs, words } = loaderData;
  return (
    <Sections>
      <PageHead page={page} picture={picture} />
      <PartnerTabs tabs={tabs} />
      <Deal words={words.deal} />
      <FormSection source="commercial-contact" words={words.form} />
    </Sections>
  );
}
