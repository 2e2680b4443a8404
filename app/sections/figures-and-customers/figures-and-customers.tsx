import { LogoMarquee } from "#app/sections/logo-marquee/logo-marquee.tsx";
import { StatCards, type StatCardsProps } from "#app/sections/stat-cards/stat-cards.tsx";
import type { Customer } from "#content/customers.ts";
import { type Lane, Line } from "#ui/line/line.tsx";
import { Section } from "#ui/section/section.tsx";
import { Station } from "#ui/station/station.tsx";
import styles from "./figures-and-customers.module.css";

type FiguresAndCustomersProps = {
  stats: StatCardsProps["stats"];
  customers: readonly Customer[];
  words: {
    figures: { station: string };
    customers: { station: string; label: string; pause: string; play: string };
  };
  numbers: readonly [string, string];
  /** The lane in which the line comes in; it leaves in the left one. */
  lane: Lane;
};

/** What a landing page proves: three figures that count up, and who stands behind them. */
export function FiguresAndCustomers({ stats, customers, words, numbers, lane }: FiguresAndCustomersProps) {
  return (
    <>
      <Section labelledBy="stats" className={styles.figures}>
        <Line from={lane} to={0} phone={{ from: 0, to: 0 }} />
        <Station number={numbers[0]} lane={0} phoneLane={0} heading={2} id="stats">
          {words.figures.station}
        </Station>
        <StatCards stats={stats} />
      </Section>
      <Section labelledBy="customers" className={styles.customers}>
        <Line from={0} to={0} phone={{ from: 0, to: 0 }} />
        <Station number={numbers[1]} lane={0} phoneLane={0} heading={2} id="customers">
          {words.customers.station}
        </Station>
        <LogoMarquee customers={customers} words={words.customers} />
      </Section>
    </>
  );
}
