import type { CSSProperties } from "react";
import { PageLink } from "#app/frame/page-link.tsx";
import { Trail } from "#app/sections/trail/trail.tsx";
import { Button } from "#ui/button/button.tsx";
import { Grid } from "#ui/grid/grid.tsx";
import type { Leads } from "#ui/line/place.ts";
import { Picture } from "#ui/picture/picture.tsx";
import { Section } from "#ui/section/section.tsx";
import { VideoPlayer } from "#ui/video-player/video-player.tsx";
import type { VehicleData } from "../load-vehicle.ts";
import styles from "./hero.module.css";
import { nameSize } from "./name-size.ts";

type HeroProps = Pick<
  VehicleData,
  "contact" | "heading" | "description" | "vehicle" | "figures" | "film" | "picture" | "extent" | "words"
>;

/** The `sizes` attribute: the picture is as high as the window and cropped at its sides. */
const half = "(width<768px)100vw,75vw";

/**
 * The vehicle's name, and its payload larger than the number in the name; beside them the vehicle, in motion if there
 * is a film.
 */
export function Hero({
  contact,
  heading,
  description,
  vehicle,
  figures,
  film,
  picture,
  extent,
  words,
}: HeroProps) {
  const [line, number, ...rest] = heading.split(" ");
  const name = rest.join(" ");
  const payload = figures.find(({ label }) => label === "Payload");
  const span = { "--from": extent[0] / 100, "--to": extent[1] / 100 } as CSSProperties;
  return (
    <Section ground="green" className={styles.hero}>
      <Grid className={styles.grid}>
        <div className={styles.words}>
          <Trail above={words.above} current={vehicle.title} />
          <h1 className={styles.heading}>
            <span className={styles.line}>
              {line} {number}
            </span>{" "}
            <span className={styles.name} style={{ "--name": `${nameSize(name)}vw` } as CSSProperties}>
              <span className={styles.fitted}>{name}</span>
              <i className={styles.stop} />
              <i className={styles.way} />
            </span>
          </h1>
          {vehicle.variant && <p className={styles.variant}>{vehicle.variant}</p>}
          {payload && (
            <p className={styles.payload}>
              <span className={styles.number}>
                <span className={styles.fitted}>{payload.value}</span>
              </span>{" "}
              <span>
                {payload.unit} {payload.label.toLowerCase()}
              </span>
            </p>
          )}
          <p className={styles.description}>{description}</p>
          <p>
            <Button tone="signal" icon="arrow" link={<PageLink to={contact} />}>
              {words.quote}
            </Button>
          </p>
        </div>
        {film ? (
          <VideoPlayer
            className={styles.picture}
            sources={[
              { src: `${film.src}.webm`, type: "video/webm" },
              { src: `${film.src}.mp4`, type: "video/mp4" },
            ]}
            poster={`${film.src}.webp`}
            width={film.portrait.width}
            height={film.portrait.height}
            label={film.alt}
            playLabel={words.film.play}
            playNote={`${film.length}, ${words.film.note}`}
            loadingLabel={words.film.loading}
            muted
            loop
          >
            <div className={styles.still} style={span}>
              <Picture {...film.portrait} alt="" sizes={half} priority fill className={styles.portrait} />
            </div>
          </VideoPlayer>
        ) : (
          <div className={styles.picture} style={span}>
            <Picture {...picture} sizes={half} priority fill className={styles.portrait} />
          </div>
        )}
      </Grid>
    </Section>
  );
}

Hero.leads = { to: 2, phoneTo: 4, stations: 0 } satisfies Leads;
