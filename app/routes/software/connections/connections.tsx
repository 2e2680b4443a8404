import { Headline } from "#app/sections/headline/headline.tsx";
import { Grid } from "#ui/grid/grid.tsx";
import { Line } from "#ui/line/line.tsx";
import type { Place } from "#ui/line/line-up.ts";
import { Section } from "#ui/section/section.tsx";
import { Station } from "#ui/station/station.tsx";
import type { SoftwareData } from "../load-software.ts";
import styles from "./connections.module.css";

/** What stands before it, what it is, and what stands behind it, joined by the lines that messages take. */
export function Connections({ connections, connectionsHeadline, words, number, line }: SoftwareData & Place) {
  return (
    <Section ground="green" labelledBy="connections">
      <Line {...line} />
      <Station number={number} lane={line.to} phoneLane={line.phone.to}>
        {words.stations.connections}
      </Station>
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
