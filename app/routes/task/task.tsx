import type { ReactNode } from "react";
import { StructuredData } from "#app/document/structured-data.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { Closing } from "#app/sections/closing/closing.tsx";
import { Faq } from "#app/sections/faq/faq.tsx";
import { LinkRows } from "#app/sections/link-rows/link-rows.tsx";
import { NextStep } from "#app/sections/next-step/next-step.tsx";
import { openingLeads, PictureOpening } from "#app/sections/picture-opening/picture-opening.tsx";
import { Questions } from "#app/sections/questions/questions.tsx";
import { Related } from "#app/sections/related/related.tsx";
import { breadcrumbJsonLd, faqJsonLd } from "#app/structured-data.ts";
import type { TaskLayout, TaskPart } from "#content/tasks/task-page.ts";
import type { Leads } from "#ui/line/place.ts";
import { Sections } from "#ui/line/sections.tsx";
import { Picture } from "#ui/picture/picture.tsx";
import { Answered } from "./answered/answered.tsx";
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

/** Where a layout leads the line past words that lie across its usual lane. */
const leadsIn: Record<TaskLayout, Partial<Record<TaskPart, Leads>>> = {
  walk: {},
  ledger: {
    plan: { to: 1 },
    vehicles: { to: 1 },
    site: { to: 1 },
    caseStudy: { to: 1 },
    questions: { to: 1 },
  },
  upright: { vehicles: { to: 0 }, site: { to: 4 } },
  machine: { vehicles: { to: 0 }, site: { to: 4 } },
};

/** A use case or an industry: the task on a plan, its vehicles, what the site needs, and a case study. */
export default function Task({ loaderData: data }: { loaderData: TaskData }) {
  const { page, words, picture, questions, related, next, order, opening, layout } = data;
  const leads = leadsIn[layout];
  const contact = { label: words.action, to: data.contact };
  const parts: Record<TaskPart, ReactNode> = {
    plan: <Plan key="plan" {...data} leads={leads.plan} />,
    vehicles: <TaskVehicles key="vehicles" {...data} leads={leads.vehicles} />,
    site: <Site key="site" {...data} leads={leads.site} />,
    caseStudy: <CaseStudy key="caseStudy" {...data} leads={leads.caseStudy} />,
    questions:
      layout === "ledger" ? (
        <Answered key="questions" {...data} leads={leads.questions} />
      ) : (
        layout !== "machine" && (
          <Questions
            key="questions"
            station={words.stations.questions}
            headline={words.questions}
            faqs={questions}
            contact={data.contact}
          />
        )
      ),
  };
  const rows = related.map(({ title, text, to }) => ({ label: title, note: text, to }));
  return (
    <Sections key={page.path}>
      <StructuredData
        data={[breadcrumbJsonLd([{ name: page.title, to: page.path }]), faqJsonLd(questions)]}
      />
      <PictureOpening
        page={page}
        current={page.heading}
        action={contact}
        shape={opening}
        leads={openingLeads[opening]}
        isShownFirst
      >
        <Picture
          {...picture}
          sizes={opening === "wide" ? "100vw" : "(width<768px)100vw,75vw"}
          priority
          fill
        />
      </PictureOpening>
      {order.map((name) => parts[name])}
      {(layout === "walk" || layout === "upright") && (
        <Related station={words.stations.related} pages={related} />
      )}
      {layout === "ledger" ? (
        <Closing
          words={{ headline: next.headline, text: next.introduction, action: contact, related: rows }}
        />
      ) : (
        <NextStep
          {...next}
          station={words.stations.next}
          action={words.action}
          contact={data.contact}
          isSlim={layout === "upright"}
        >
          {layout === "machine" && (
            <>
              <Faq faqs={questions} />
              <LinkRows rows={rows} />
            </>
          )}
        </NextStep>
      )}
    </Sections>
  );
}
