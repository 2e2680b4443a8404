import { pageMeta } from "#app/page-meta.ts";
import { pictureUrl } from "#app/pictures.ts";
import { FormSection } from "#app/sections/form-section/form-section.tsx";
import { PageHead } from "#app/sections/page-head/page-head.tsx";
import { techPartner } from "#content/company/partners/tech-partner.ts";
import { partnerTabs } from "#content/company/partners.ts";
import { pageAt } from "#content/frame/pages.ts";
import { Sections } from "#ui/line/sections.tsx";
import type { Route } from "./+types/tech-partner.ts";
import { Handshake } from "./handshake.tsx";
import { Interfaces } from "./interfaces.tsx";
import { PartnerTabs } from "./partner-tabs.tsx";

export function loader() {
  return {
    page: pageAt("/tech-partner"),
    tabs: partnerTabs,
    words: techPartner,
    picture: pictureUrl(techPartner.picture),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? pageMeta(loaderData.page) : []);

export default function TechPartner({ loaderData }: Route.ComponentProps) {
  const { page, picture, tabs, words } = loaderData;
  return (
    <Sections>
      <PageHead page={page} picture={picture} />
      <PartnerTabs tabs={tabs} />
      <Interfaces words={words.interfaces} note={words.note} />
      <Handshake words={words.handshake} />
      <FormSection source="commercial-contact" words={words.form} />
    </Sections>
  );
}
