import { Picture } from "#ui/picture/picture.tsx";
import { VideoPlayer } from "#ui/video-player/video-player.tsx";
import type { HomeContent } from "../home-content.ts";
import styles from "./hero.module.css";

type HeroFilmProps = Omit<HomeContent["hero"], "introduction" | "next">;

/** A still of the scene at the crossing; when the visitor presses play, its film. */
export function HeroFilm({ play, note, film, vehicle, payload, loading, still, phone }: HeroFilmProps) {
  return (
    <VideoPlayer
      className={styles.film}
      sources={[
        { src: `${film.src}.webm`, type: "video/webm" },
        { src: `${film.src}.mp4`, type: "video/mp4" },
      ]}
      width={still.width}
      height={still.height}
      label={film.alt}
      playLabel={play}
      playNote={`${film.length}, ${note}`}
      loadingLabel={loading}
      muted
    >
      <Picture {...still} phone={phone} alt="" sizes="80vw" priority fill className={styles.still} />
      <p className={styles.tag}>
        <b>{vehicle}</b> {payload}
      </p>
    </VideoPlayer>
  );
}
