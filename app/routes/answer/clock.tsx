import type { CSSProperties } from "react";
import { DrawnFigure } from "#app/sections/drawn-figure/drawn-figure.tsx";
import styles from "./drawn.module.css";
import type { AnswerData } from "./load-answer.ts";

/** What happens after a stop, by working hours from top to bottom. */
export function Clock({ heading, note, steps }: NonNullable<AnswerData["clock"]>) {
  return (
    <DrawnFigure heading={heading} note={note}>
      <ol className={styles.clock}>
        {steps.map(({ what, how, when, at, lasts }) => (
          <li key={what} style={{ "--lasts": lasts } as CSSProperties}>
            <b>{at} h</b>
            <i className={styles.stop} aria-hidden="true" />
            <span>
              <strong>{what}</strong>
              <small>
                {how}. {when}.
              </small>
            </span>
          </li>
        ))}
      </ol>
    </DrawnFigure>
  );
}
