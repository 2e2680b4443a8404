import { FleetScreen } from "#app/sections/fleet-screen/fleet-screen.tsx";
import { Headline } from "#app/sections/headline/headline.tsx";
import { TaskIcon } from "#app/sections/task-icon/task-icon.tsx";
import { Grid } from "#ui/grid/grid.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { Line } from "#ui/line/line.tsx";
import type { Leads } from "#ui/line/place.ts";
import { RowTabs } from "#ui/row-tabs/row-tabs.tsx";
import { Section } from "#ui/section/section.tsx";
import { Station } from "#ui/station/station.tsx";
import type { SoftwareData } from "../load-software.ts";
import styles from "./capabilities.module.css";

/** The capabilities, one at a time, each with the screen that shows it. */
export function Capabilities({ capabilities, capabilitiesHeadline, name, words }: SoftwareData) {
  return (
    <Section labelledBy="capabilities">
      <Line />
      <Station>{words.stations.capabilities}</Station>
      <Grid headroom>
        <Headline id="capabilities" className={styles.headline}>
          {capabilitiesHeadline}
        </Headline>
      </Grid>
      <Grid>
        <RowTabs
          id="capability"
          label={`${name}: ${words.stations.capabilities}`}
          className={styles.tabs}
          items={capabilities.map(({ name, title, text, points, screen, control }) => ({
            name,
            tab: title,
            panel: (
              <div className={styles.panel}>
                <div className={styles.words}>
                  <TaskIcon name={name} className={styles.icon} />
                  <h3>{title}</h3>
                  <p className={styles.text}>{text}</p>
                  <ul className={styles.points}>
                    {points.map((point) => (
                      <li key={point}>
                        <Icon name="check" />
                        {point}
                      </li>
                    ))}
                  </ul>
                </div>
                <div className={styles.screen}>
                  <FleetScreen name={screen} control={control} />
                </div>
              </div>
            ),
          }))}
        />
      </Grid>
    </Section>
  );
}

Capabilities.leads = { to: 0, phoneTo: 0 } satisfies Leads;
