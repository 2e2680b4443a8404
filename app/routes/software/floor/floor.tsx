import { FleetScreen } from "#app/sections/fleet-screen/fleet-screen.tsx";
import { Headline } from "#app/sections/headline/headline.tsx";
import { TaskIcon } from "#app/sections/task-icon/task-icon.tsx";
import { Grid } from "#ui/grid/grid.tsx";
import { Line } from "#ui/line/line.tsx";
import type { Leads } from "#ui/line/place.ts";
import { Section } from "#ui/section/section.tsx";
import { Station } from "#ui/station/station.tsx";
import type { SoftwareData } from "../load-software.ts";
import styles from "./floor.module.css";

/** The capabilities, on one floor that runs across the page: its map and its orders, with the explanations below. */
export function Floor({ capabilities, capabilitiesHeadline, words }: SoftwareData) {
  return (
    <Section labelledBy="capabilities">
      <Line />
      <Station>{words.stations.capabilities}</Station>
      <Grid headroom>
        <Headline id="capabilities" className={styles.headline}>
          {capabilitiesHeadline}
        </Headline>
        <div className={styles.map}>
          <FleetScreen name="map" control="aisle" />
        </div>
        <div className={styles.orders}>
          <FleetScreen name="orders" control="stop" />
        </div>
        <ul className={styles.capabilities}>
          {capabilities.map(({ name, title, text, points }) => (
            <li key={name}>
              <TaskIcon name={name} className={styles.icon} />
              <h3>{title}</h3>
              <p>{text}</p>
              <ul className={styles.points}>
                {points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </Grid>
    </Section>
  );
}

Floor.leads = { to: 0, phoneTo: 0 } satisfies Leads;
