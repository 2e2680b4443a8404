import { Headline } from "#app/sections/headline/headline.tsx";
import { FigureNumber } from "#ui/figure-number/figure-number.tsx";
import { Grid } from "#ui/grid/grid.tsx";
import { type Lane, Line } from "#ui/line/line.tsx";
import { Section } from "#ui/section/section.tsx";
import { Station } from "#ui/station/station.tsx";
import styles from "./steps.module.css";

type StepsProps = {
  words: { station: string; heading: string; items: readonly { title: string; text: string }[] };
  number: string;
  /** The lane in which the line comes in; it goes on down the left one. */
  lane: Lane;
  phoneLane?: 0 | 4;
};

/** What happens, step by step, along the left lane of the line: each step a node on it. */
export function Steps({ words, number, lane, phoneLane = 0 }: StepsProps) {
  const { station, heading, items } = words;
  return (
    <Section labelledBy="steps">
      <Line from={lane} to={0} phone={{ from: phoneLane, to: 0 }} className={styles.line} />
      <Station number={number} lane={0} phoneLane={0}>
        {station}
      </Station>
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
