import { PageLink } from "#app/frame/page-link.tsx";
import { classes } from "#ui/classes.ts";
import { Grid } from "#ui/grid/grid.tsx";
import { Line } from "#ui/line/line.tsx";
import type { Leads } from "#ui/line/place.ts";
import { Picture } from "#ui/picture/picture.tsx";
import { Section } from "#ui/section/section.tsx";
import { Station } from "#ui/station/station.tsx";
import { TextLink } from "#ui/text-link/text-link.tsx";
import type { TaskPartData } from "../load-task.ts";
import styles from "./case-study.module.css";

/** One site with this task, before and after. */
export function CaseStudy({ study, words, layout }: TaskPartData) {
  const { before, after, read } = words.caseStudy;
  return (
    <Section
      labelledBy="case-study"
      ground={layout === "machine" ? "green" : "paper"}
      className={classes(styles.section, styles[layout])}
    >
      <Line />
      <Station before={layout === "machine"}>{words.stations.caseStudy}</Station>
      <Grid className={styles.grid}>
        {layout !== "ledger" && (
          <Picture
            {...study.picture}
            sizes={layout === "upright" ? "100vw" : "(width<768px)100vw,75vw"}
            fill
            bleed={layout === "machine" ? "end" : "start"}
            className={styles.picture}
          />
        )}
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
          </dl>
          <TextLink link={<PageLink to={study.to} />}>{read}</TextLink>
        </div>
      </Grid>
    </Section>
  );
}

CaseStudy.leads = { to: 2, phoneTo: 4 } satisfies Leads;
