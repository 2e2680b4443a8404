import type { CSSProperties } from "react";
import { Headline } from "#app/sections/headline/headline.tsx";
import { countFirst } from "#content/count-word.ts";
import { FigureNumber } from "#ui/figure-number/figure-number.tsx";
import { Grid } from "#ui/grid/grid.tsx";
import { Line } from "#ui/line/line.tsx";
import type { Leads } from "#ui/line/place.ts";
import { Picture } from "#ui/picture/picture.tsx";
import { Section } from "#ui/section/section.tsx";
import { Station } from "#ui/station/station.tsx";
import type { VehicleData } from "../load-vehicle.ts";
import { Turn } from "../turn/turn.tsx";
import styles from "./figures.module.css";
import { sheet } from "./leader-line.ts";
import { LeaderLines, Pins } from "./leader-lines.tsx";

type FiguresProps = Pick<
  VehicleData,
  "figures" | "leaders" | "drawing" | "turn" | "productDescription" | "words"
>;

/** Each figure with a line to the part of the vehicle it belongs to; on a phone, numbers stand for the lines. */
export function Figures({ figures, leaders, drawing, turn, productDescription, words }: FiguresProps) {
  const { station, headline } = words.figures;
  return (
    <Section labelledBy="figures" className={styles.figures}>
      <Line />
      <Station>{station}</Station>
      <Grid headroom className={styles.opening}>
        <Headline id="figures" className={styles.headline}>
          {`${countFirst(figures.length)} ${headline}`}
        </Headline>
        <p className={styles.description}>{productDescription}</p>
      </Grid>
      <div className={styles.band}>
        <div className={styles.sheet}>
          <div className={styles.drawing}>
            <Picture {...drawing} />
            <Pins leaders={leaders} />
          </div>
          <LeaderLines leaders={leaders} />
          <dl className={styles.list}>
            {leaders.map(({ figure, side, at, above }, index) => {
              const shown = figures.find(({ label }) => label === figure);
              return (
                <div
                  key={figure}
                  className={styles.figure}
                  data-side={side}
                  data-above={above}
                  style={{ "--at": `${(at / sheet.height) * 100}%` } as CSSProperties}
                >
                  <dt>
                    <span className={styles.pin} aria-hidden="true">
                      {index + 1}
                    </span>
                    {figure}
                  </dt>
                  <dd>
                    <FigureNumber size="m">{shown?.value ?? ""}</FigureNumber> <small>{shown?.unit}</small>
                  </dd>
                </div>
              );
            })}
          </dl>
        </div>
        <Turn data={turn} words={words.turn} />
      </div>
    </Section>
  );
}

Figures.leads = { to: 0, phoneTo: 0 } satisfies Leads;
