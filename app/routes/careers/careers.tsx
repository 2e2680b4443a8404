import { pageMeta } from "#app/page-meta.ts";
import { pictureUrl } from "#app/pictures.ts";
import { jobJsonLd } from "#app/routes/careers/job-json-ld.ts";
import { PageHead } from "#app/sections/page-head/page-head.tsx";
import { Steps } from "#app/sections/steps/steps.tsx";
import { careersWords, roles } from "#content/company/careers.ts";
import { company } from "#content/company/company.ts";
import { pageAt } from "#content/frame/pages.ts";
import { longDate } from "#content/wording/dates.ts";
import { Sections } from "#ui/line/sections.tsx";
import type { Route } from "./+types/careers.ts";
import { Roles } from "./roles.tsx";
import { WriteToUs } from "./write-to-us.tsx";

export function loader() {
  return {
    page: pageAt("/careers"),
    roles: roles.map((role) => ({ ...role, shownDate: longDate(role.posted) })),
    email: company.careersEmail,
    picture: pictureUrl(careersWords.picture),
    words: careersWords,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? pageMeta(loaderData.page) : []);

export default function Careers({ loaderData }: Route.ComponentProps) {
  const { page, picture, roles, email, words } = loaderData;
  return (
    <Sections>
      <PageHead page={page} picture={picture} jsonLd={roles.map(jobJsonLd)} />
      <Roles roles={roles} email={email} words={words.roles} />
      <Steps words={words.steps} isShort />
      <WriteToUs words={words.closing} email={email} />
    </Sections>
  );
}
