import { DocumentRequest } from "#app/forms/lead/document-request.tsx";
import { LinkRows } from "#app/sections/link-rows/link-rows.tsx";
import { FigureNumber } from "#ui/figure-number/figure-number.tsx";
import { Grid } from "#ui/grid/grid.tsx";
import { Line } from "#ui/line/line.tsx";
import type { Leads } from "#ui/line/place.ts";
import { Section } from "#ui/section/section.tsx";
import { Station } from "#ui/station/station.tsx";
import { AisleTurn } from "../aisle/aisle-turn.tsx";
import { Drawings } from "../drawings/drawings.tsx";
import type { VehicleData } from "../load-vehicle.ts";
import { Sheet } from "../sheet/sheet.tsx";
import styles from "./specifications.module.css";

type SpecificationsProps = Pick<
  VehicleData,
  "vehicle" | "figures" | "specs" | "sheet" | "drawings" | "aisle" | "ways" | "words" | "document"
>;

/** The same figures to look up and compare, the payload first, and a note on what no figure tells. */
export function Specifications(data: SpecificationsProps) {
  const { vehicle, figures, specs, sheet, drawings, aisle, ways, words, document: requested } = data;
  const { heading, document, download } = words.specifications;
  return (
    <Section labelledBy="specifications" className={styles.specifications}>
      <Line />
      <Station heading={2} id="specifications">
        {`${heading} ${vehicle.title}`}
      </Station>
      <Grid headroom>
        <dl className={styles.cards}>
          {figures.map(({ label, value, unit }, index) => (
            <div key={label} className={styles.card} data-ground={index === 0 ? "green" : undefined}>
              <dt>{label}</dt>
              <dd>
                <FigureNumber size={index === 0 ? "xl" : "m"} className={styles.value}>
                  {value}
                </FigureNumber>{" "}
                <small>{unit}</small>
              </dd>
            </div>
          ))}
          {specs.map(({ label, value }) => (
            <div key={label} className={styles.note}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.document}>{document}</p>
        <div className={styles.download}>
          <DocumentRequest document={requested} tone="solid" icon="download">
            {download}
          </DocumentRequest>
        </div>
        <Sheet groups={sheet} words={words.sheet} />
        <Drawings {...drawings} words={words.drawings} />
        {aisle && <AisleTurn {...aisle} words={words.aisle} />}
        <LinkRows rows={ways} label={words.sheet.links} className={styles.ways} />
      </Grid>
    </Section>
  );
}

Specifications.leads = { to: 2, phoneTo: 4 } satisfies Leads;
