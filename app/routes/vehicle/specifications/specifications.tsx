import { DocumentRequest } from "#app/forms/lead/document-request.tsx";
import { Grid } from "#ui/grid/grid.tsx";
import { Line } from "#ui/line/line.tsx";
import type { Leads } from "#ui/line/place.ts";
import { Section } from "#ui/section/section.tsx";
import { Station } from "#ui/station/station.tsx";
import { AisleTurn } from "../aisle/aisle-turn.tsx";
import { Drawings } from "../drawings/drawings.tsx";
import { Files } from "../drawings/files.tsx";
import type { VehicleData } from "../load-vehicle.ts";
import { MeasuredPicture } from "../measured/measured-picture.tsx";
import { Sheet } from "../sheet/sheet.tsx";
import styles from "./specifications.module.css";

type SpecificationsProps = Pick<
  VehicleData,
  | "vehicle"
  | "productDescription"
  | "figures"
  | "leaders"
  | "drawing"
  | "turn"
  | "specs"
  | "sheet"
  | "drawings"
  | "aisle"
  | "words"
  | "document"
>;

/** Every figure of the vehicle: on its picture first, then what no figure tells, the full sheet and the drawings. */
export function Specifications(data: SpecificationsProps) {
  const { vehicle, specs, sheet, drawings, aisle, words, document: requested } = data;
  const { heading, document, download } = words.specifications;
  return (
    <Section labelledBy="specifications" className={styles.specifications}>
      <Line />
      <Station heading={2} id="specifications">
        {`${heading} ${vehicle.title}`}
      </Station>
      <Grid headroom>
        <p className={styles.description}>{data.productDescription}</p>
      </Grid>
      <MeasuredPicture {...data} />
      <Grid>
        <dl className={styles.notes}>
          {specs.map(({ label, value }) => (
            <div key={label} className={styles.note}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <div className={styles.document}>
          <p>{document}</p>
          <DocumentRequest document={requested} tone="solid" icon="download">
            {download}
          </DocumentRequest>
        </div>
        <Files files={drawings.files} words={words.drawings} className={styles.files} />
        <Sheet groups={sheet} words={words.sheet} />
        <Drawings views={drawings.views} words={words.drawings} />
        {aisle && <AisleTurn {...aisle} words={words.aisle} />}
      </Grid>
    </Section>
  );
}

Specifications.leads = { to: 0, phoneTo: 0 } satisfies Leads;
