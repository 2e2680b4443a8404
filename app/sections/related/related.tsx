import { LinkRows } from "#app/sections/link-rows/link-rows.tsx";
import { Grid } from "#ui/grid/grid.tsx";
import { Line } from "#ui/line/line.tsx";
import type { Leads } from "#ui/line/place.ts";
import { Section } from "#ui/section/section.tsx";
import { Station } from "#ui/station/station.tsx";
import styles from "./related.module.css";

type RelatedPage = {
  title: string;
  category: string;
  text?: string;
  to: string;
};

type RelatedProps = {
  station: string;
  vehicles?: readonly RelatedPage[];
  pages: readonly RelatedPage[];
};

/** Where to read on: a row for each page, vehicles first. */
export function Related({ station, vehicles = [], pages }: RelatedProps) {
  const rows = [...vehicles, ...pages].map(({ title, category, text, to }) => ({
    label: title,
    note: text ? `${category}. ${text}` : category,
    to,
  }));
  return (
    <Section labelledBy="related">
      <Line />
      <Station heading={2} id="related">
        {station}
      </Station>
      <Grid>
        <LinkRows rows={rows} label={station} className={styles.rows} />
      </Grid>
    </Section>
  );
}

Related.leads = { to: 0, phoneTo: 0 } satisfies Leads;
