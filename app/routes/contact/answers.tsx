import { Headline } from "#app/sections/headline/headline.tsx";
import type { contactWords } from "#content/forms/contact.ts";
import { Grid } from "#ui/grid/grid.tsx";
import { Line } from "#ui/line/line.tsx";
import type { Leads } from "#ui/line/place.ts";
import { Section } from "#ui/section/section.tsx";
import { Station } from "#ui/station/station.tsx";
import styles from "./answers.module.css";

/** Who answers what, what to have at hand, and where to write. */
export function Answers({ words }: { words: typeof contactWords.answers }) {
  const { station, heading, people } = words;
  return (
    <Section labelledBy="answers">
      <Line />
      <Station>{station}</Station>
      <Grid headroom>
        <Headline id="answers">{heading}</Headline>
        <p className={styles.head} aria-hidden="true">
          {words.bring}
        </p>
        <ul className={styles.people}>
          {people.map(({ role, what, bring, address }) => (
            <li key={role}>
              <h3>{role}</h3>
              <p>{what}</p>
              <p className={styles.bring}>
                <span className={styles.label}>{words.bring}: </span>
                {bring}
              </p>
              <p className={styles.address}>
                <a href={`mailto:${address}`} aria-label={`${role}: ${address}`}>
                  {address}
                </a>
              </p>
            </li>
          ))}
        </ul>
      </Grid>
    </Section>
  );
}

Answers.leads = { to: 0, phoneTo: 0 } satisfies Leads;
