import { Headline } from "#app/sections/headline/headline.tsx";
import { TextColumns } from "#app/sections/text-columns/text-columns.tsx";
import { Grid } from "#ui/grid/grid.tsx";
import { Line } from "#ui/line/line.tsx";
import type { Leads } from "#ui/line/place.ts";
import { Section } from "#ui/section/section.tsx";
import { Station } from "#ui/station/station.tsx";
import type { OverviewData } from "../load-overview.ts";
import styles from "./shared.module.css";

type SharedProps = Pick<OverviewData, "shared"> & { words: OverviewData["words"]["shared"] };

/** What all vehicles have in common. */
export function Shared({ shared, words }: SharedProps) {
  return (
    <Section labelledBy="shared">
      <Line />
      <Station>{words.station}</Station>
      <Grid headroom>
        <Headline id="shared" className={styles.headline}>
          {words.headline}
        </Headline>
        <TextColumns items={shared} />
      </Grid>
    </Section>
  );
}

Shared.leads = { to: 0, phoneTo: 0 } satisfies Leads;
