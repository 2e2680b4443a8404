import { StructuredData } from "#app/document/structured-data.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { NextStep } from "#app/sections/next-step/next-step.tsx";
import { PictureOpening } from "#app/sections/picture-opening/picture-opening.tsx";
import { Questions } from "#app/sections/questions/questions.tsx";
import { Related } from "#app/sections/related/related.tsx";
import { breadcrumbJsonLd, faqJsonLd } from "#app/structured-data.ts";
import { Sections } from "#ui/line/sections.tsx";
import type { Route } from "./+types/vehicles.ts";
import { Choice } from "./choice/choice.tsx";
import { Comparison } from "./comparison/comparison.tsx";
import { Family } from "./family/family.tsx";
import { loadOverview } from "./load-overview.ts";
import { Shared } from "./shared/shared.tsx";

export function loader() {
  return loadOverview();
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? pageMeta(loaderData.page) : [];
}

export default function Vehicles({ loaderData: data }: Route.ComponentProps) {
  const { page, words, vehicles, needs, shared, questions, software } = data;
  return (
    <Sections>
      <StructuredData
        data={[breadcrumbJsonLd([{ name: page.title, to: page.path }]), faqJsonLd(questions)]}
      />
      <PictureOpening page={page} current={page.heading} action={words.action}>
        <Family vehicles={vehicles} />
      </PictureOpening>
      <Comparison vehicles={vehicles} words={words.compare} />
      <Choice needs={needs} words={words.choose} />
      <Shared shared={shared} words={words.shared} />
      <Questions station={words.stations.questions} headline={words.questionsHeadline} faqs={questions} />
      <Related station={words.stations.related} pages={software} />
      <NextStep
        {...words.next}
        station={words.stations.next}
        action={words.action.label}
        contact={words.action.to}
      />
    </Sections>
  );
}
