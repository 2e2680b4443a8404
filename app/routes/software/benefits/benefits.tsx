import { Headline } from "#app/sections/headline/headline.tsx";
import { TextColumns } from "#app/sections/text-columns/text-columns.tsx";
import { Grid } from "#ui/grid/grid.tsx";
import { Route } from "#ui/route/route.tsx";
import { Section } from "#ui/section/section.tsx";
import { Station } from "#ui/station/station.tsx";
import type { SoftwareData } from "../load-software.ts";
import styles from "./benefits.module.css";

/** What changes for those who work with it. */
export function Benefits({ benefits, benefitsHeadline, words }: SoftwareData) {
  return (
    <Section labelledBy="benefits">
      <Route from={3} to={0} phone={{ from: 4, to: 0 }} />
      <Station number="04" lane={0} phoneLane={0}>
        {words.stations.benefits}
      </Station>
      <Grid headroom>
        <Headline id="benefits" className={styles.headline}>
          {benefitsHeadline}
        </Headline>
        <TextColumns items={benefits} />
      </Grid>
    </Section>
  );
}
