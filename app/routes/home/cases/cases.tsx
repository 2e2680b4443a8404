import { CaseSlider } from "#app/sections/case-slider/case-slider.tsx";
import { Line } from "#ui/line/line.tsx";
import { Section } from "#ui/section/section.tsx";
import { Station } from "#ui/station/station.tsx";
import type { HomeContent } from "../home-content.ts";
import { laterLeads } from "../later-leads.ts";
import styles from "./cases.module.css";

export function Cases({ station, label, read, studies }: HomeContent["cases"]) {
  return (
    <Section labelledBy="cases" className={styles.cases}>
      <Station heading={2} id="cases">
        {station}
      </Station>
      <CaseSlider studies={studies} label={label} read={read} />
      <Line />
    </Section>
  );
}

Cases.leads = laterLeads.cases;
