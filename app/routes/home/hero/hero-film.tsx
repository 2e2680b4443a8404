import { Picture } from "#ui/picture/picture.tsx";
import { VideoPlayer } from "#ui/video-player/video-player.tsx";
import type { HomeContent } from "../home-content.ts";
import styles from "./hero.module.css";

const sources = [
  { src: "/videos/hero.webm", type: "video/webm" },
  { src: "/videos/hero.mp4", type: "video/mp4" },
];

type HeroFilmProps = Omit<HomeContent["hero"], "introduction" | "next">;

/** The scene at the crossing; it moves when the visitor says so. */
export function HeroFilm({ play, length, vehicle, payload, loading, still, phone }: HeroFilmProps) {
  return (
    <VideoPlayer
      className={styles.film}
      sources={sources}
      width={still.width}
      height={still.height}
      label={still.alt}
      playLabel={play}
      playNote={length}
      loadingLabel={loading}
      muted
      onFailure={(error) => console.error("The film could not be played", error)}
    >
      <Picture {...still} phone={phone} alt="" sizes="80vw" priority fill className={styles.still} />
      <p className={styles.tag}>
        <b>{vehicle}</b> {payload}
      </p>
    </VideoPlayer>
  );
}
