import { LogoMarquee } from "#app/sections/logo-marquee/logo-marquee.tsx";
import { StatCards, type StatCardsProps } from "#app/sections/stat-cards/stat-cards.tsx";
import type { Customer } from "#content/company/customers.ts";
import { Line } from "#ui/line/line.tsx";
import type { Leads } from "#ui/line/place.ts";
import { Sections } from "#ui/line/sections.tsx";
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
};

/** The proof on a landing page: figures that count up, and customers. */
export function FiguresAndCustomers({ stats, customers, words }: FiguresAndCustomersProps) {
  return (
    <Sections>
      <Section labelledBy="stats" className={styles.figures} leads={left}>
        <Line />
        <Station heading={2} id="stats">
          {words.figures.station}
        </Station>
        <StatCards stats={stats} />
      </Section>
      <Section labelledBy="customers" className={styles.customers} leads={left}>
        <Line />
        <Station heading={2} id="customers">
          {words.customers.station}
        </Station>
        <LogoMarquee customers={customers} words={words.customers} />
      </Section>
    </Sections>
  );
}

const left: Leads = { to: 0, phoneTo: 0 };

FiguresAndCustomers.leads = { ...left, stations: 2 } satisfies Leads;
