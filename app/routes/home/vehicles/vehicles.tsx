import { useState } from "react";
import { href } from "react-router";
import { PageLink } from "#app/frame/page-link.tsx";
import { Headline } from "#app/sections/headline/headline.tsx";
import { VehicleViewer } from "#app/sections/vehicle-viewer/vehicle-viewer.tsx";
import { Grid } from "#ui/grid/grid.tsx";
import { Line } from "#ui/line/line.tsx";
import { Section } from "#ui/section/section.tsx";
import { Station } from "#ui/station/station.tsx";
import { TextLink } from "#ui/text-link/text-link.tsx";
import type { HomeContent } from "../home-content.ts";
import { laterLeads } from "../later-leads.ts";
import styles from "./vehicles.module.css";

export function Vehicles({ station, headline, label, vehicles, count, cases }: HomeContent["vehicles"]) {
  const [selected, setSelected] = useState(vehicles[0]?.title);
  const planned = cases[selected ?? ""];
  return (
    <Section labelledBy="vehicles">
      <Line />
      <Station>{station}</Station>
      <Grid className={styles.opening}>
        <Headline id="vehicles" className={styles.headline}>
          {headline}
        </Headline>
        <div className={styles.ask}>
          <TextLink link={<PageLink to={href("/planner") + (planned ? `?case=${planned}` : "")} />}>
            {count}
          </TextLink>
          <TextLink href="#contact" icon="arrow">
            Ask about the {selected}
          </TextLink>
        </div>
      </Grid>
      <VehicleViewer vehicles={vehicles} label={label} onSelect={setSelected} />
    </Section>
  );
}

Vehicles.leads = laterLeads.vehicles;
