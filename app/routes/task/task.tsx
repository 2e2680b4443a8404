import { StructuredData } from "#app/document/structured-data.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { NextStep } from "#app/sections/next-step/next-step.tsx";
import { PictureOpening } from "#app/sections/picture-opening/picture-opening.tsx";
import { Questions } from "#app/sections/questions/questions.tsx";
import { Related } from "#app/sections/related/related.tsx";
import { breadcrumbThing, questionsThing } from "#app/structured-data.ts";
import { Picture } from "#ui/picture/picture.tsx";
import { CaseStudy } from "./case-study/case-study.tsx";
import { Doers } from "./doers/doers.tsx";
import { loadTask, type TaskData } from "./load-task.ts";
import { Plan } from "./plan/plan.tsx";
import { Site } from "./site/site.tsx";

export function loader({ url }: { url: URL }) {
  return loadTask(url.pathname.replace(/\/$/, ""));
}

export function meta({ loaderData }: { loaderData: TaskData | undefined }) {
  return loaderData ? pageMeta(loaderData.page) : [];
}

/** A use case or an industry: the task on a plan, who does it, what the site needs, and what it changed elsewhere. */
export default function Task({ loaderData: data }: { loaderData: TaskData }) {
  const { page, words, above, picture, questions, related, next } = data;
  const contact = { label: words.action, to: data.contact };
  return (
    <div key={page.path}>
      <StructuredData
        data={[breadcrumbThing([...above, { name: page.title, to: page.path }]), questionsThing(questions)]}
      />
      <PictureOpening
        heading={page.heading}
        statement={page.statement}
        introduction={page.introduction}
        above={above}
        current={page.heading}
        action={contact}
      >
        <Picture {...picture} sizes="(width<768px)100vw,75vw" priority fill />
      </PictureOpening>
      <Plan {...data} />
      <Doers {...data} />
      <Site {...data} />
      <CaseStudy {...data} />
      <Questions
        station={words.stations.questions}
        headline={words.questions}
        faqs={questions}
        number="05"
        from={2}
        phoneFrom={4}
        contact={data.contact}
      />
      <Related station={words.stations.related} pages={related} number="06" />
      <NextStep
        {...next}
        station={words.stations.next}
        action={words.action}
        number="07"
        contact={data.contact}
      />
    </div>
  );
}
