import type { ShownPicture } from "#app/pictures.ts";
import { Headline } from "#app/sections/headline/headline.tsx";
import type { PartnerType } from "#content/company/partners/commercial-partner.ts";
import { Accordion } from "#ui/accordion/accordion.tsx";
import { Grid } from "#ui/grid/grid.tsx";
import { Line } from "#ui/line/line.tsx";
import type { Leads } from "#ui/line/place.ts";
import { Picture } from "#ui/picture/picture.tsx";
import { Section } from "#ui/section/section.tsx";
import { Station } from "#ui/station/station.tsx";
import styles from "./types.module.css";

type TypesProps = {
  types: readonly (Omit<PartnerType, "image"> & { image: ShownPicture })[];
  words: { station: string; heading: string };
};

/** One kind of partner open at a time, the first one at first. */
export function Types({ types, words }: TypesProps) {
  return (
    <Section labelledBy="types">
      <Line />
      <Station>{words.station}</Station>
      <Grid headroom>
        <Headline id="types" className={styles.heading}>
          {words.heading}
        </Headline>
        <Accordion
          name="partner-types"
          size="large"
          className={styles.accordion}
          items={types.map(({ title, content, keyPoints, image }, index) => ({
            title,
            open: index === 0,
            content: (
              <div className={styles.content}>
                <div className={styles.words}>
                  <p>{content}</p>
                  {keyPoints && (
                    <ul className={styles.points}>
                      {keyPoints.map((point) => (
                        <li key={point}>{point}</li>
                      ))}
                    </ul>
                  )}
                </div>
                <Picture {...image} alt="" fill className={styles.picture} />
              </div>
            ),
          }))}
        />
      </Grid>
    </Section>
  );
}

Types.leads = { to: 1, phoneTo: 0 } satisfies Leads;
