import type { CSSProperties } from "react";
import styles from "./bars.module.css";

/** One measured line: where it begins and ends as shares of the scale, and what it says. */
export type Bar = {
  label: string;
  /** Beneath the label. */
  note?: string;
  value: string;
  from: number;
  to: number;
  /** The one that answers the question. */
  isSignal?: boolean;
};

type BarsProps = { heading: string; bars: readonly Bar[]; note: string };

/** A drawing of quantities at one scale: a dimension line each, with its figure. */
export function Bars({ heading, bars, note }: BarsProps) {
  return (
    <figure className={styles.drawing}>
      <h3>{heading}</h3>
      <ul className={styles.bars}>
        {bars.map(({ label, note: what, value, from, to, isSignal }) => (
          <li key={label} className={styles.bar}>
            <span className={styles.label}>
              {label}
              {what && <small>{what}</small>}
            </span>
            <span className={styles.scale} aria-hidden="true">
              <span
                className={styles.measure}
                data-signal={isSignal}
                style={{ "--from": from, "--to": to } as CSSProperties}
              />
            </span>
            <b className={styles.value}>{value}</b>
          </li>
        ))}
      </ul>
      <figcaption className={styles.note}>{note}</figcaption>
    </figure>
  );
}
