import { data, href } from "react-router";
import { articleThing } from "#app/company-things.ts";
import { contactPath } from "#app/contact-path.ts";
import { DocumentRequest } from "#app/forms/lead/document-request.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { Closing } from "#app/sections/closing/closing.tsx";
import { PageHead } from "#app/sections/page-head/page-head.tsx";
import { caseStudiesWords } from "#content/case-studies-words.ts";
import type { CaseStudyPart } from "#content/case-study.ts";
import { type Leads, lineUp, type Place } from "#ui/line/line-up.ts";
import type { Route } from "./+types/case-study.ts";
import { BeforeAfter } from "./before-after.tsx";
import styles from "./case-study.module.css";
import { Facts } from "./facts.tsx";
import { findStudy } from "./find-study.ts";
import { Hard } from "./hard.tsx";
import { modelOf } from "./model-of.ts";
import { Modelled } from "./modelled.tsx";
import { Used } from "./used.tsx";

export async function loader({ params }: Route.LoaderArgs) {
  const found = findStudy(params.id);
  if (!found) throw data(null, { status: 404 });
  return {
    ...found,
    model: await modelOf(found.study.id),
    words: caseStudiesWords.detail,
    contact: contactPath(found.study.id),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const { id, title, site, after } = loaderData.study;
  return pageMeta({ title, description: `${site}. ${after}`, path: href("/case-study/:id", { id }) });
};

export default function CaseStudy({ loaderData }: Route.ComponentProps) {
  const { study, picture, detail, shownDate, others, document, planner, model, words } = loaderData;
  const parts = detail.order.filter((name) => name !== "modelled" || model);
  const places = lineUp(parts, leads, start);
  const last = places.at(-1)?.line ?? { to: start.to, phone: { to: start.phoneTo } };
  const path = href("/case-study/:id", { id: study.id });
  return (
    <>
      <PageHead
        page={{
          path,
          title: study.title.replace(/\.$/, ""),
          heading: study.title,
          introduction: [detail.introduction],
        }}
        above={[{ name: "Case studies", to: href("/case-studies") }]}
        picture={picture}
        lane={start.to}
        phoneLane={start.phoneTo}
        things={[
          articleThing({
            headline: study.title,
            description: study.after,
            path,
            published: detail.published,
          }),
        ]}
      >
        <DocumentRequest document={document} tone="signal" size="large" icon="download">
          {words.download}
        </DocumentRequest>
        <p className={styles.published}>
          {words.published} <time dateTime={detail.published}>{shownDate}</time>
        </p>
      </PageHead>
      {places.map(({ name, ...place }) => (
        <Part key={name} name={name} data={loaderData} place={place} />
      ))}
      <Closing
        words={{
          ...words.next,
          action: { ...words.next.action, to: loaderData.contact },
          text: `${words.nextHere}: ${lowerFirst(detail.next)}`,
          related: [
            { label: words.planner, note: words.plannerNote, to: planner },
            ...others.map(({ id, title, industry }) => ({
              label: title,
              note: industry,
              to: href("/case-study/:id", { id }),
            })),
            { label: "All case studies", to: href("/case-studies") },
          ],
        }}
        lane={last.to}
        phoneLane={last.phone.to}
      />
    </>
  );
}

/** Each section, and where it leads the line. Facts have no station, before and after have one each. */
const leads = {
  facts: { to: 0, phoneTo: 0, stations: 0 },
  story: { to: 2, phoneTo: 0, stations: 2 },
  modelled: { to: 2, phoneTo: 4 },
  hard: { to: 2, phoneTo: 4 },
  used: { to: 1, phoneTo: 0 },
} as const satisfies Record<CaseStudyPart, Leads>;

/** The head lets it begin there. */
const start = { to: 0, phoneTo: 0 } as const;

type PartProps = { name: CaseStudyPart; data: Route.ComponentProps["loaderData"]; place: Place };

function Part({ name, data, place }: PartProps) {
  const { study, detail, vehicles, model, words } = data;
  switch (name) {
    case "facts":
      return <Facts {...data} {...place} />;
    case "story":
      return <BeforeAfter study={study} detail={detail} words={words} {...place} />;
    case "modelled":
      return model && <Modelled model={model} {...place} />;
    case "hard":
      return <Hard hard={detail.hard} words={words.hard} {...place} />;
    case "used":
      return <Used vehicles={vehicles} words={words.used} {...place} />;
  }
}

function lowerFirst(text: string) {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
