import { useRef } from "react";
import { FigureNumber } from "#ui/figure-number/figure-number.tsx";
import { Grid } from "#ui/grid/grid.tsx";
import styles from "./stat-cards.module.css";
import { useCountUp } from "./use-count-up.ts";

export type StatCardsProps = { stats: readonly { value: number; suffix: string; label: string }[] };

/** Figures that count up once as they come into view; screen readers get the final values only. */
export function StatCards({ stats }: StatCardsProps) {
  const cards = useRef<HTMLDivElement>(null);
  const counting = useCountUp(cards, stats);

  return (
    <div ref={cards} data-live="" className={styles.place}>
      <Grid className={styles.cards}>
        {stats.map(({ value, suffix, label }, index) => (
          <p key={label} className={styles.card}>
            <span
              data-count
              className={styles.figure}
              {...(counting && { role: "img", "aria-label": `${value}${suffix}` })}
            >
              <FigureNumber size={index === 0 ? "xl" : "l"}>{`${value}${suffix}`}</FigureNumber>
            </span>
            <span className={styles.label}>{label}</span>
          </p>
        ))}
      </Grid>
    </div>
  );
}
