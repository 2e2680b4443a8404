import { StructuredData } from "#app/document/structured-data.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { NextStep } from "#app/sections/next-step/next-step.tsx";
import { PictureOpening } from "#app/sections/picture-opening/picture-opening.tsx";
import { Questions } from "#app/sections/questions/questions.tsx";
import { Related } from "#app/sections/related/related.tsx";
import { breadcrumbThing, questionsThing } from "#app/structured-data.ts";
import type { TaskPart } from "#content/task-page.ts";
import { type Leads, lineUp, type Place } from "#ui/line/line-up.ts";
import { Picture } from "#ui/picture/picture.tsx";
import { CaseStudy } from "./case-study/case-study.tsx";
import { loadTask, type TaskData } from "./load-task.ts";
import { Plan } from "./plan/plan.tsx";
import { Site } from "./site/site.tsx";
import { TaskVehicles } from "./vehicles/task-vehicles.tsx";

export function loader({ url }: { url: URL }) {
  return loadTask(url.pathname.replace(/\/$/, ""));
}

export function meta({ loaderData }: { loaderData: TaskData | undefined }) {
  return loaderData ? pageMeta(loaderData.page) : [];
}

/** A use case or an industry: the task on a plan, who does it, what the site needs, and what it changed elsewhere. */
export default function Task({ loaderData: data }: { loaderData: TaskData }) {
  const { page, words, above, picture, questions, order } = data;
  const contact = { label: words.action, to: data.contact };
  const places = lineUp([...order, "related", "next"], leads, start);
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
      {places.map(({ name, ...place }) => (
        <Part key={name} name={name} data={data} place={place} />
      ))}
    </div>
  );
}

/** Each section, and where it leads the line. */
const leads = {
  plan: { to: 0, phoneTo: 0 },
  vehicles: { to: 1, phoneTo: 4 },
  site: { to: 3, phoneTo: 0 },
  caseStudy: { to: 2, phoneTo: 4 },
  questions: { to: 2, phoneTo: 4 },
  related: { to: 0, phoneTo: 0 },
  next: { to: 4, phoneTo: 4 },
} as const satisfies Record<TaskPart | "related" | "next", Leads>;

/** The opening lets it begin there. */
const start = { to: 2, phoneTo: 4 } as const;

type PartProps = { name: keyof typeof leads; data: TaskData; place: Place };

function Part({ name, data, place }: PartProps) {
  const { words, questions, related, next, contact } = data;
  const { number, line } = place;
  switch (name) {
    case "plan":
      return <Plan {...data} {...place} />;
    case "vehicles":
      return <TaskVehicles {...data} {...place} />;
    case "site":
      return <Site {...data} {...place} />;
    case "caseStudy":
      return <CaseStudy {...data} {...place} />;
    case "questions":
      return (
        <Questions
          station={words.stations.questions}
          headline={words.questions}
          faqs={questions}
          number={number}
          from={line.from}
          phoneFrom={line.phone.from}
          contact={contact}
        />
      );
    case "related":
      return (
        <Related
          station={words.stations.related}
          pages={related}
          number={number}
          from={line.from}
          phoneFrom={line.phone.from}
        />
      );
    case "next":
      return (
        <NextStep
          {...next}
          station={words.stations.next}
          action={words.action}
          number={number}
          contact={contact}
        />
      );
  }
}
