import { href } from "react-router";
import { PageLink } from "#app/frame/page-link.tsx";
import { Drawing } from "#app/sections/drawing/drawing.tsx";
import { Headline } from "#app/sections/headline/headline.tsx";
import { home } from "#content/home.ts";
import { hotspots } from "#content/hotspots.ts";
import { Grid } from "#ui/grid/grid.tsx";
import { Route } from "#ui/route/route.tsx";
import { Section } from "#ui/section/section.tsx";
import { Station } from "#ui/station/station.tsx";
import { TextLink } from "#ui/text-link/text-link.tsx";
import { Hotspots } from "./hotspots.tsx";
import styles from "./warehouse.module.css";

export function Warehouse() {
  const { station, headline, introduction, next } = home.warehouse;
  return (
    <Section labelledBy="warehouse" className={styles.warehouse}>
      <Route from={0} to={2} phone={{ from: 0, to: 4 }} turn="end" />
      <Station number="04" lane={0} phoneLane={0}>
        {station}
      </Station>
      <Grid>
        <Headline id="warehouse" className={styles.headline}>
          {headline}
        </Headline>
        <p className={styles.introduction}>{introduction}</p>
      </Grid>
      <div className={styles.floor}>
        <Drawing name="warehouse" fill className={styles.picture} />
        <Hotspots hotspots={hotspots} />
      </div>
      <Grid>
        <div className={styles.key}>
          <ol>
            {hotspots.map(({ id, label, description }) => (
              <li key={id}>
                <h3>{label}</h3>
                <p>{description}</p>
              </li>
            ))}
          </ol>
          <p className={styles.next}>
            <TextLink link={<PageLink to={href("/products/syncos")} />}>{next}</TextLink>
          </p>
        </div>
      </Grid>
    </Section>
  );
}
