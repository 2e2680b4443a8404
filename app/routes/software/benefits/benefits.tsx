import { Headline } from "#app/sections/headline/headline.tsx";
import { TextColumns } from "#app/sections/text-columns/text-columns.tsx";
import { Grid } from "#ui/grid/grid.tsx";
import { Line } from "#ui/line/line.tsx";
import type { Place } from "#ui/line/line-up.ts";
import { Section } from "#ui/section/section.tsx";
import { Station } from "#ui/station/station.tsx";
import type { SoftwareData } from "../load-software.ts";
import styles from "./benefits.module.css";

/** What changes for those who work with it. */
export function Benefits({ benefits, benefitsHeadline, words, number, line }: SoftwareData & Place) {
  return (
    <Section labelledBy="benefits">
      <Line {...line} />
      <Station number={number} lane={line.to} phoneLane={line.phone.to}>
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
