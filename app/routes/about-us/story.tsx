import { Headline } from "#app/sections/headline/headline.tsx";
import { Sentences } from "#app/sections/sentences/sentences.tsx";
import type { aboutWords } from "#content/company/about.ts";
import { Grid } from "#ui/grid/grid.tsx";
import { Line } from "#ui/line/line.tsx";
import type { Leads } from "#ui/line/place.ts";
import { Section } from "#ui/section/section.tsx";
import { Station } from "#ui/station/station.tsx";
import styles from "./story.module.css";

/** What the company does, and how it came to it. */
export function Story({ words }: { words: typeof aboutWords.story }) {
  const { station, heading, text } = words;
  return (
    <Section labelledBy="story">
      <Line />
      <Station>{station}</Station>
      <Grid headroom>
        <Headline id="story" className={styles.heading}>
          <Sentences>{heading}</Sentences>
        </Headline>
        <div className={styles.text}>
          {text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Grid>
    </Section>
  );
}

Story.leads = { to: 0, phoneTo: 0 } satisfies Leads;
