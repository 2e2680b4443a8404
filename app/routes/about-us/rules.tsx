import { Headline } from "#app/sections/headline/headline.tsx";
import type { aboutWords } from "#content/company/about.ts";
import { Grid } from "#ui/grid/grid.tsx";
import { Line } from "#ui/line/line.tsx";
import type { Leads } from "#ui/line/place.ts";
import { Section } from "#ui/section/section.tsx";
import { Station } from "#ui/station/station.tsx";
import styles from "./rules.module.css";

/** Rules of the house, in two columns. */
export function Rules({ words }: { words: typeof aboutWords.rules }) {
  const { station, heading, items } = words;
  return (
    <Section labelledBy="rules">
      <Line />
      <Station>{station}</Station>
      <Grid headroom>
        <Headline id="rules" className={styles.heading}>
          {heading}
        </Headline>
        <ul className={styles.items}>
          {items.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Grid>
    </Section>
  );
}

Rules.leads = { to: 0, phoneTo: 0 } satisfies Leads;
