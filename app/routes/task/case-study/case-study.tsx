import { PageLink } from "#app/frame/page-link.tsx";
import { Grid } from "#ui/grid/grid.tsx";
import { Line } from "#ui/line/line.tsx";
import type { Leads } from "#ui/line/place.ts";
import { Picture } from "#ui/picture/picture.tsx";
import { Section } from "#ui/section/section.tsx";
import { Station } from "#ui/station/station.tsx";
import { TextLink } from "#ui/text-link/text-link.tsx";
import type { TaskData } from "../load-task.ts";
import styles from "./case-study.module.css";

/** One site with this task: before, after, and the vehicles and software it uses. */
export function CaseStudy({ study, words }: TaskData) {
  const { before, after, systems, read } = words.caseStudy;
  return (
    <Section labelledBy="case-study" className={styles.section}>
      <Line />
      <Station>{words.stations.caseStudy}</Station>
      <Grid className={styles.grid}>
        <Picture
          {...study.picture}
          sizes="(width<768px)100vw,75vw"
          fill
          bleed="start"
          className={styles.picture}
        />
        <div className={styles.words}>
          <p>{study.site}</p>
          <h2 id="case-study" className={styles.title}>
            {study.title}
          </h2>
          <dl className={styles.facts}>
            <div>
              <dt>{before}</dt>
              <dd>{study.before}</dd>
            </div>
            <div>
              <dt>{after}</dt>
              <dd>{study.after}</dd>
            </div>
            <div>
              <dt>{systems}</dt>
              <dd>{study.systems.join(", ")}</dd>
            </div>
          </dl>
          <TextLink link={<PageLink to={study.to} />}>{read}</TextLink>
        </div>
      </Grid>
    </Section>
  );
}

CaseStudy.leads = { to: 2, phoneTo: 4 } satisfies Leads;
