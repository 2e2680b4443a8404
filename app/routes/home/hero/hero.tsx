import { href } from "react-router";
import { PageLink } from "#app/frame/page-link.tsx";
import { Button } from "#ui/button/button.tsx";
import { Grid } from "#ui/grid/grid.tsx";
import { Line } from "#ui/line/line.tsx";
import type { Leads } from "#ui/line/place.ts";
import { Section } from "#ui/section/section.tsx";
import type { HomeContent } from "../home-content.ts";
import styles from "./hero.module.css";
import { HeroFilm } from "./hero-film.tsx";

export function Hero({ introduction, next, ...film }: HomeContent["hero"]) {
  return (
    <Section ground="green" labelledBy="hero" className={styles.hero}>
      <Line className={styles.line} />
      <Grid className={styles.grid}>
        <h1 id="hero" className={styles.headline}>
          <span>
            Every pallet <br />
            moves to plan<span className={styles.stop}>.</span>
          </span>
        </h1>
        <div className={styles.introduction}>
          <p>{introduction}</p>
          <Button tone="signal" icon="arrow" link={<PageLink to={href("/contact")} />}>
            {next}
          </Button>
        </div>
        <HeroFilm {...film} />
      </Grid>
    </Section>
  );
}

/* The headline's full stop is its station, the page's first; the line begins there, see `--start`. */
Hero.leads = { to: 3, phoneTo: 4 } satisfies Leads;
