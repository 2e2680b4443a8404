import { pictureUrl } from "#app/pictures.ts";
import { home } from "#content/home.ts";
import { VideoPlayer } from "#ui/video-player/video-player.tsx";
import styles from "./hero.module.css";

const sources = [
  { src: "/videos/hero.webm", type: "video/webm" },
  { src: "/videos/hero.mp4", type: "video/mp4" },
];

/** The scene at the crossing; it moves when the visitor says so. */
export function HeroFilm() {
  const { play, length, vehicle, payload } = home.hero;
  const still = pictureUrl("hero");
  const phone = pictureUrl("hero-phone");
  return (
    <VideoPlayer
      className={styles.film}
      sources={sources}
      poster={still.src}
      width={still.width}
      height={still.height}
      label={still.alt}
      playLabel={play}
      playNote={length}
      loadingLabel="The film is loading"
      muted
      onFailure={(error) => console.error("The film could not be played", error)}
    >
      <picture className={styles.still}>
        <source media="(width < 768px)" srcSet={phone.src} />
        <img src={still.src} width={still.width} height={still.height} alt="" fetchPriority="high" />
      </picture>
      <p className={styles.tag}>
        <b>{vehicle}</b> {payload}
      </p>
    </VideoPlayer>
  );
}
