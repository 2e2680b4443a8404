import { Headline } from "#app/sections/headline/headline.tsx";
import type { lp1Words } from "#content/frame/landing-pages.ts";
import { Grid } from "#ui/grid/grid.tsx";
import { Line } from "#ui/line/line.tsx";
import type { Leads } from "#ui/line/place.ts";
import { Section } from "#ui/section/section.tsx";
import { Station } from "#ui/station/station.tsx";
import styles from "./first-route.module.css";

/** Explains which route the campaign asks for. */
export function FirstRoute({ words }: { words: typeof lp1Words.why }) {
  return (
    <Section labelledBy="why">
      <Line />
      <Station>{words.station}</Station>
      <Grid headroom>
        <Headline id="why" className={styles.heading}>
          {words.heading}
        </Headline>
        <p className={styles.text}>{words.text}</p>
      </Grid>
    </Section>
  );
}

FirstRoute.leads = { to: 0, phoneTo: 0 } satisfies Leads;
