import { Headline } from "#app/sections/headline/headline.tsx";
import { Mark, markType } from "#app/sections/mark/mark.tsx";
import type { Customer } from "#content/company/customers.ts";
import { Grid } from "#ui/grid/grid.tsx";
import { Line } from "#ui/line/line.tsx";
import type { Leads } from "#ui/line/place.ts";
import { Section } from "#ui/section/section.tsx";
import { Station } from "#ui/station/station.tsx";
import styles from "./logos.module.css";

type LogosProps = {
  marks: readonly Customer[];
  words: { heading: string; headline: string; samples: string };
};

/** The partners' marks, one in each cell of the grid. */
export function Logos({ marks, words }: LogosProps) {
  return (
    <Section labelledBy="partners" className={styles.section}>
      <Line />
      <Station heading={2} id="partners">
        {words.heading}
      </Station>
      <Grid headroom>
        <Headline>{words.headline}</Headline>
        <p className={styles.samples}>{words.samples}</p>
      </Grid>
      <ul className={styles.marks}>
        {marks.map((partner) => (
          <li key={partner.id} className={styles.mark} style={markType(partner)}>
            <Mark customer={partner} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

Logos.leads = { to: 0, phoneTo: 0 } satisfies Leads;
