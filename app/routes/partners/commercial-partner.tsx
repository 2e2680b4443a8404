import { pageMeta } from "#app/page-meta.ts";
import { pictureUrl } from "#app/pictures.ts";
import { FormSection } from "#app/sections/form-section/form-section.tsx";
import { PageHead } from "#app/sections/page-head/page-head.tsx";
import {
  commercialPartner,
  type PartnerType,
  partnerTypes,
} from "#content/company/partners/commercial-partner.ts";
import { partnerMarks, partnerTabs } from "#content/company/partners.ts";
import { pageAt } from "#content/frame/pages.ts";
import { Sections } from "#ui/line/sections.tsx";
import type { Route } from "./+types/commercial-partner.ts";
import { Logos } from "./logos.tsx";
import { PartnerTabs } from "./partner-tabs.tsx";
import { Types } from "./types.tsx";
import { Why } from "./why.tsx";

export function loader() {
  return {
    page: pageAt("/partner-with-us"),
    tabs: partnerTabs,
    marks: partnerMarks,
    types: partnerTypes.map((type: PartnerType) => ({ ...type, image: pictureUrl(type.image) })),
    picture: pictureUrl(commercialPartner.picture),
    words: commercialPartner,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? pageMeta(loaderData.page) : []);

export default function CommercialPartner({ loaderData }: Route.ComponentProps) {
  const { page, picture, tabs, marks, types, words } = loaderData;
  return (
    <Sections>
      <PageHead page={page} picture={picture} />
      <PartnerTabs tabs={tabs} />
      <Logos marks={marks} words={words.logos} />
      <Types types={types} words={words.types} />
      <Why words={words.why} />
      <FormSection source="commercial-contact" words={words.form} />
    </Sections>
  );
}
