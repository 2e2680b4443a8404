import { Headline } from "#app/sections/headline/headline.tsx";
import { FigureNumber } from "#ui/figure-number/figure-number.tsx";
import { Grid } from "#ui/grid/grid.tsx";
import { Line } from "#ui/line/line.tsx";
import type { Leads } from "#ui/line/place.ts";
import { Section } from "#ui/section/section.tsx";
import { Station } from "#ui/station/station.tsx";
import styles from "./steps.module.css";

type StepsProps = {
  words: { station: string; heading: string; items: readonly { title: string; text: string }[] };
};

/** What happens, step by step, along the left lane of the line: each step a node on it. */
export function Steps({ words }: StepsProps) {
  const { station, heading, items } = words;
  return (
    <Section labelledBy="steps">
      <Line className={styles.line} />
      <Station>{station}</Station>
      <Grid headroom>
        <Headline id="steps" className={styles.heading}>
          {heading}
        </Headline>
        <ol className={styles.steps}>
          {items.map(({ title, text }, index) => (
            <li key={title} className={styles.step}>
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

Steps.leads = { to: 0, phoneTo: 0 } satisfies Leads;
