import { LogoMarquee } from "#app/sections/logo-marquee/logo-marquee.tsx";
import { Line } from "#ui/line/line.tsx";
import type { Leads } from "#ui/line/place.ts";
import { Section } from "#ui/section/section.tsx";
import { Station } from "#ui/station/station.tsx";
import type { HomeContent } from "../home-content.ts";
import styles from "./customers.module.css";

export function Customers({ station, customers, ...words }: HomeContent["customers"]) {
  return (
    <Section labelledBy="customers" className={styles.customers}>
      <Line />
      <Station heading={2} id="customers">
        {station}
      </Station>
      <LogoMarquee customers={customers} words={words} />
    </Section>
  );
}

Customers.leads = { to: 0, phoneTo: 0 } satisfies Leads;
