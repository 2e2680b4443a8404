import type { CSSProperties } from "react";
import { DrawnFigure } from "#app/sections/drawn-figure/drawn-figure.tsx";
import styles from "./drawn.module.css";
import type { AnswerData } from "./load-answer.ts";

/** The example's sum at the end of each year, as columns from zero, and where it passes zero. */
export function Growth({ words, years, payback, zero }: NonNullable<AnswerData["growth"]>) {
  return (
    <DrawnFigure heading={words.heading} note={words.note}>
      <ol className={styles.growth} style={{ "--count": years.length, "--zero": zero } as CSSProperties}>
        {years.map(({ label, amount, top, bottom, isEarned }) => (
          <li
            key={label}
            data-earned={isEarned}
            style={{ "--top": top, "--bottom": bottom } as CSSProperties}
          >
            <span className={styles.year}>{label}</span> <span className={styles.column} aria-hidden="true" />
            <span className={styles.amount}>{amount}</span>
          </li>
        ))}
        {payback && (
          <li className={styles.payback} style={{ "--at": payback.at } as CSSProperties}>
            <b>{payback.years}</b> <span>{words.payback}</span>
          </li>
        )}
      </ol>
    </DrawnFigure>
  );
}
