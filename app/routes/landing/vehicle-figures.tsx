import type { lp1Words } from "#content/frame/landing-pages.ts";
import type { Figure } from "#content/wording/figures.ts";
import { FigureNumber } from "#ui/figure-number/figure-number.tsx";
import { Grid } from "#ui/grid/grid.tsx";
import { Line } from "#ui/line/line.tsx";
import type { Leads } from "#ui/line/place.ts";
import { Section } from "#ui/section/section.tsx";
import { Station } from "#ui/station/station.tsx";
import type { VehicleIcon } from "#vehicles/icons.ts";
import styles from "./vehicle-figures.module.css";

type VehicleFiguresProps = {
  figures: readonly Figure[];
  vehicle: VehicleIcon;
  words: typeof lp1Words.figures;
};

/** The first figure fills the section, and the vehicle stands on its line; the others stand below it in a row. */
export function VehicleFigures({ figures, vehicle, words }: VehicleFiguresProps) {
  return (
    <Section ground="green" labelledBy="figures">
      <Line />
      <Station>{words.station}</Station>
      <Grid headroom>
        <h2 id="figures" className={styles.heading}>
          {words.heading}
        </h2>
        <dl className={styles.figures}>
          {figures.map(({ label, value, unit }, index) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <FigureNumber size={index === 0 ? "xl" : "m"}>{value}</FigureNumber> <small>{unit}</small>
                {index === 0 && <Elevation {...vehicle} />}
              </dd>
            </div>
          ))}
        </dl>
      </Grid>
    </Section>
  );
}

VehicleFigures.leads = { to: 4, phoneTo: 0 } satisfies Leads;

function Elevation({ viewBox, body, signal }: VehicleIcon) {
  return (
    <svg className={styles.elevation} viewBox={viewBox} aria-hidden="true">
      <path d={body} />
      <path className={styles.signal} d={signal} />
    </svg>
  );
}
