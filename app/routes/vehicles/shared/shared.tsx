import { Headline } from "#app/sections/headline/headline.tsx";
import { TextColumns } from "#app/sections/text-columns/text-columns.tsx";
import { Grid } from "#ui/grid/grid.tsx";
import { Line } from "#ui/line/line.tsx";
import { Section } from "#ui/section/section.tsx";
import { Station } from "#ui/station/station.tsx";
import type { OverviewData } from "../load-overview.ts";
import styles from "./shared.module.css";

type SharedProps = Pick<OverviewData, "shared"> & { words: OverviewData["words"]["shared"] };

/** What is the same whichever vehicle it is. */
export function Shared({ shared, words }: SharedProps) {
  return (
    <Section labelledBy="shared">
      <Line from={1} to={0} phone={{ from: 4, to: 0 }} />
      <Station number="03" lane={0} phoneLane={0}>
        {words.station}
      </Station>
      <Grid headroom>
        <Headline id="shared" className={styles.headline}>
          {words.headline}
        </Headline>
        <TextColumns items={shared} />
      </Grid>
    </Section>
  );
}
