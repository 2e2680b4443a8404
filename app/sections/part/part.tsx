import type { ReactNode } from "react";
import { Grid } from "#ui/grid/grid.tsx";
import { Line } from "#ui/line/line.tsx";
import type { Leads } from "#ui/line/place.ts";
import { Section } from "#ui/section/section.tsx";
import { Station } from "#ui/station/station.tsx";
import styles from "./part.module.css";

type PartProps = { id: string; title: string; leads?: Leads; children: ReactNode };

/** A part of a tool's page: its station on the line at the left edge, with its content below. */
export function Part({ id, title, children }: PartProps) {
  return (
    <Section labelledBy={id}>
      <Line />
      <Station heading={2} id={id}>
        {title}
      </Station>
      <Grid headroom>
        <div className={styles.part}>{children}</div>
      </Grid>
    </Section>
  );
}

Part.leads = { to: 0, phoneTo: 0 } satisfies Leads;
