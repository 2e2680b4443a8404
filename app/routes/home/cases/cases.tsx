import { CaseSlider } from "#app/sections/case-slider/case-slider.tsx";
import { caseStudies } from "#content/case-studies.ts";
import { home } from "#content/home.ts";
import { Route } from "#ui/route/route.tsx";
import { Section } from "#ui/section/section.tsx";
import { Station } from "#ui/station/station.tsx";
import styles from "./cases.module.css";

export function Cases() {
  const { station, label, read } = home.cases;
  return (
    <Section labelledBy="cases" className={styles.cases}>
      <CaseSlider studies={caseStudies} label={label} read={read} />
      <Route from={2} to={2} phone={{ from: 0, to: 0 }} className={styles.route} />
      <Station number="11" lane={2} phoneLane={0} heading={2} id="cases">
        {station}
      </Station>
    </Section>
  );
}
