import type { ourSolution } from "#content/company/partners/our-solution.ts";
import { Grid } from "#ui/grid/grid.tsx";
import { Line } from "#ui/line/line.tsx";
import type { Leads } from "#ui/line/place.ts";
import { Section } from "#ui/section/section.tsx";
import { Station } from "#ui/station/station.tsx";
import styles from "./shares.module.css";

type SharesProps = { words: typeof ourSolution.shares };

/** What each side contributes: ours on green, the partner's on paper. */
export function Shares({ words }: SharesProps) {
  const { station, ours, yours } = words;
  return (
    <Section className={styles.section}>
      <Line />
      <Station>{station}</Station>
      <Grid className={styles.grid}>
        <div className={styles.yours}>
          <h2>{yours.heading}</h2>
          <List items={yours.items} />
        </div>
        <div className={styles.ours} data-ground="green">
          <h2>{ours.heading}</h2>
          <List items={ours.items} />
        </div>
      </Grid>
    </Section>
  );
}

Shares.leads = { to: 2, phoneTo: 0, turn: "end" } satisfies Leads;

function List({ items }: { items: readonly string[] }) {
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
