import { StatCards } from "#app/sections/stat-cards/stat-cards.tsx";
import { Line } from "#ui/line/line.tsx";
import { Section } from "#ui/section/section.tsx";
import { Station } from "#ui/station/station.tsx";
import type { HomeContent } from "../home-content.ts";
import styles from "./stats.module.css";

export function Stats({ station, stats }: HomeContent["stats"]) {
  return (
    <Section labelledBy="stats" className={styles.stats}>
      <Line from={3} to={0} phone={{ from: 4, to: 0 }} turn="end" />
      <Station number="02" lane={3} phoneLane={4} before heading={2} id="stats">
        {station}
      </Station>
      <StatCards stats={stats} />
    </Section>
  );
}
