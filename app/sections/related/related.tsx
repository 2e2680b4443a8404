import { PageLink } from "#app/frame/page-link.tsx";
import { Card } from "#ui/card/card.tsx";
import { classes } from "#ui/classes.ts";
import { Grid } from "#ui/grid/grid.tsx";
import { Line } from "#ui/line/line.tsx";
import type { Leads } from "#ui/line/place.ts";
import { Picture } from "#ui/picture/picture.tsx";
import { Section } from "#ui/section/section.tsx";
import { Station } from "#ui/station/station.tsx";
import styles from "./related.module.css";

type RelatedPage = {
  title: string;
  category: string;
  text?: string;
  to: string;
  picture: { src: string; width: number; height: number };
};

type RelatedProps = {
  station: string;
  vehicles?: readonly RelatedPage[];
  pages: readonly RelatedPage[];
};

/** Where to read on: pages side by side, or in one row with vehicles before them. */
export function Related({ station, vehicles = [], pages }: RelatedProps) {
  return (
    <Section labelledBy="related">
      <Line />
      <Station heading={2} id="related">
        {station}
      </Station>
      <Grid className={classes(styles.cards, vehicles.length > 0 && styles.row)}>
        {[...vehicles, ...pages].map((page) => (
          <Card
            key={page.to}
            category={page.category}
            heading={page.title}
            link={<PageLink to={page.to} />}
            picture={<Picture {...page.picture} alt="" fill className={styles.picture} />}
            className={vehicles.length > 0 ? undefined : styles.page}
          >
            {page.text && <p className={styles.text}>{page.text}</p>}
          </Card>
        ))}
      </Grid>
    </Section>
  );
}

Related.leads = { to: 0, phoneTo: 0 } satisfies Leads;
