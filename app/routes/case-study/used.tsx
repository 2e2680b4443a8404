import { PageLink } from "#app/frame/page-link.tsx";
import { Headline } from "#app/sections/headline/headline.tsx";
import type { CaseStudyScale } from "#content/tasks/case-study.ts";
import { Card } from "#ui/card/card.tsx";
import { classes } from "#ui/classes.ts";
import { Grid } from "#ui/grid/grid.tsx";
import { Line } from "#ui/line/line.tsx";
import type { Leads } from "#ui/line/place.ts";
import { Picture } from "#ui/picture/picture.tsx";
import { Section } from "#ui/section/section.tsx";
import { Station } from "#ui/station/station.tsx";
import { vehicleAddress } from "#vehicles/address.ts";
import type { findStudy } from "./find-study.ts";
import styles from "./used.module.css";

type UsedProps = {
  vehicles: NonNullable<ReturnType<typeof findStudy>>["vehicles"];
  words: { station: string; headline: string };
  scale: CaseStudyScale["vehicles"];
};

/** The vehicles of the study with their figures, each a link to its page. */
export function Used({ vehicles, words, scale }: UsedProps) {
  return (
    <Section labelledBy="used" className={styles.section}>
      <Line />
      <Station heading={2} id="used">
        {words.station}
      </Station>
      <Grid headroom>
        <Headline className={styles.headline}>{words.headline}</Headline>
        <ul className={classes(styles.vehicles, styles[scale])} data-count={vehicles.length}>
          {vehicles.map(({ product, title, picture, figures }) => (
            <li key={product}>
              <Card
                heading={title}
                link={<PageLink to={vehicleAddress(product)} />}
                picture={<Picture {...picture} alt="" fill className={styles.picture} />}
              >
                <dl className={styles.figures} data-unsearched="">
                  {figures.map(({ label, value, unit }) => (
                    <div key={label}>
                      <dt>{label}</dt>
                      <dd>
                        {value} <small>{unit}</small>
                      </dd>
                    </div>
                  ))}
                </dl>
              </Card>
            </li>
          ))}
        </ul>
      </Grid>
    </Section>
  );
}

Used.leads = { to: 1, phoneTo: 0 } satisfies Leads;
