import { Headline } from "#app/sections/headline/headline.tsx";
import { TextColumns } from "#app/sections/text-columns/text-columns.tsx";
import type { CaseStudyDetail } from "#content/case-study.ts";
import { Grid } from "#ui/grid/grid.tsx";
import { Line } from "#ui/line/line.tsx";
import type { Leads } from "#ui/line/place.ts";
import { Section } from "#ui/section/section.tsx";
import { Station } from "#ui/station/station.tsx";
import styles from "./hard.module.css";

type HardProps = { hard: CaseStudyDetail["hard"]; words: { station: string; headline: string } };

/** What was hard on this site, and what it took. */
export function Hard({ hard, words }: HardProps) {
  return (
    <Section labelledBy="hard">
      <Line />
      <Station heading={2} id="hard">
        {words.station}
      </Station>
      <Grid headroom>
        <Headline className={styles.headline}>{words.headline}</Headline>
        <TextColumns items={hard} numbered />
      </Grid>
    </Section>
  );
}

Hard.leads = { to: 2, phoneTo: 4 } satisfies Leads;
