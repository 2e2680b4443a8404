import { Faq } from "#app/sections/faq/faq.tsx";
import { Headline } from "#app/sections/headline/headline.tsx";
import { Grid } from "#ui/grid/grid.tsx";
import { Line } from "#ui/line/line.tsx";
import { Section } from "#ui/section/section.tsx";
import { Station } from "#ui/station/station.tsx";
import type { HomeContent } from "../home-content.ts";
import { laterLeads } from "../later-leads.ts";
import styles from "./questions.module.css";

export function Questions({ station, headline, faqs }: HomeContent["questions"]) {
  return (
    <Section labelledBy="questions" className={styles.questions}>
      <Line />
      <Station>{station}</Station>
      <Grid>
        <Headline id="questions" className={styles.headline}>
          {headline}
        </Headline>
        <Faq faqs={faqs} className={styles.faq} />
      </Grid>
    </Section>
  );
}

Questions.leads = laterLeads.questions;
