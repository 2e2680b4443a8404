import { LogoMarquee } from "#app/sections/logo-marquee/logo-marquee.tsx";
import { customers } from "#content/customers.ts";
import { home } from "#content/home.ts";
import { Route } from "#ui/route/route.tsx";
import { Section } from "#ui/section/section.tsx";
import { Station } from "#ui/station/station.tsx";
import styles from "./customers.module.css";

export function Customers() {
  return (
    <Section labelledBy="customers" className={styles.customers}>
      <Route from={0} to={0} phone={{ from: 0, to: 0 }} />
      <Station number="03" lane={0} phoneLane={0} heading={2} id="customers">
        {home.customers.station}
      </Station>
      <LogoMarquee customers={customers} words={home.customers} />
    </Section>
  );
}
