import { pageMeta } from "#app/page-meta.ts";
import { pictureUrl } from "#app/pictures.ts";
import { jobJsonLd } from "#app/routes/careers/job-json-ld.ts";
import { Closing } from "#app/sections/closing/closing.tsx";
import { PageHead } from "#app/sections/page-head/page-head.tsx";
import { Steps } from "#app/sections/steps/steps.tsx";
import { careersWords, roles } from "#content/company/careers.ts";
import { company } from "#content/company/company.ts";
import { pageAt } from "#content/frame/pages.ts";
import { longDate } from "#content/wording/dates.ts";
import { Sections } from "#ui/line/sections.tsx";
import type { Route } from "./+types/careers.ts";
import { mailto } from "./mailto.ts";
import { Roles } from "./roles.tsx";

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

type WriteToUsProps = { words: typeof careersWords.closing; email: string };

/** The end of the page; its button opens an email, not a page. */
function WriteToUs({ words, email }: WriteToUsProps) {
  const { headline, text, action, related } = words;
  return (
    <Closing
      words={{ headline, text, action: { label: action, to: mailto(email, "An application") }, related }}
    />
  );
}

WriteToUs.leads = Closing.leads;
