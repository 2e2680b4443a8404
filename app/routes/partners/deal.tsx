import { Headline } from "#app/sections/headline/headline.tsx";
import type { ourSolution } from "#content/company/partners/our-solution.ts";
import { Grid } from "#ui/grid/grid.tsx";
import { Line } from "#ui/line/line.tsx";
import type { Leads } from "#ui/line/place.ts";
import { Section } from "#ui/section/section.tsx";
import { Station } from "#ui/station/station.tsx";
import styles from "./deal.module.css";

type DealStep = { title: string; yours?: readonly string[]; ours?: readonly string[] };

/** A sale in steps, from left to right, and what each side does in it: the partner's on paper, ours on green. */
export function Deal({ words }: { words: typeof ourSolution.deal }) {
  const { station, heading, sides, note } = words;
  const steps: readonly DealStep[] = words.steps;
  return (
    <Section labelledBy="deal">
      <Line />
      <Station>{station}</Station>
      <Grid headroom>
        <Headline id="deal" className={styles.heading}>
          {heading}
        </Headline>
        <ol className={styles.steps}>
          {steps.map(({ title, yours, ours }) => (
            <li key={title}>
              <h3>{title}</h3>
              <Side name={sides.yours} items={yours} />
              <Side name={sides.ours} items={ours} ground="green" />
            </li>
          ))}
        </ol>
        <p className={styles.note}>{note}</p>
      </Grid>
    </Section>
  );
}

Deal.leads = { to: 0, phoneTo: 0 } satisfies Leads;

type SideProps = { name: string; items: readonly string[] | undefined; ground?: "green" };

function Side({ name, items, ground }: SideProps) {
  return (
    <div className={styles.side} data-ground={ground} data-idle={items ? undefined : true}>
      {items && (
        <>
          <p>{name}</p>
          <ul>
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
