import { href } from "react-router";
import { PageLink } from "#app/frame/page-link.tsx";
import { Faq } from "#app/sections/faq/faq.tsx";
import { Headline } from "#app/sections/headline/headline.tsx";
import { Grid } from "#ui/grid/grid.tsx";
import { Line } from "#ui/line/line.tsx";
import { Section } from "#ui/section/section.tsx";
import { Station } from "#ui/station/station.tsx";
import { TextLink } from "#ui/text-link/text-link.tsx";
import type { HomeContent } from "../home-content.ts";
import { laterLeads } from "../later-leads.ts";
import styles from "./questions.module.css";

export function Questions({ station, headline, count, faqs }: HomeContent["questions"]) {
  return (
    <Section labelledBy="questions" className={styles.questions}>
      <Line />
      <Station>{station}</Station>
      <Grid>
        <div className={styles.words}>
          <Headline id="questions">{headline}</Headline>
          <div className={styles.ways}>
            <TextLink link={<PageLink to={href("/planner")} />}>{count}</TextLink>
          </div>
        </div>
        <Faq faqs={faqs} className={styles.faq} />
      </Grid>
    </Section>
  );
}

Questions.leads = laterLeads.questions;
