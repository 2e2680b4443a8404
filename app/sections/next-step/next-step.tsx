import type { ReactNode } from "react";
import { href } from "react-router";
import { PageLink } from "#app/frame/page-link.tsx";
import { Button } from "#ui/button/button.tsx";
import { classes } from "#ui/classes.ts";
import { Grid } from "#ui/grid/grid.tsx";
import { Line } from "#ui/line/line.tsx";
import type { Leads } from "#ui/line/place.ts";
import { Section } from "#ui/section/section.tsx";
import { Station } from "#ui/station/station.tsx";
import styles from "./next-step.module.css";

type NextStepProps = {
  station: string;
  headline: string;
  introduction: string;
  /** The label of the button, which leads to the enquiry form. */
  action: string;
  /** The contact page with what the enquiry is about; see `contactPath`. */
  contact?: string;
  /** Beside the headline: what the page says nowhere else. */
  children?: ReactNode;
  /** In one row, where the page has more to show than a headline. */
  isSlim?: boolean;
};

/** The end of the line: one question, one button. */
export function NextStep({
  station,
  headline,
  introduction,
  action,
  contact,
  children,
  isSlim,
}: NextStepProps) {
  return (
    <Section
      ground="green"
      labelledBy="next"
      className={classes(styles.next, isSlim && styles.slim, children ? styles.asked : undefined)}
    >
      <Line className={styles.line} />
      <Station>{station}</Station>
      <Grid headroom className={styles.grid}>
        <h2 id="next" className={styles.headline}>
          {headline}
        </h2>
        <p className={styles.introduction}>{introduction}</p>
        {children && <div className={styles.beside}>{children}</div>}
        <p className={styles.action}>
          <Button
            tone="signal"
            size="xlarge"
            icon="arrow"
            link={<PageLink to={contact ?? href("/contact")} />}
          >
            {action}
          </Button>
        </p>
      </Grid>
    </Section>
  );
}

NextStep.leads = { to: 4, phoneTo: 4 } satisfies Leads;
