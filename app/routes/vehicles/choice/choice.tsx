import { PageLink } from "#app/frame/page-link.tsx";
import { Headline } from "#app/sections/headline/headline.tsx";
import { Grid } from "#ui/grid/grid.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { Line } from "#ui/line/line.tsx";
import type { Leads } from "#ui/line/place.ts";
import { Section } from "#ui/section/section.tsx";
import { Station } from "#ui/station/station.tsx";
import type { OverviewData } from "../load-overview.ts";
import styles from "./choice.module.css";

type ChoiceProps = Pick<OverviewData, "needs"> & { words: OverviewData["words"]["choose"] };

/** Leads from what has to be carried to the vehicle that carries it. */
export function Choice({ needs, words }: ChoiceProps) {
  return (
    <Section ground="green" labelledBy="choice">
      <Line />
      <Station>{words.station}</Station>
      <Grid headroom>
        <Headline id="choice" className={styles.headline}>
          {words.headline}
        </Headline>
        <ul className={styles.needs}>
          {needs.map(({ need, why, title, to }) => (
            <li key={to}>
              <PageLink to={to} className={styles.need}>
                <span className={styles.load}>{need}</span>
                <span className={styles.vehicle}>
                  <b>{title}</b>
                  {why}
                </span>
                <Icon name="arrow" />
              </PageLink>
            </li>
          ))}
        </ul>
      </Grid>
    </Section>
  );
}

Choice.leads = { to: 1, phoneTo: 4 } satisfies Leads;
