import { href } from "react-router";
import { PageLink } from "#app/frame/page-link.tsx";
import { Headline } from "#app/sections/headline/headline.tsx";
import { Grid } from "#ui/grid/grid.tsx";
import { Line } from "#ui/line/line.tsx";
import { Section } from "#ui/section/section.tsx";
import { Station } from "#ui/station/station.tsx";
import { TextLink } from "#ui/text-link/text-link.tsx";
import type { HomeContent } from "../home-content.ts";
import { laterLeads } from "../later-leads.ts";
import { Doors } from "./doors.tsx";
import styles from "./use-cases.module.css";

export function UseCases({ heading, headline, next, read, useCases }: HomeContent["useCases"]) {
  return (
    <Section labelledBy="use-cases">
      <Line />
      <Station heading={2} id="use-cases">
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
      <Doors useCases={useCases} read={read} />
    </Section>
  );
}

UseCases.leads = laterLeads.useCases;
