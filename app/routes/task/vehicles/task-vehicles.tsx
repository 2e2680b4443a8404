import { PageLink } from "#app/frame/page-link.tsx";
import { Headline } from "#app/sections/headline/headline.tsx";
import { Card } from "#ui/card/card.tsx";
import { classes } from "#ui/classes.ts";
import { Grid } from "#ui/grid/grid.tsx";
import { Line } from "#ui/line/line.tsx";
import type { Leads } from "#ui/line/place.ts";
import { Picture } from "#ui/picture/picture.tsx";
import { Section } from "#ui/section/section.tsx";
import { Station } from "#ui/station/station.tsx";
import { TextLink } from "#ui/text-link/text-link.tsx";
import type { TaskPartData } from "../load-task.ts";
import styles from "./task-vehicles.module.css";

/** The vehicles for the task and the software that controls them, each with the reason. */
export function TaskVehicles({ vehicles, vehiclesHeadline, software, words, layout }: TaskPartData) {
  const headline = (
    <Headline id="vehicles" className={styles.headline}>
      {vehiclesHeadline}
    </Headline>
  );
  return (
    <Section labelledBy="vehicles" className={styles[layout]}>
      <Line />
      <Station>{words.stations.vehicles}</Station>
      {layout !== "ledger" && <Grid headroom>{headline}</Grid>}
      <Grid headroom={layout === "ledger"} className={styles.cards}>
        {layout === "ledger" && headline}
        <div className={styles.software} data-ground="green">
          <h3>{software.title}</h3>
          <p>{software.why}</p>
          <TextLink link={<PageLink to={software.to} />}>{software.next}</TextLink>
        </div>
        {vehicles.map(({ title, payload, why, to, picture }) => (
          <Card
            key={to}
            category={payload}
            heading={title}
            link={<PageLink to={to} />}
            picture={<Picture {...picture} alt="" fill className={styles.picture} />}
            className={classes(styles.vehicle, vehicles.length === 2 ? styles.wide : styles.card)}
          >
            <p className={styles.why}>{why}</p>
          </Card>
        ))}
      </Grid>
    </Section>
  );
}

TaskVehicles.leads = { to: 1, phoneTo: 4 } satisfies Leads;
