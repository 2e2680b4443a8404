import { CaseSlider } from "#app/sections/case-slider/case-slider.tsx";
import { Line } from "#ui/line/line.tsx";
import { Section } from "#ui/section/section.tsx";
import { Station } from "#ui/station/station.tsx";
import type { HomeContent } from "../home-content.ts";
import styles from "./cases.module.css";

export function Cases({ station, label, read, studies }: HomeContent["cases"]) {
  return (
    <Section labelledBy="cases" className={styles.cases}>
      <Station number="11" lane={2} phoneLane={0} heading={2} id="cases">
        {station}
      </Station>
      <CaseSlider studies={studies} label={label} read={read} />
      <Line from={2} to={2} phone={{ from: 0, to: 0 }} />
    </Section>
  );
}
