import type { ReactNode } from "react";
import { Grid } from "#ui/grid/grid.tsx";
import { Line } from "#ui/line/line.tsx";
import { Section } from "#ui/section/section.tsx";
import { Station } from "#ui/station/station.tsx";
import styles from "./part.module.css";

type Properties = { id: string; number?: string; title: string; children: ReactNode };

/** A part of a tool's page: its station on the line at the left edge, and what stands below it. */
export function Part({ id, number, title, children }: Properties) {
  return (
    <Section labelledBy={id}>
      <Line from={0} to={0} phone={{ from: 0, to: 0 }} />
      <Station number={number} lane={0} phoneLane={0} heading={2} id={id}>
        {title}
      </Station>
      <Grid headroom>
        <div className={styles.part}>{children}</div>
      </Grid>
    </Section>
  );
}
