import { href } from "react-router";
import { PageLink } from "#app/frame/page-link.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { pictureUrl } from "#app/pictures.ts";
import { useQuery } from "#app/query.ts";
import { Closing } from "#app/sections/closing/closing.tsx";
import { PageHead } from "#app/sections/page-head/page-head.tsx";
import { pageAt } from "#content/frame/pages.ts";
import { caseStudiesWords } from "#content/tasks/case-studies-words.ts";
import { Grid } from "#ui/grid/grid.tsx";
import { Line } from "#ui/line/line.tsx";
import { Sections } from "#ui/line/sections.tsx";
import { Section } from "#ui/section/section.tsx";
import { TextLink } from "#ui/text-link/text-link.tsx";
import { VisuallyHidden } from "#ui/visually-hidden/visually-hidden.tsx";
import type { Route } from "./+types/case-studies.ts";
import styles from "./case-studies.module.css";
import { FilterRow } from "./filter-row.tsx";
import { industryChoices, listedStudies, vehicleChoices } from "./filters.ts";
import { matching } from "./matching.ts";
import { StudyRow } from "./study-row.tsx";

export function loader() {
  const page = pageAt("/case-studies");
  return {
    page,
    studies: listedStudies.map((study) => ({ ...study, picture: pictureUrl(study.picture) })),
    industries: industryChoices,
    vehicles: vehicleChoices,
    words: caseStudiesWords,
  };
}

/** The filters need no new data: all studies are loaded already. */
export const shouldRevalidate = () => false;

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? pageMeta(loaderData.page) : []);

export default function CaseStudies({ loaderData }: Route.ComponentProps) {
  const { page, studies, industries, vehicles, words } = loaderData;
  const query = useQuery("/case-studies");
  const industry = query.get("industry");
  const vehicle = query.get("vehicle");
  const found = matching(studies, { industry, vehicle });

  return (
    <Sections>
      <PageHead page={page} tool />
      <Section
        labelledBy="studies"
        className={styles.filter}
        leads={{ to: 2, phoneTo: 0, turn: "end", stations: 0 }}
      >
        <Line />
        <h2 id="studies">
          <VisuallyHidden>{words.station}</VisuallyHidden>
        </h2>
        <Grid>
          <div className={styles.rows}>
            <FilterRow
              label="Industry"
              name="industry"
              choices={industries}
              query={query}
              count={(value) => matching(studies, { industry: value, vehicle }).length}
            />
            <FilterRow
              label="Vehicle"
              name="vehicle"
              choices={vehicles}
              query={query}
              count={(value) => matching(studies, { industry, vehicle: value }).length}
            />
          </div>
          <div role="status">
            {found.length === studies.length ? (
              <VisuallyHidden>{`All ${studies.length} case studies`}</VisuallyHidden>
            ) : (
              <p className={styles.count}>{`${found.length} of ${studies.length} case studies match`}</p>
            )}
          </div>
        </Grid>
      </Section>
      <Section className={styles.list} leads={{ stations: 0 }}>
        <Line over className={styles.line} />
        {found.length > 0 ? (
          <ul>
            {found.map((study, at) => (
              <StudyRow key={study.id} study={study} isFirst={at === 0} />
            ))}
          </ul>
        ) : (
          <Grid className={styles.none}>
            <p className={styles.nothing}>{words.nothing}</p>
            <p className={styles.way}>
              <TextLink link={<PageLink to={href("/case-studies")} preventScrollReset />}>
                {words.all}
              </TextLink>
            </p>
          </Grid>
        )}
      </Section>
      <Closing shape="strip" words={words.next} />
    </Sections>
  );
}
