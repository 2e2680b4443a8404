import { Headline } from "#app/sections/headline/headline.tsx";
import { TextColumns } from "#app/sections/text-columns/text-columns.tsx";
import { Grid } from "#ui/grid/grid.tsx";
import { Line } from "#ui/line/line.tsx";
import type { Leads } from "#ui/line/place.ts";
import { Section } from "#ui/section/section.tsx";
import { Station } from "#ui/station/station.tsx";
import styles from "./why.module.css";

type WhyProps = {
  words: { station: string; heading: string; reasons: readonly { title: string; text: string }[] };
};

/** Reasons, numbered, in the four lanes. */
export function Why({ words }: WhyProps) {
  const { station, heading, reasons } = words;
  return (
    <Section labelledBy="why" className={styles.section}>
      <Line />
      <Station>{station}</Station>
      <Grid headroom>
        <Headline id="why" className={styles.heading}>
          {heading}
        </Headline>
        <TextColumns items={reasons} numbered />
      </Grid>
    </Section>
  );
}

Why.leads = { to: 4, phoneTo: 0 } satisfies Leads;
