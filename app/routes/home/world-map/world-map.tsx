import { LoopingVideo } from "#app/sections/looping-video/looping-video.tsx";
import { FigureNumber } from "#ui/figure-number/figure-number.tsx";
import { Grid } from "#ui/grid/grid.tsx";
import { Line } from "#ui/line/line.tsx";
import { Section } from "#ui/section/section.tsx";
import { Station } from "#ui/station/station.tsx";
import type { HomeContent } from "../home-content.ts";
import { laterLeads } from "../later-leads.ts";
import styles from "./world-map.module.css";

const sources = [
  { src: "/videos/map.webm", type: "video/webm" },
  { src: "/videos/map.mp4", type: "video/mp4" },
];

export function WorldMap({ station, figure, unit, text, words, poster }: HomeContent["map"]) {
  return (
    <Section ground="green" labelledBy="world-map" className={styles.map}>
      <LoopingVideo
        sources={sources}
        poster={poster.src}
        width={poster.width}
        height={poster.height}
        words={words}
        className={styles.film}
        controlClassName={styles.control}
      />
      <Line />
      <Station>{station}</Station>
      <Grid className={styles.words}>
        <h2 id="world-map" className={styles.headline}>
          <FigureNumber size="xl" className={styles.figure ?? ""}>
            {figure}
          </FigureNumber>{" "}
          <span className={styles.unit}>
            {unit[0]} <br />
            {unit[1]}
          </span>
        </h2>
        <p className={styles.text}>{text}</p>
      </Grid>
    </Section>
  );
}

WorldMap.leads = laterLeads.worldMap;
