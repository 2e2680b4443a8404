import { data, href } from "react-router";
import { pageMeta } from "#app/page-meta.ts";
import { Opening } from "#app/sections/opening/opening.tsx";
import { caseStudies } from "#content/case-studies.ts";
import type { Route } from "./+types/case-study.ts";

export function loader({ params }: Route.LoaderArgs) {
  const study = caseStudies.find(({ id }) => id === params.id);
  if (!study) throw data(null, { status: 404 });
  return study;
}

export function meta({ loaderData: study }: Route.MetaArgs) {
  if (!study) return [];
  return pageMeta({ title: study.title, description: study.after, path: `/case-study/${study.id}` });
}

export default function CaseStudy({ loaderData: study }: Route.ComponentProps) {
  return (
    <Opening
      heading={study.title}
      introduction={[`${study.site}. ${study.before}`, study.after]}
      next={[
        { label: "All case studies", to: href("/case-studies") },
        { label: "Talk to an engineer", to: href("/contact") },
      ]}
      above={[
        { name: "Home", to: href("/") },
        { name: "Case studies", to: href("/case-studies") },
      ]}
      current={study.industry}
    />
  );
}
