import type { ReactNode } from "react";
import { data, href } from "react-router";
import { articleJsonLd } from "#app/company-json-ld.ts";
import { contactPath } from "#app/contact-path.ts";
import { DocumentRequest } from "#app/forms/lead/document-request.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { Closing } from "#app/sections/closing/closing.tsx";
import { PageHead } from "#app/sections/page-head/page-head.tsx";
import { modelOf } from "#content/pictures/modelled/model-of.ts";
import { caseStudiesWords } from "#content/tasks/case-studies-words.ts";
import type { CaseStudyPart } from "#content/tasks/case-study.ts";
import { Sections } from "#ui/line/sections.tsx";
import type { Route } from "./+types/case-study.ts";
import { BeforeAfter } from "./before-after.tsx";
import styles from "./case-study.module.css";
import { Facts } from "./facts.tsx";
import { findStudy } from "./find-study.ts";
import { floorStyles } from "./floor-styles.ts";
import { Hard } from "./hard.tsx";
import { Modelled } from "./modelled.tsx";
import { Used } from "./used.tsx";

export const handle = { styles: floorStyles };

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
  const { study, plant, picture, detail, shownDate, others, document, planner, vehicles, model, words } =
    loaderData;
  const path = href("/case-study/:id", { id: study.id });
  const parts: Record<CaseStudyPart, ReactNode> = {
    facts: <Facts key="facts" {...loaderData} />,
    story: <BeforeAfter key="story" study={study} detail={detail} words={words} sides={model?.sides} />,
    modelled: model && (
      <Modelled
        key="modelled"
        model={model}
        plant={plant}
        detail={detail.modelled}
        scale={detail.scale.floor}
      />
    ),
    hard: <Hard key="hard" detail={detail} words={words} />,
    used: <Used key="used" vehicles={vehicles} words={words.used} scale={detail.scale.vehicles} />,
  };
  return (
    <Sections>
      <PageHead
        page={{
          path,
          heading: study.title,
          introduction: [detail.introduction],
        }}
        above={[{ name: "Case studies", to: href("/case-studies") }]}
        picture={picture}
        shape={detail.scale.opening}
        jsonLd={[
          articleJsonLd({
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
          {model ? words.published.modelled : words.published.told}{" "}
          <time dateTime={detail.published}>{shownDate}</time>. {words.example} {model && words.computed}
        </p>
      </PageHead>
      {detail.order.map((name) => parts[name])}
      <Closing
        isPrinted
        words={{
          ...words.next,
          action: { ...words.next.action, to: loaderData.contact },
          text: `${words.nextHere}: ${lowerFirst(detail.next)}`,
          related: [
            { label: words.planner, to: planner },
            ...others.map(({ id, title, industry }) => ({
              label: title,
              note: industry,
              to: href("/case-study/:id", { id }),
            })),
            { label: "All case studies", to: href("/case-studies") },
          ],
        }}
      />
    </Sections>
  );
}

function lowerFirst(text: string) {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
