import { StatCards } from "#app/sections/stat-cards/stat-cards.tsx";
import { Line } from "#ui/line/line.tsx";
import type { Leads } from "#ui/line/place.ts";
import { Section } from "#ui/section/section.tsx";
import { Station } from "#ui/station/station.tsx";
import type { HomeContent } from "../home-content.ts";
import styles from "./stats.module.css";

export function Stats({ station, stats }: HomeContent["stats"]) {
  return (
    <Section labelledBy="stats" className={styles.stats}>
      <Line />
      <Station before heading={2} id="stats">
        {station}
      </Station>
      <StatCards stats={stats} />
    </Section>
  );
}

Stats.leads = { to: 0, phoneTo: 0, turn: "end" } satisfies Leads;
