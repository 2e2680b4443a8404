import { type LinkRow, LinkRows } from "#app/sections/link-rows/link-rows.tsx";
import { Grid } from "#ui/grid/grid.tsx";
import { type Lane, Line, type PhoneLane } from "#ui/line/line.tsx";
import { Section } from "#ui/section/section.tsx";
import { Station } from "#ui/station/station.tsx";
import styles from "./read-on.module.css";

type ReadOnProps = {
  pages: readonly LinkRow[];
  number?: string;
  /** The lane in which the line comes in; it ends at the section's node. */
  lane: Lane;
  phoneLane: PhoneLane;
};

/** How a page ends that has asked its question already: the pages that lie near. */
export function ReadOn({ pages, number, lane, phoneLane }: ReadOnProps) {
  return (
    <Section labelledBy="read-on">
      <Line from={lane} to={1} phone={{ from: phoneLane, to: 0 }} className={styles.line} />
      <Station number={number} lane={1} phoneLane={0} heading={2} id="read-on">
        Read on
      </Station>
      <Grid headroom>
        <LinkRows rows={pages} className={styles.pages} />
      </Grid>
    </Section>
  );
}
