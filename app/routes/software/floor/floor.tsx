import type { ReactNode } from "react";
import { FleetScreen } from "#app/sections/fleet-screen/fleet-screen.tsx";
import { Headline } from "#app/sections/headline/headline.tsx";
import { TaskIcon } from "#app/sections/task-icon/task-icon.tsx";
import type { SoftwarePage } from "#content/products/software-page.ts";
import { Grid } from "#ui/grid/grid.tsx";
import { Line } from "#ui/line/line.tsx";
import type { Leads } from "#ui/line/place.ts";
import { Section } from "#ui/section/section.tsx";
import { Station } from "#ui/station/station.tsx";
import type { SoftwareData } from "../load-software.ts";
import styles from "./floor.module.css";

/** The capabilities, on one floor that runs across the page, each beside the screen that shows it: the crossing shows some. */
export function Floor({ capabilities, capabilitiesHeadline, words }: SoftwareData) {
  const onMap = capabilities.filter(({ screen }) => screen === "crossing");
  const control = onMap.find((capability) => capability.control)?.control;
  return (
    <Section labelledBy="capabilities">
      <Line />
      <Station>{words.stations.capabilities}</Station>
      <Grid headroom>
        <Headline id="capabilities" className={styles.headline}>
          {capabilitiesHeadline}
        </Headline>
        <div className={styles.map}>
          <FleetScreen name="crossing" control={control} />
        </div>
        <ul className={styles.onMap}>
          {onMap.map((capability) => (
            <Claim key={capability.name} {...capability} />
          ))}
        </ul>
        <ul className={styles.others}>
          {capabilities
            .filter((capability) => !onMap.includes(capability))
            .map(({ screen, control, ...capability }) => (
              <Claim key={capability.name} {...capability}>
                <FleetScreen name={screen} control={control} />
              </Claim>
            ))}
        </ul>
      </Grid>
    </Section>
  );
}

Floor.leads = { to: 0, phoneTo: 0 } satisfies Leads;

type Capability = SoftwarePage["capabilities"][number];
type ClaimProps = Pick<Capability, "name" | "title" | "text" | "points"> & { children?: ReactNode };

/** What the software does, and the screen that shows it. */
function Claim({ name, title, text, points, children }: ClaimProps) {
  return (
    <li className={styles.claim}>
      <div className={styles.words}>
        <TaskIcon name={name} className={styles.icon} />
        <h3>{title}</h3>
        <p>{text}</p>
        <ul className={styles.points}>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </div>
      {children}
    </li>
  );
}
