import { href } from "react-router";
import { PageLink } from "#app/frame/page-link.tsx";
import { Headline } from "#app/sections/headline/headline.tsx";
import type { lp2Words } from "#content/landing-pages.ts";
import { Button } from "#ui/button/button.tsx";
import { Grid } from "#ui/grid/grid.tsx";
import { Line } from "#ui/line/line.tsx";
import type { Leads } from "#ui/line/place.ts";
import { Section } from "#ui/section/section.tsx";
import { Station } from "#ui/station/station.tsx";
import styles from "./diagram.module.css";
import { Network } from "./network.tsx";

/** Six separate systems, and the same six connected. */
export function Diagram({ words }: { words: typeof lp2Words.diagram }) {
  const { station, heading, text, label, apart, joined, systems, center, more } = words;
  return (
    <Section labelledBy="diagram">
      <Line />
      <Station>{station}</Station>
      <Grid headroom>
        <Headline id="diagram" className={styles.heading}>
          {heading}
        </Headline>
        <div className={styles.words}>
          <p>{text}</p>
          <Button tone="signal" size="large" icon="arrow" link={<PageLink to={href("/products/syncos")} />}>
            {more}
          </Button>
        </div>
        <div className={styles.pictures} role="img" aria-label={label}>
          <Network systems={systems} caption={apart} />
          <div data-ground="green">
            <Network systems={systems} caption={joined} center={center} />
          </div>
        </div>
      </Grid>
    </Section>
  );
}

Diagram.leads = { to: 0, phoneTo: 0 } satisfies Leads;
