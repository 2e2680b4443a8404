import { type LinkRow, LinkRows } from "#app/sections/link-rows/link-rows.tsx";
import { classes } from "#ui/classes.ts";
import { Grid } from "#ui/grid/grid.tsx";
import { Line } from "#ui/line/line.tsx";
import type { Leads } from "#ui/line/place.ts";
import { Section } from "#ui/section/section.tsx";
import { Station } from "#ui/station/station.tsx";
import styles from "./read-on.module.css";

type ReadOnProps = {
  pages: readonly LinkRow[];
  leads?: Leads;
};

/** The end of a page that has had its call to action: related pages. */
export function ReadOn({ pages }: ReadOnProps) {
  return (
    <Section labelledBy="read-on">
      <Line className={styles.line} />
      <Station heading={2} id="read-on">
        Read on
      </Station>
      <Grid headroom>
        <LinkRows rows={pages} className={classes(styles.pages, pages.length > 4 && styles.many)} />
      </Grid>
    </Section>
  );
}

ReadOn.leads = { to: 1, phoneTo: 0 } satisfies Leads;
