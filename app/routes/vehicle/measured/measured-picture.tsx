import type { CSSProperties } from "react";
import { FigureNumber } from "#ui/figure-number/figure-number.tsx";
import { Picture } from "#ui/picture/picture.tsx";
import type { VehicleData } from "../load-vehicle.ts";
import { Turn } from "../turn/turn.tsx";
import { sheet } from "./leader-line.ts";
import { LeaderLines, Pins } from "./leader-lines.tsx";
import styles from "./measured-picture.module.css";

type MeasuredPictureProps = Pick<VehicleData, "figures" | "leaders" | "drawing" | "turn" | "words">;

/** Each figure with a line to the part of the vehicle it belongs to; on a phone, numbers stand for the lines. */
export function MeasuredPicture({ figures, leaders, drawing, turn, words }: MeasuredPictureProps) {
  return (
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
  );
}
