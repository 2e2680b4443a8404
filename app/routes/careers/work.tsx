import { Headline } from "#app/sections/headline/headline.tsx";
import { TextColumns } from "#app/sections/text-columns/text-columns.tsx";
import type { careersWords } from "#content/company/careers.ts";
import { Grid } from "#ui/grid/grid.tsx";
import { Line } from "#ui/line/line.tsx";
import type { Leads } from "#ui/line/place.ts";
import { Section } from "#ui/section/section.tsx";
import { Station } from "#ui/station/station.tsx";
import styles from "./work.module.css";

/** How it is to work here, in three rules, on a green field. */
export function Work({ words }: { words: typeof careersWords.work }) {
  const { station, headline, items } = words;
  return (
    <Section ground="green" labelledBy="work">
      <Line />
      <Station heading={2} id="work">
        {station}
      </Station>
      <Grid headroom>
        <Headline className={styles.headline}>{headline}</Headline>
        <TextColumns items={items} />
      </Grid>
    </Section>
  );
}

Work.leads = { to: 3, phoneTo: 4 } satisfies Leads;
