import { PageLink } from "#app/frame/page-link.tsx";
import type { caseStudiesWords } from "#content/tasks/case-studies-words.ts";
import { Grid } from "#ui/grid/grid.tsx";
import { Line } from "#ui/line/line.tsx";
import type { Leads } from "#ui/line/place.ts";
import { Section } from "#ui/section/section.tsx";
import styles from "./facts.module.css";
import type { findStudy } from "./find-study.ts";

type FactsProps = NonNullable<ReturnType<typeof findStudy>> & { words: typeof caseStudiesWords.detail };

/** Who, where and with which software, in one line. */
export function Facts({ study, industryPath, software, words }: FactsProps) {
  const { industry, site, software: softwareLabel } = words.facts;
  return (
    <Section className={styles.section}>
      <Line />
      <Grid>
        <dl className={styles.facts}>
          <div>
            <dt>{industry}</dt>
            <dd>
              <PageLink to={industryPath}>{study.industry}</PageLink>
            </dd>
          </div>
          <div>
            <dt>{site}</dt>
            <dd>{study.site}</dd>
          </div>
          <div>
            <dt>{softwareLabel}</dt>
            {software.map((system) => (
              <dd key={system}>{system}</dd>
            ))}
          </div>
        </dl>
      </Grid>
    </Section>
  );
}

Facts.leads = { to: 0, phoneTo: 0, stations: 0 } satisfies Leads;
