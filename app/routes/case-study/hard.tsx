import { Headline } from "#app/sections/headline/headline.tsx";
import { TextColumns } from "#app/sections/text-columns/text-columns.tsx";
import type { CaseStudyDetail } from "#content/case-study-details.ts";
import { Grid } from "#ui/grid/grid.tsx";
import { Route } from "#ui/route/route.tsx";
import { Section } from "#ui/section/section.tsx";
import { Station } from "#ui/station/station.tsx";
import styles from "./hard.module.css";

type HardProps = { hard: CaseStudyDetail["hard"]; words: { station: string; headline: string } };

/** What was hard on this site, and what it took. */
export function Hard({ hard, words }: HardProps) {
  return (
    <Section labelledBy="hard">
      <Route from={2} to={2} phone={{ from: 0, to: 4 }} />
      <Station number="04" lane={2} phoneLane={4} heading={2} id="hard">
        {words.station}
      </Station>
      <Grid headroom>
        <Headline className={styles.headline}>{words.headline}</Headline>
        <TextColumns items={hard} numbered />
      </Grid>
    </Section>
  );
}
