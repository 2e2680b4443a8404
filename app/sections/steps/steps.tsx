import { Headline } from "#app/sections/headline/headline.tsx";
import { classes } from "#ui/classes.ts";
import { FigureNumber } from "#ui/figure-number/figure-number.tsx";
import { Grid } from "#ui/grid/grid.tsx";
import { Line } from "#ui/line/line.tsx";
import type { Leads } from "#ui/line/place.ts";
import { Section } from "#ui/section/section.tsx";
import { Station } from "#ui/station/station.tsx";
import styles from "./steps.module.css";

type StepsProps = {
  words: { station: string; heading: string; items: readonly { title: string; text: string }[] };
  /** Where each step is a sentence: side by side. */
  isShort?: boolean;
};

/** What happens, step by step: each a node on the left lane of the line, or short ones side by side. */
export function Steps({ words, isShort }: StepsProps) {
  const { station, heading, items } = words;
  return (
    <Section labelledBy="steps">
      <Line className={styles.line} />
      <Station>{station}</Station>
      <Grid headroom>
        <Headline id="steps" className={styles.heading}>
          {heading}
        </Headline>
        <ol className={classes(styles.steps, isShort && styles.short)}>
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
