import type { CSSProperties } from "react";
import { href } from "react-router";
import { PageLink } from "#app/frame/page-link.tsx";
import { Headline } from "#app/sections/headline/headline.tsx";
import { Grid } from "#ui/grid/grid.tsx";
import { Line } from "#ui/line/line.tsx";
import { Picture } from "#ui/picture/picture.tsx";
import { Section } from "#ui/section/section.tsx";
import { Station } from "#ui/station/station.tsx";
import { TextLink } from "#ui/text-link/text-link.tsx";
import type { HomeContent } from "../home-content.ts";
import { laterLeads } from "../later-leads.ts";
import { Hotspots } from "./hotspots.tsx";
import "#ui/push-row/push-row.css";
import styles from "./warehouse.module.css";

export function Warehouse(content: HomeContent["warehouse"]) {
  const { station, headline, introduction, next, hotspots, picture } = content;
  return (
    <Section labelledBy="warehouse" className={styles.warehouse}>
      <Line />
      <Station>{station}</Station>
      <Grid>
        <Headline id="warehouse" className={styles.headline}>
          {headline}
        </Headline>
        <p className={styles.introduction}>{introduction}</p>
      </Grid>
      <div className={styles.floor}>
        <Picture {...picture} sizes="100vw" fill className={styles.picture ?? ""} />
        <Hotspots hotspots={hotspots} />
      </div>
      <Grid>
        <div className={styles.key}>
          <ol
            className="push-row"
            /* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls on a phone, so the keyboard has to reach it */
            tabIndex={0}
          >
            {hotspots.map(({ id, label, position, description }) => (
              <li key={id}>
                <span
                  className={styles.cut}
                  style={{ "--left": `${position.left}%`, "--top": `${position.top}%` } as CSSProperties}
                >
                  <Picture {...picture} alt="" sizes="150vw" className={styles.whole} />
                </span>
                <h3>{label}</h3>
                <p>{description}</p>
              </li>
            ))}
          </ol>
          <p className={styles.next}>
            <TextLink link={<PageLink to={href("/planner/play")} />}>{next}</TextLink>
          </p>
        </div>
      </Grid>
    </Section>
  );
}

Warehouse.leads = laterLeads.warehouse;
