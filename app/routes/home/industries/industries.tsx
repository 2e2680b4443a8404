import { href } from "react-router";
import { PageLink } from "#app/frame/page-link.tsx";
import { Headline } from "#app/sections/headline/headline.tsx";
import { Card } from "#ui/card/card.tsx";
import { Grid } from "#ui/grid/grid.tsx";
import { Line } from "#ui/line/line.tsx";
import { Picture } from "#ui/picture/picture.tsx";
import { Section } from "#ui/section/section.tsx";
import { Station } from "#ui/station/station.tsx";
import { TextLink } from "#ui/text-link/text-link.tsx";
import type { HomeContent } from "../home-content.ts";
import { laterLeads } from "../later-leads.ts";
import "#ui/push-row/push-row.css";
import styles from "./industries.module.css";

export function Industries({ heading, headline, next, industries }: HomeContent["industries"]) {
  return (
    <Section labelledBy="industries">
      <Line />
      <Station heading={2} id="industries">
        {heading}
      </Station>
      <Grid className={styles.opening}>
        <Headline className={styles.headline}>{headline}</Headline>
        <p className={styles.next}>
          <TextLink link={<PageLink to={href("/contact")} aria-label={`${next}: ${heading}`} />}>
            {next}
          </TextLink>
        </p>
      </Grid>
      <Grid className={`push-row ${styles.cards}`}>
        {industries.map(({ title, picture, content, path }) => (
          <Card
            key={path}
            heading={title}
            link={<PageLink to={path} />}
            picture={<Picture {...picture} fill className={styles.picture ?? ""} />}
            className={`${styles.card} fade-in`}
          >
            <p>{content}</p>
          </Card>
        ))}
      </Grid>
    </Section>
  );
}

Industries.leads = laterLeads.industries;
