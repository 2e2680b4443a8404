import { Headline } from "#app/sections/headline/headline.tsx";
import { TextColumns } from "#app/sections/text-columns/text-columns.tsx";
import type { caseStudiesWords } from "#content/tasks/case-studies-words.ts";
import type { CaseStudyDetail } from "#content/tasks/case-study.ts";
import { Grid } from "#ui/grid/grid.tsx";
import { Line } from "#ui/line/line.tsx";
import type { Leads } from "#ui/line/place.ts";
import { Section } from "#ui/section/section.tsx";
import { Station } from "#ui/station/station.tsx";
import styles from "./hard.module.css";

type HardProps = { detail: CaseStudyDetail; words: typeof caseStudiesWords.detail };

/** What makes this floor hard, what it takes, and what we would do differently. */
export function Hard({ detail, words }: HardProps) {
  return (
    <Section labelledBy="hard" className={styles.hard}>
      <Line />
      <Station heading={2} id="hard">
        {words.hard.station}
      </Station>
      <Grid headroom>
        <Headline className={styles.headline}>{words.hard.headline}</Headline>
        <TextColumns items={detail.hard} numbered />
        <div className={styles.otherwise}>
          <h3>{words.otherwise}</h3>
          <p>{detail.otherwise}</p>
        </div>
      </Grid>
    </Section>
  );
}

Hard.leads = { to: 2, phoneTo: 4 } satisfies Leads;
