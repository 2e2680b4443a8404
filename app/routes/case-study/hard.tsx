import { Headline } from "#app/sections/headline/headline.tsx";
import type { CaseStudyDetail } from "#content/case-study-details.ts";
import { FigureNumber } from "#ui/figure-number/figure-number.tsx";
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
      <Station number="03" lane={2} phoneLane={4} heading={2} id="hard">
        {words.station}
      </Station>
      <Grid headroom className={styles.grid}>
        <Headline className={styles.headline}>{words.headline}</Headline>
        <ol className={styles.list}>
          {hard.map(({ title, text }, index) => (
            <li key={title} className={styles.item}>
              <FigureNumber size="m">{`${index + 1}`}</FigureNumber>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </Grid>
    </Section>
  );
}
