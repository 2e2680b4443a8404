import { Headline } from "#app/sections/headline/headline.tsx";
import { Grid } from "#ui/grid/grid.tsx";
import { Line } from "#ui/line/line.tsx";
import type { Leads } from "#ui/line/place.ts";
import { Section } from "#ui/section/section.tsx";
import { Station } from "#ui/station/station.tsx";
import type { SoftwareData } from "../load-software.ts";
import styles from "./connections.module.css";

/** The systems before it, the software itself, and the systems behind it, joined by the lines that messages take. */
export function Connections({ connections, connectionsHeadline, words }: SoftwareData) {
  return (
    <Section ground="green" labelledBy="connections">
      <Line />
      <Station>{words.stations.connections}</Station>
      <Grid headroom>
        <Headline id="connections" className={styles.headline}>
          {connectionsHeadline}
        </Headline>
        <ol className={styles.groups}>
          {connections.map(({ name, items }) => (
            <li key={name} className={styles.group}>
              <h3 className={styles.name}>{name}</h3>
              <ul className={styles.items}>
                {items.map(({ title, text }) => (
                  <li key={title} className={styles.item}>
                    <b>{title}</b>
                    <span>{text}</span>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
      </Grid>
    </Section>
  );
}

Connections.leads = { to: 4, phoneTo: 4 } satisfies Leads;
