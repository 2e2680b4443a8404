import type { CSSProperties } from "react";
import { DrawnFigure } from "#app/sections/drawn-figure/drawn-figure.tsx";
import { Picture } from "#ui/picture/picture.tsx";
import styles from "./drawn.module.css";
import type { AnswerData } from "./load-answer.ts";

/** A vehicle from the side, and below the floor how far each speed carries it, at the scale of the vehicle. */
export function Stops({ words, vehicle, share, ways }: NonNullable<AnswerData["stops"]>) {
  return (
    <DrawnFigure heading={words.heading} note={words.note}>
      <div className={styles.stops} style={{ "--vehicle": share } as CSSProperties}>
        <Picture {...vehicle} sizes="20rem" priority />
        <ul className={styles.ways}>
          {ways.map(({ speed, vehicles, metres, way, isSignal }) => (
            <li key={speed}>
              <span className={styles.speed}>{speed}</span>
              <span className={styles.way} data-signal={isSignal} style={{ "--way": way } as CSSProperties}>
                <i aria-hidden="true" />
                <b>{metres}</b>
                <small>{vehicles}</small>
              </span>
            </li>
          ))}
        </ul>
      </div>
    </DrawnFigure>
  );
}
