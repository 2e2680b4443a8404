import { Headline } from "#app/sections/headline/headline.tsx";
import { Signals } from "#app/sections/signals/signals.tsx";
import type { techPartner } from "#content/company/partners/tech-partner.ts";
import { Grid } from "#ui/grid/grid.tsx";
import { Line } from "#ui/line/line.tsx";
import type { Leads } from "#ui/line/place.ts";
import { Section } from "#ui/section/section.tsx";
import { Station } from "#ui/station/station.tsx";
import styles from "./handshake.module.css";

/** How an integration goes, as signals between the partner's software and the fleet. */
export function Handshake({ words }: { words: typeof techPartner.handshake }) {
  const { station, heading, text, ...drawn } = words;
  return (
    <Section labelledBy="steps">
      <Line />
      <Station>{station}</Station>
      <Grid headroom>
        <div className={styles.words}>
          <Headline id="steps" className={styles.heading}>
            {heading}
          </Headline>
          <p>{text}</p>
        </div>
        <div className={styles.drawn}>
          <Signals {...drawn} />
        </div>
      </Grid>
    </Section>
  );
}

Handshake.leads = { to: 0, phoneTo: 0 } satisfies Leads;
