import { PageLink } from "#app/frame/page-link.tsx";
import { Headline } from "#app/sections/headline/headline.tsx";
import { classes } from "#ui/classes.ts";
import { FigureNumber } from "#ui/figure-number/figure-number.tsx";
import { Grid } from "#ui/grid/grid.tsx";
import { Line } from "#ui/line/line.tsx";
import type { Leads } from "#ui/line/place.ts";
import { Section } from "#ui/section/section.tsx";
import { Station } from "#ui/station/station.tsx";
import { TextLink } from "#ui/text-link/text-link.tsx";
import type { TaskPartData } from "../load-task.ts";
import styles from "./site.module.css";

/** What the task needs of the hall, and the figures to plan with. */
export function Site({ siteHeadline, site, figures, planner, words, layout }: TaskPartData) {
  return (
    <Section labelledBy="site">
      <Line />
      <Station before>{words.stations.site}</Station>
      <Grid headroom className={classes(styles.grid, styles[layout])}>
        <div className={styles.needs}>
          <Headline id="site">{siteHeadline}</Headline>
          <dl className={styles.list}>
            {site.map(({ title, text }) => (
              <div key={title} className={styles.need}>
                <dt>{title}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
        <dl className={styles.figures}>
          {figures.map(({ value, unit, text }) => (
            <div key={text} className={styles.figure}>
              <dt>{text}</dt>
              <dd>
                <FigureNumber size="m" className={styles.value}>
                  {value}
                </FigureNumber>{" "}
                <small>{unit}</small>
              </dd>
            </div>
          ))}
        </dl>
        <p className={styles.planner}>
          <TextLink link={<PageLink to={planner} />}>{words.planner}</TextLink>
        </p>
      </Grid>
    </Section>
  );
}

Site.leads = { to: 3, phoneTo: 0 } satisfies Leads;
